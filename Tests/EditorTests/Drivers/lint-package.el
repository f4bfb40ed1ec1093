;;; lint-package.el --- Hold the package to the rules of package archives  -*- lexical-binding: t -*-

;; emacs -Q --batch -l lint-package.el FILE.el

;;; Code:

(require 'package)
(require 'package-lint)
(setq package-archives nil)

(let* ((allowed '("\\`Package should have a Homepage"  ; the project has no public address yet
                  ;; It connects to packages that are not needed, and has to wait for the one that is used.
                  "\\``with-eval-after-load' is for use in configurations"))
       (found (with-current-buffer (find-file-noselect (car (last command-line-args-left)))
                (seq-remove (lambda (complaint)
                              (seq-some (lambda (pattern) (string-match-p pattern (nth 3 complaint))) allowed))
                            (package-lint-buffer)))))
  (setq command-line-args-left nil)
  (princ (if found (format "not ok package-lint: %S\n" found) "ok package-lint\n"))
  (kill-emacs (if found 1 0)))
;;; lint-package.el ends here
