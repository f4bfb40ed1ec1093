;;; check-package.el --- Byte-compile the package and check its documentation  -*- lexical-binding: t -*-

;; emacs -Q --batch -l check-package.el FILE.el

;;; Code:

(require 'bytecomp)
(require 'checkdoc)

(let* ((file (expand-file-name (car (last command-line-args-left))))
       (byte-compile-dest-file-function (lambda (_) (make-temp-file "check-package" nil ".elc")))
       (byte-compile-error-on-warn t)
       (complaints nil))
  (setq command-line-args-left nil)
  (princ (if (eq t (byte-compile-file file)) "ok it compiles without warnings\n"
           (push "compile" complaints)
           "not ok it compiles without warnings\n"))
  (let ((checkdoc-create-error-function
         (lambda (text start _end &optional _unfixable)
           (push (format "%d: %s" (line-number-at-pos start) text) complaints)
           nil)))
    (with-current-buffer (find-file-noselect file)
      (checkdoc-current-buffer t)))
  (princ (if complaints (format "not ok its documentation strings are well written: %S\n" complaints)
           "ok its documentation strings are well written\n"))
  (kill-emacs (if complaints 1 0)))
;;; check-package.el ends here
