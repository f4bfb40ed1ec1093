;;; drive-flycheck.el --- Drive the Flycheck checker  -*- lexical-binding: t -*-

;;; Code:

(require 'driver)
(require 'flycheck)

(setq flycheck-check-syntax-automatically nil)
(swiftui-patterns-flycheck-setup)
(find-file driver-file)
(setq flycheck-checkers '(swiftui-patterns))
(flycheck-mode 1)
(flycheck-buffer)
(driver-wait (lambda () flycheck-current-errors))

(let* ((errors (seq-filter (lambda (found) (equal (flycheck-error-id found) "item-driven-sheet"))
                           flycheck-current-errors))
       (found (car errors)))
  (driver-check "one finding of item-driven-sheet" (= 1 (length errors)) flycheck-current-errors)
  (when found
    (driver-check "it is a warning" (eq (flycheck-error-level found) 'warning) (flycheck-error-level found))
    (let ((region (flycheck-error-region-for-mode found 'columns)))
      (driver-check "its range is the modifier after the emoji"
                    (string-prefix-p "sheet(isPresented:"
                                     (buffer-substring-no-properties (car region) (cdr region)))
                    (buffer-substring-no-properties (car region) (cdr region))))
    (driver-go-to-finding)
    (driver-check "the rule at point is known" (equal (swiftui-patterns--rule-at-point) "item-driven-sheet")
                  (swiftui-patterns--rule-at-point))))
(driver-end)
;;; drive-flycheck.el ends here
