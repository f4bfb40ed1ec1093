;;; driver.el --- What the Emacs drivers share  -*- lexical-binding: t -*-

;; Each driver is run as
;;   emacs -Q --batch -L editors/emacs -L Drivers -l DRIVER.el FILE.swift EXPECTED.swift PROGRAM ARGUMENT...
;; and prints "ok NAME" or "not ok NAME: why" for each check; the exit status is 1 when one failed.

;;; Code:

(require 'seq)
(require 'subr-x)

(setq make-backup-files nil create-lockfiles nil auto-save-default nil
      native-comp-deferred-compilation nil native-comp-jit-compilation nil
      inhibit-message t)
(prefer-coding-system 'utf-8)

(defvar driver-failures 0)

(defun driver-check (name good &optional why)
  "Report the check NAME, which passed if GOOD is non-nil, else failed for WHY."
  (if good
      (princ (format "ok %s\n" name))
    (setq driver-failures (1+ driver-failures))
    (princ (format "not ok %s: %S\n" name why))))

(defun driver-wait (condition)
  "Wait until CONDITION returns non-nil, and return what it does."
  (let ((end (+ (float-time) 30)) result)
    (while (and (not (setq result (funcall condition))) (< (float-time) end))
      (accept-process-output nil 0.02)
      (sit-for 0.01))
    result))

(defun driver-end ()
  "Leave Emacs with the exit status that the checks deserve."
  (set-buffer-modified-p nil)
  (kill-emacs (if (= driver-failures 0) 0 1)))

(defun driver-file-text (file)
  "Return the text of FILE."
  (with-temp-buffer (insert-file-contents file) (buffer-string)))

(defun driver-text ()
  "Return the text of the current buffer."
  (buffer-substring-no-properties (point-min) (point-max)))

(defun driver-go-to-finding ()
  "Move to the modifier that the finding in TrailList.swift is about."
  (goto-char (point-min))
  (search-forward "sheet(isPresented:")
  (goto-char (match-beginning 0)))

;; The arguments.
(when (equal (car command-line-args-left) "--") (pop command-line-args-left))
(defvar driver-file (expand-file-name (pop command-line-args-left)))
(defvar driver-expected (driver-file-text (pop command-line-args-left)))
(defvar driver-original (if (file-directory-p driver-file) "" (driver-file-text driver-file)))
(defvar driver-command command-line-args-left)
(setq command-line-args-left nil)

(load (expand-file-name "swift-major-mode" (file-name-directory (or load-file-name buffer-file-name))) nil t)

(require 'swiftui-patterns)
(when driver-command (setq swiftui-patterns-executable (car driver-command)))

(provide 'driver)
;;; driver.el ends here
