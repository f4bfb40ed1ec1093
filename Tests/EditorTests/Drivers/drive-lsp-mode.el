;;; drive-lsp-mode.el --- Drive lsp-mode, beside sourcekit-lsp  -*- lexical-binding: t -*-

;;; Code:

(require 'driver)
(setq lsp-session-file (make-temp-file "lsp-session") lsp-auto-guess-root nil lsp-enable-snippet nil lsp-restart 'ignore
      lsp-enable-suggest-server-download nil lsp-client-packages nil lsp-diagnostics-provider :flymake
      lsp-enable-file-watchers nil lsp-warn-no-matched-clients nil lsp-idle-delay 0.05
      lsp-modeline-diagnostics-enable nil lsp-modeline-code-actions-enable nil lsp-headerline-breadcrumb-enable nil
      lsp-lens-enable nil lsp-response-timeout 60)
(require 'lsp-mode)
(require 'lsp-diagnostics)
(require 'lsp-modeline)
(advice-add 'swiftui-patterns-command :override (lambda () driver-command))

;; As lsp-sourcekit does it.
(lsp-register-client
 (make-lsp-client :new-connection (lsp-stdio-connection '("sourcekit-lsp")) :major-modes '(swift-mode)
                  :server-id 'sourcekit-lsp))

(lsp-workspace-folders-add (directory-file-name (locate-dominating-file driver-file "Package.swift")))
(find-file driver-file)
(lsp)
(driver-wait (lambda ()
               (and (= 2 (length (lsp-workspaces)))
                    (seq-every-p (lambda (workspace) (eq 'initialized (lsp--workspace-status workspace)))
                                 (lsp-workspaces)))))
(let ((servers (mapcar (lambda (workspace) (lsp--client-server-id (lsp--workspace-client workspace)))
                       (lsp-workspaces))))
  (driver-check "the server is there beside sourcekit-lsp"
                (equal (sort servers #'string<) '(sourcekit-lsp swiftui-patterns)) servers))

(defun driver-findings ()
  "Findings of item-driven-sheet in the current buffer."
  (seq-filter (lambda (found) (equal (lsp:diagnostic-code? found) "item-driven-sheet"))
              (append (gethash (lsp--fix-path-casing (buffer-file-name)) (lsp-diagnostics t)) nil)))

(driver-wait #'driver-findings)
(driver-check "one finding of item-driven-sheet" (= 1 (length (driver-findings))) (lsp-diagnostics t))

(driver-go-to-finding)
(let ((hover (lsp-request "textDocument/hover" (lsp--text-document-position-params))))
  (driver-check "the hover quotes the handbook"
                (and hover (string-match-p "Let the item drive the sheet"
                                           (lsp--render-on-hover-content (lsp:hover-contents hover) t)))
                hover))

(let* ((actions (append (lsp-get-or-calculate-code-actions nil) nil))
       (fix (seq-find (lambda (action) (lsp:code-action-is-preferred? action)) actions)))
  (driver-check "a preferred fix is offered" fix (mapcar #'lsp:code-action-title actions))
  (undo-boundary)
  (when fix (lsp-execute-code-action fix))
  (driver-wait (lambda () (not (equal (driver-text) driver-original))))
  (driver-check "the fix gives the expected file" (equal (driver-text) driver-expected) (driver-text)))
(driver-wait (lambda () (null (driver-findings))))
(driver-check "the finding goes with the fix" (null (driver-findings)) (driver-findings))

(undo-boundary)
(setq last-command nil)
(undo)
(driver-check "one undo gives the text back" (equal (driver-text) driver-original) (driver-text))
(driver-wait #'driver-findings)

(undo-boundary)
(swiftui-patterns-fix-buffer)
(driver-wait (lambda () (not (equal (driver-text) driver-original))))
(driver-check "fixing the buffer gives the expected file" (equal (driver-text) driver-expected) (driver-text))

(setq lsp-keep-workspace-alive nil)
(ignore-errors (lsp-disconnect))
(driver-end)
;;; drive-lsp-mode.el ends here
