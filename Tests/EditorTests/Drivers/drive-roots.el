;;; drive-roots.el --- Compare Eglot's findings with those of `check'  -*- lexical-binding: t -*-

;; Run as
;;   emacs -Q --batch -L editors/emacs -L Drivers -l drive-roots.el -- APP EXPECTED PROGRAM ARGUMENT...
;; EXPECTED has a line "FILE<tab>LINE<tab>RULE<tab>MESSAGE" for each finding, and one "FILE" for each file, in the order to open.

;;; Code:

(require 'driver)
(require 'eglot)
(require 'flymake)
(require 'swiftui-patterns)
(load "swift-major-mode" t)

(setq eglot-sync-connect 30 eglot-connect-timeout 60 eglot-autoshutdown nil
      swiftui-patterns-rass-executable "no-rass-here")
(advice-add 'swiftui-patterns-command :override (lambda () driver-command))
(swiftui-patterns-eglot-setup)

(defvar driver-files nil "The files to open, in reverse.")
(defvar driver-wanted nil "Pairs of a file and a list of its findings, each a line and a message.")

(dolist (line (split-string driver-expected "\n" t))
  (let ((parts (split-string line "\t")))
    (if (cdr parts)
        (push (cons (string-to-number (nth 1 parts)) (nth 3 parts)) (alist-get (car parts) driver-wanted nil nil #'equal))
      (push line driver-files))))

(defun driver-found ()
  "Findings in the current buffer, each a line and a message."
  (flymake-start)
  (accept-process-output nil 0.05)
  (mapcar (lambda (found)
            (cons (line-number-at-pos (flymake-diagnostic-beg found)) (flymake-diagnostic-text found)))
          (flymake-diagnostics)))

(defun driver-same (wanted)
  "Whether the current buffer has the findings WANTED and no other."
  (let ((found (driver-found)))
    (and (= (length found) (length wanted))
         (seq-every-p (lambda (each)
                        (seq-some (lambda (other)
                                    (and (= (car each) (car other)) (string-match-p (regexp-quote (cdr each)) (cdr other))))
                                  found))
                      wanted))))

(dolist (file (reverse driver-files))
  (find-file (expand-file-name file driver-file))
  (unless (eglot-managed-p) (call-interactively #'eglot))
  (driver-wait #'eglot-managed-p)
  (unless (bound-and-true-p flymake-mode) (flymake-mode 1)))
(dolist (file (reverse driver-files))
  (find-file (expand-file-name file driver-file))
  (let ((wanted (alist-get file driver-wanted nil nil #'equal)))
    (driver-wait (lambda () (driver-same wanted)))
    (driver-check (format "the findings of %s" file) (driver-same wanted) (driver-found))))
(driver-check "one server for all" (= 1 (length (apply #'append (hash-table-values eglot--servers-by-project)))))
(driver-end)

;;; drive-roots.el ends here
