;;; drive-readme.el --- Drive an Emacs with the README's snippets in its init file  -*- lexical-binding: t -*-

;;   emacs -Q --batch -l swift-major-mode.el -l ~/.emacs.d/init.el -l drive-readme.el -- FILE.swift EXPECTED.swift

;;; Code:

(add-to-list 'load-path (file-name-directory load-file-name))
(require 'driver)
(require 'eglot)
(require 'flymake)

(setq eglot-sync-connect 30 eglot-connect-timeout 60 eglot-send-changes-idle-time 0.05
      eglot-confirm-server-initiated-edits nil eglot-confirm-server-edits nil)

(driver-check "the package is the installed one"
              (string-prefix-p (expand-file-name "~/.local/") (locate-library "swiftui-patterns"))
              (locate-library "swiftui-patterns"))
(driver-check "the keys are bound" (eq (lookup-key swift-mode-map (kbd "C-c e")) 'swiftui-patterns-explain))

(defun driver-findings ()
  "Findings of the server in the current buffer."
  (when (eglot-managed-p)
    (eglot--signal-textDocument/didChange)
    (flymake-start))
  (accept-process-output nil 0.05)
  (seq-filter (lambda (found) (string-match-p "showsTrail" (flymake-diagnostic-text found)))
              (flymake-diagnostics)))

(defun driver-shows (count)
  "Wait until there are COUNT findings."
  (driver-wait (lambda () (= count (length (driver-findings))))))

(find-file driver-file)
(driver-check "fix on save is on" swiftui-patterns-fix-on-save-mode)
(call-interactively #'eglot)
(driver-wait #'eglot-managed-p)
(unless (bound-and-true-p flymake-mode) (flymake-mode 1))
(driver-check "the finding is shown" (driver-shows 1) (mapcar #'flymake-diagnostic-text (flymake-diagnostics)))

;; The fix.
(driver-go-to-finding)
(let ((fix (seq-find (lambda (action) (eq t (plist-get action :isPreferred)))
                     (append (eglot-code-actions (line-beginning-position) (line-end-position) nil nil) nil))))
  (undo-boundary)
  (cond ((null fix))
        ((fboundp 'eglot-execute) (eglot-execute (eglot-current-server) fix))
        (t (eglot--apply-workspace-edit (plist-get fix :edit)))))
(driver-check "the code action fixes it" (equal (driver-text) driver-expected) (driver-text))
(undo-boundary)
(setq last-command nil)
(undo)
(driver-check "undo brings the finding back" (and (equal (driver-text) driver-original) (driver-shows 1)) (driver-text))

;; The handbook, about the finding at point.
(driver-go-to-finding)
(driver-check "explain offers the finding's rule" (equal (swiftui-patterns--rule-at-point) "item-driven-sheet")
              (swiftui-patterns--rule-at-point))
(save-window-excursion (swiftui-patterns-explain "item-driven-sheet"))
(driver-check "explain shows the handbook"
              (with-current-buffer "*swiftui-patterns*" (string-match-p "Let the item drive the sheet" (buffer-string))))

;; Fix on save.
(undo-boundary)
(set-buffer-modified-p t)
(save-buffer)
(driver-check "the written file is fixed" (equal (driver-file-text driver-file) driver-expected)
              (driver-file-text driver-file))
(undo-boundary)
(setq last-command nil)
(undo)
(driver-shows 1)

;; The settings file, without a restart.
(defvar driver-settings (expand-file-name "../../.swiftui-patterns.json" (file-name-directory driver-file)))
(defun driver-set (text)
  "Write TEXT to the settings file."
  (with-temp-file driver-settings (insert text)))
(driver-set "{ \"rules\": { \"item-driven-sheet\": \"off\" } }")
(defun driver-notices (count)
  "Wait until there are COUNT findings, and take news of files meanwhile: only `read-event' does in batch mode."
  (driver-wait (lambda ()
                 (read-event nil nil 0.05)
                 (= count (length (driver-findings))))))
(driver-check "the settings file turns the rule off" (driver-notices 0) (flymake-diagnostics))
(driver-set "{}")
(driver-check "and on again" (driver-notices 1) (flymake-diagnostics))

;; A killed server.
(defvar driver-server (jsonrpc--process (eglot-current-server)))
(signal-process (process-id driver-server) 'SIGKILL)
(driver-wait (lambda () (not (process-live-p driver-server))))
(driver-check "a killed server is noticed" (not (process-live-p driver-server)))
(driver-wait (lambda () (not (eglot-managed-p))))
(call-interactively #'eglot)
(driver-wait #'eglot-managed-p)
(driver-check "another one brings the finding back" (driver-shows 1) (flymake-diagnostics))
(ignore-errors (eglot-shutdown (eglot-current-server) nil 10))
(driver-end)
;;; drive-readme.el ends here
