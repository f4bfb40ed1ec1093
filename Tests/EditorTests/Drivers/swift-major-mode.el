;;; swift-major-mode.el --- A major mode for Swift  -*- lexical-binding: t -*-

;; The real one where it is on the load path, else a stand-in.

;;; Code:

(unless (require 'swift-mode nil t)
  (defvar swift-mode-map (make-sparse-keymap))
  (define-derived-mode swift-mode prog-mode "Swift"
    "Stand-in for swift-mode."
    (setq-local comment-start "// "))
  (add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode))
  (provide 'swift-mode))
(add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode))

(provide 'swift-major-mode)
;;; swift-major-mode.el ends here
