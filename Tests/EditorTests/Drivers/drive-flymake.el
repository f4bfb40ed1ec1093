;;; drive-flymake.el --- Drive the Flymake backend, without a language client  -*- lexical-binding: t -*-

;;; Code:

(require 'driver)
(require 'flymake)

(swiftui-patterns-flymake-setup)
(find-file driver-file)
(flymake-mode 1)

(defun driver-check-again (number)
  "Check the buffer until NUMBER findings of item-driven-sheet are there, and return them."
  (let (findings)
    (flymake-start)
    (driver-wait (lambda ()
                   (setq findings (seq-filter (lambda (found)
                                                (string-match-p "item-driven-sheet" (flymake-diagnostic-text found)))
                                              (flymake-diagnostics)))
                   (= number (length findings))))
    findings))

(let* ((findings (driver-check-again 1))
       (finding (car findings)))
  (driver-check "one finding of item-driven-sheet" (= 1 (length findings)) (flymake-diagnostics))
  (unless finding (driver-end))
  (driver-check "it comes from the package's backend" (eq (flymake-diagnostic-backend finding) 'swiftui-patterns-flymake)
                (flymake-diagnostic-backend finding))
  (driver-check "its range is the modifier after the emoji"
                (string-prefix-p "sheet(isPresented:"
                                 (buffer-substring-no-properties (flymake-diagnostic-beg finding)
                                                                 (flymake-diagnostic-end finding)))
                (buffer-substring-no-properties (flymake-diagnostic-beg finding) (flymake-diagnostic-end finding)))
  (driver-check "it is a warning" (eq (flymake-diagnostic-type finding) :warning) (flymake-diagnostic-type finding))
  (driver-go-to-finding)
  (driver-check "the rule at point is known" (equal (swiftui-patterns--rule-at-point) "item-driven-sheet")
                (swiftui-patterns--rule-at-point)))

;; The text that is checked is the buffer's, not the file's.
(goto-char (point-max))
(insert "
struct TrailButton: View {
  @State private var shows = false
  @State private var picked: Trail?

  var body: some View {
    Button(\"Pick 🥾\") {
      picked = Trail(id: 1, name: \"é😀\")
      shows = true
    }
    .sheet(isPresented: $shows) {
      if let picked {
        TrailSheet(trail: picked)
      }
    }
  }
}
")
(let ((findings (driver-check-again 2)))
  (driver-check "an unsaved view adds its finding" (= 2 (length findings)) (flymake-diagnostics)))
(erase-buffer)
(insert driver-original)
(driver-check-again 1)

;; Without a language server the program makes the fixes.
(undo-boundary)
(swiftui-patterns-fix-buffer)
(driver-check "fixing the buffer gives the expected file" (equal (driver-text) driver-expected) (driver-text))
(driver-check "fixing twice changes nothing more"
              (progn (swiftui-patterns-fix-buffer) (equal (driver-text) driver-expected)) (driver-text))
(driver-check "the finding goes with the fix" (null (driver-check-again 0)) (flymake-diagnostics))

;; Explanations.
(driver-check "the rules are known" (member "item-driven-cover" (swiftui-patterns-rules)) (swiftui-patterns-rules))
(swiftui-patterns-explain "item-driven-sheet")
(with-current-buffer "*swiftui-patterns*"
  (driver-check "explain shows the handbook" (> (buffer-size) 200) (buffer-string)))
(driver-check "an unknown subject is a plain message"
              (condition-case complaint (progn (swiftui-patterns-explain "zzyzx-qwrt") nil)
                (user-error (> (length (error-message-string complaint)) 10)))
              nil)
(driver-end)
;;; drive-flymake.el ends here
