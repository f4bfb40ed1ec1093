;;; drive-eglot.el --- Drive Eglot against the built server  -*- lexical-binding: t -*-

;; With RASS in the environment, the contact is the package's for two servers, through that `rass'.

;;; Code:

(require 'driver)
(require 'eglot)
(require 'flymake)

(setq eglot-sync-connect 30 eglot-connect-timeout 60 eglot-autoshutdown t eglot-send-changes-idle-time 0.05
      eglot-confirm-server-initiated-edits nil eglot-confirm-server-edits nil)

(let ((rass (getenv "RASS")))
  (setq swiftui-patterns-rass-executable (or rass "no-rass-here"))
  (advice-add 'swiftui-patterns-command :override (lambda () driver-command))
  (swiftui-patterns-eglot-setup)
  (driver-check "the contact is the expected one"
                (equal (swiftui-patterns-eglot-contact)
                       (if rass (append (list rass "--" "sourcekit-lsp" "--") driver-command) driver-command))
                (swiftui-patterns-eglot-contact)))

(defun driver-findings ()
  "Findings of the server in the current buffer.
Nothing is idle in batch mode: changes have to be sent and Flymake has to be asked by hand."
  (eglot--signal-textDocument/didChange)
  (flymake-start)
  (accept-process-output nil 0.05)
  (seq-filter (lambda (found) (string-match-p "item-driven-sheet\\|showsTrail\\|shows'" (flymake-diagnostic-text found)))
              (flymake-diagnostics)))

(find-file driver-file)
(call-interactively #'eglot)
(driver-wait #'eglot-managed-p)          ; in batch mode `eglot' may return before the buffer is managed
(driver-check "the server manages the buffer" (eglot-managed-p))
(unless (bound-and-true-p flymake-mode) (flymake-mode 1))

;; Findings.
(driver-wait #'driver-findings)
(let* ((findings (driver-findings))
       (finding (car findings)))
  (driver-check "one finding of item-driven-sheet" (= 1 (length findings))
                (mapcar #'flymake-diagnostic-text (flymake-diagnostics)))
  (unless finding (driver-end))
  (driver-check "its range is the modifier after the emoji"
                (string-prefix-p "sheet(isPresented:"
                                 (buffer-substring-no-properties (flymake-diagnostic-beg finding)
                                                                 (flymake-diagnostic-end finding)))
                (buffer-substring-no-properties (flymake-diagnostic-beg finding) (flymake-diagnostic-end finding)))
  (driver-check "its message names the flag and the optional"
                (let ((text (flymake-diagnostic-text finding)))
                  (and (string-match-p "showsTrail" text) (string-match-p "tappedTrail" text)))
                (flymake-diagnostic-text finding)))

;; Hover, unless sourcekit-lsp's comes first.
(unless (getenv "RASS")
  (driver-go-to-finding)
  (let (hover)
    (driver-wait (lambda ()
                   (eglot-hover-eldoc-function (lambda (text &rest _) (setq hover text)))
                   (accept-process-output nil 0.2)
                   hover))
    (driver-check "the hover quotes the handbook" (and hover (string-match-p "Let the item drive the sheet" hover)) hover)))

;; The fix, chosen from the code actions on the finding's line.
(defun driver-actions (kind)
  "Code actions of KIND, or of any kind, on the finding's line."
  (driver-go-to-finding)
  (append (ignore-errors (eglot-code-actions (line-beginning-position) (line-end-position) kind nil)) nil))

(defun driver-execute (action)
  "Execute ACTION as the user's Eglot would; before 1.15 it has no function for that."
  (if (fboundp 'eglot-execute)
      (eglot-execute (eglot-current-server) action)
    (driver-check "the edit is in the action, since this Eglot cannot resolve it" (plist-get action :edit) action)
    (eglot--apply-workspace-edit (plist-get action :edit))))

(let* ((actions (driver-actions nil))
       (fix (seq-find (lambda (action) (eq t (plist-get action :isPreferred))) actions)))
  (driver-check "a preferred fix is offered" fix (mapcar (lambda (action) (plist-get action :title)) actions))
  (undo-boundary)
  (when fix (driver-execute fix))
  (driver-wait (lambda () (not (equal (driver-text) driver-original))))
  (driver-check "the fix gives the expected file" (equal (driver-text) driver-expected) (driver-text)))
(driver-wait (lambda () (null (driver-findings))))
(driver-check "the finding goes with the fix" (null (driver-findings)) (flymake-diagnostics))

(undo-boundary)
(setq last-command nil)
(undo)
(driver-check "one undo gives the text back" (equal (driver-text) driver-original) (driver-text))
(driver-wait #'driver-findings)
(driver-check "undo brings the finding back" (= 1 (length (driver-findings))) (flymake-diagnostics))

;; Fix on save.
(undo-boundary)
(swiftui-patterns-fix-on-save-mode 1)
(set-buffer-modified-p t)
(save-buffer)
(driver-check "the written file is fixed" (equal (driver-file-text driver-file) driver-expected)
              (driver-file-text driver-file))
(swiftui-patterns-fix-on-save-mode -1)
(undo-boundary)
(setq last-command nil)
(undo)
(driver-check "undo takes the fix on save back" (equal (driver-text) driver-original) (driver-text))
(driver-wait #'driver-findings)

;; Typing.
(driver-go-to-finding)
(beginning-of-line)
(insert "\n")
(forward-line -1)
(seq-do (lambda (character)
          (insert character)
          (when (memq character '(?\s ?-)) (accept-process-output nil 0.02)))
        "    // swiftui-patterns:disable:next item-driven-sheet - shown on purpose 🗺️")
(driver-wait (lambda () (null (driver-findings))))
(driver-check "a typed comment removes the finding" (null (driver-findings)) (flymake-diagnostics))
(delete-region (line-beginning-position) (line-beginning-position 2))
(driver-wait #'driver-findings)
(driver-check "the finding returns without the comment" (= 1 (length (driver-findings))) (flymake-diagnostics))

(driver-check "the rest of the text is untouched" (equal (driver-text) driver-original) (driver-text))
(ignore-errors (eglot-shutdown (eglot-current-server) nil 10))
(driver-end)
;;; drive-eglot.el ends here
