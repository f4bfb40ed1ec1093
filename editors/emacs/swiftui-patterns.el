;;; swiftui-patterns.el --- Find and fix SwiftUI presentation and navigation patterns  -*- lexical-binding: t -*-

;; Version: 0.1.0
;; Package-Requires: ((emacs "28.1"))
;; Keywords: languages, tools, swift

;;; Commentary:

;; The language server `swiftui-patterns' finds sheets, alerts, navigation, split views and inspectors that go wrong in
;; SwiftUI code, fixes them, and quotes a handbook about them.  This file connects it to Emacs in four ways; pick one:
;;
;; - Eglot: (swiftui-patterns-eglot-setup).  Eglot talks to one server for each buffer.  Where the multiplexer `rass' is
;;   installed, that one is `rass' with sourcekit-lsp and swiftui-patterns behind it; otherwise swiftui-patterns alone.
;; - lsp-mode: nothing to do, the server is an add-on client beside lsp-sourcekit.
;; - Flymake: (swiftui-patterns-flymake-setup) adds the findings to any Swift buffer, also beside Eglot with sourcekit-lsp.
;; - Flycheck: (swiftui-patterns-flycheck-setup) adds a checker.
;;
;; In every one of them `swiftui-patterns-explain' shows the handbook, `swiftui-patterns-fix-buffer' applies the safe fixes,
;; and `swiftui-patterns-fix-on-save-mode' does that before each save.

;;; Code:

(require 'json)
(require 'seq)
(require 'subr-x)

(defgroup swiftui-patterns nil
  "Find and fix SwiftUI presentation and navigation patterns."
  :group 'tools
  :prefix "swiftui-patterns-")

(defcustom swiftui-patterns-executable "swiftui-patterns"
  "Name or path of the program."
  :type 'string)

(defcustom swiftui-patterns-sourcekit-command '("sourcekit-lsp")
  "Command line of the Swift language server that runs beside this one."
  :type '(repeat string))

(defcustom swiftui-patterns-rass-executable "rass"
  "Name or path of the multiplexer that lets Eglot use two servers in one buffer."
  :type 'string)

(defcustom swiftui-patterns-settings nil
  "Settings that go over those of `.swiftui-patterns.json'.
A property list with the keys of that file as keywords, for example
\(:rules (:navigation-view \"off\") :diagnosticMode \"workspace\")."
  :type 'plist)

(defcustom swiftui-patterns-modes '(swift-mode swift-ts-mode)
  "Major modes of Swift buffers."
  :type '(repeat symbol))

(defconst swiftui-patterns--fix-all "source.fixAll.swiftuiPatterns"
  "The kind of the server's action that applies every safe fix.")

(defun swiftui-patterns-command ()
  "Return the command line of the language server."
  (list swiftui-patterns-executable "lsp"))

;;;; The command line program

(defun swiftui-patterns--run (input &rest arguments)
  "Run the program with ARGUMENTS and the string INPUT; return its output.
Signal a `user-error' where it cannot be run or refuses the arguments."
  (unless (executable-find swiftui-patterns-executable)
    (user-error "Cannot find %s; see `swiftui-patterns-executable'" swiftui-patterns-executable))
  (let ((complaints (make-temp-file "swiftui-patterns"))
        (coding-system-for-read 'utf-8-unix)
        (coding-system-for-write 'utf-8-unix))
    (unwind-protect
        (with-temp-buffer
          (when input (insert input))
          (let ((status (apply #'call-process-region (point-min) (point-max) swiftui-patterns-executable
                               t (list t complaints) nil arguments)))
            (unless (memq status '(0 1))
              (user-error "%s" (string-trim (with-temp-buffer
                                              (insert-file-contents complaints)
                                              (buffer-string)))))
            (buffer-string)))
      (delete-file complaints))))

(defun swiftui-patterns--check-arguments (file)
  "Return arguments to check standard input as FILE and print JSON."
  (list "check" "--stdin" "--stdin-filename" (or file "untitled.swift") "--format" "json"))

(defun swiftui-patterns--decode (output)
  "Return the findings in OUTPUT, the program's JSON, as a list of alists.
Nil where OUTPUT is not such JSON."
  (ignore-errors
    (alist-get 'findings (json-parse-string output :object-type 'alist :array-type 'list :null-object nil))))

(defun swiftui-patterns--position (place)
  "Return the position of PLACE, an alist with `line' and `character'.
Both count from 0, characters in units of UTF-16."
  (save-excursion
    (save-restriction
      (widen)
      (goto-char (point-min))
      (forward-line (alist-get 'line place))
      (let ((units (alist-get 'character place)))
        (while (and (> units 0) (not (eolp)))
          (setq units (- units (if (> (char-after) #xffff) 2 1)))
          (forward-char)))
      (point))))

(defun swiftui-patterns--text (finding)
  "Return what to show for FINDING: its message with the rule's id."
  (format "%s [%s]" (alist-get 'message finding) (alist-get 'rule finding)))

;;;; Eglot

(declare-function eglot-managed-p "eglot")
(declare-function eglot-current-server "eglot")
(declare-function eglot-code-actions "eglot")
(declare-function eglot-execute "eglot")
(declare-function eglot--apply-workspace-edit "eglot")
(declare-function jsonrpc-request "jsonrpc")
(defvar eglot-server-programs)
(defvar eglot-workspace-configuration)

(defconst swiftui-patterns--project-file
  (concat "\\`\\(?:\\(?:Package\\|Project\\|Workspace\\)\\.swift\\|project\\.yml"
          "\\|.*\\.xc\\(?:odeproj\\|workspace\\)\\)\\'")
  "Regexp for the names of files that describe a project.")

(defun swiftui-patterns--project-files (folder)
  "Return non-nil if there is a file in FOLDER that describes a project."
  (seq-some (lambda (name)
              (or (not (member name '("Project.swift" "Workspace.swift")))
                  (with-temp-buffer             ; Tuist's manifest and not some type of that name
                    (insert-file-contents (expand-file-name name folder))
                    (search-forward "import ProjectDescription" nil t))))
            (directory-files folder nil swiftui-patterns--project-file t)))

(defun swiftui-patterns-root (folder)
  "Return the root of what lies in FOLDER, or nil.
It is the same for an app and its local packages: going up, never above
the Git work tree nor to the home folder, the outermost folder with an
Xcode project or workspace, a manifest or a `project.yml'; else the work
tree."
  (let ((home (file-name-as-directory (expand-file-name "~")))
        (folder (file-name-as-directory (expand-file-name folder)))
        root done)
    (while (not (or done (equal folder home) (equal folder (file-name-directory (directory-file-name folder)))))
      (when (ignore-errors (swiftui-patterns--project-files folder)) (setq root folder))
      (if (file-exists-p (expand-file-name ".git" folder))
          (setq done t root (or root folder))
        (setq folder (file-name-directory (directory-file-name folder)))))
    root))

(defun swiftui-patterns-project (folder)
  "Return the project of FOLDER, where nothing else knows one.
This is a member of `project-find-functions'.  Without it Eglot would start
a server for each folder of an app that is in no repository."
  (when-let ((root (swiftui-patterns-root folder)))
    (cons 'transient root)))

(defun swiftui-patterns-eglot-contact (&rest _)
  "Return the command line to give to Eglot for Swift buffers.
Both servers behind `rass' where `rass' and sourcekit-lsp are installed,
else this server alone.  Hovers come from the first server that has one,
which is sourcekit-lsp; `swiftui-patterns-explain' shows the handbook."
  (if (and (executable-find swiftui-patterns-rass-executable)
           (executable-find (car swiftui-patterns-sourcekit-command)))
      (append (list swiftui-patterns-rass-executable "--")
              swiftui-patterns-sourcekit-command
              (list "--")
              (swiftui-patterns-command))
    (swiftui-patterns-command)))

;;;###autoload
(defun swiftui-patterns-eglot-setup ()
  "Make Eglot start this server in Swift buffers, beside sourcekit-lsp if it can."
  (add-hook 'project-find-functions #'swiftui-patterns-project 90)
  (with-eval-after-load 'eglot
    (add-to-list 'eglot-server-programs (cons swiftui-patterns-modes #'swiftui-patterns-eglot-contact))
    (when (and swiftui-patterns-settings
               (listp (default-value 'eglot-workspace-configuration)))
      (setq-default eglot-workspace-configuration
                    (plist-put (copy-sequence (default-value 'eglot-workspace-configuration))
                               :swiftuiPatterns swiftui-patterns-settings)))))

(defun swiftui-patterns--eglot-fix ()
  "Apply the server's fix-all action to the current buffer, which Eglot manages."
  (when (and (fboundp 'eglot-code-actions) (fboundp 'eglot-current-server))
    (let ((actions (condition-case nil
                       (eglot-code-actions (point-min) (point-max) swiftui-patterns--fix-all nil)
                     (user-error nil))))                   ; there is nothing to fix
      (dolist (action actions)
        (if (fboundp 'eglot-execute)
            (eglot-execute (eglot-current-server) action)
          (let ((edit (or (plist-get action :edit)
                          (plist-get (jsonrpc-request (eglot-current-server) :codeAction/resolve action) :edit))))
            (when edit (eglot--apply-workspace-edit edit))))))))

;;;; lsp-mode

(declare-function lsp-register-client "lsp-mode")
(declare-function make-lsp-client "lsp-mode")
(declare-function lsp-stdio-connection "lsp-mode")
(declare-function lsp-activate-on "lsp-mode")
(declare-function lsp-get-or-calculate-code-actions "lsp-mode")
(declare-function lsp-execute-code-action "lsp-mode")
(declare-function lsp-register-custom-settings "lsp-mode")
(defvar lsp-language-id-configuration)

(with-eval-after-load 'lsp-mode
  (lsp-register-custom-settings '(("swiftuiPatterns" swiftui-patterns-settings)))
  (dolist (mode swiftui-patterns-modes)
    (add-to-list 'lsp-language-id-configuration (cons mode "swift")))
  (lsp-register-client
   (make-lsp-client
    :new-connection (lsp-stdio-connection #'swiftui-patterns-command)
    :activation-fn (lsp-activate-on "swift")
    :add-on? t
    :priority -2
    :initialization-options (lambda () swiftui-patterns-settings)
    :server-id 'swiftui-patterns)))

(defun swiftui-patterns--lsp-mode-fix ()
  "Apply the server's fix-all action to the current buffer, which lsp-mode manages."
  (dolist (action (append (lsp-get-or-calculate-code-actions swiftui-patterns--fix-all) nil))
    (lsp-execute-code-action action)))

;;;; Flymake

(declare-function flymake-make-diagnostic "flymake")
(declare-function flymake-diagnostics "flymake")
(declare-function flymake-diagnostic-text "flymake")

(defvar-local swiftui-patterns--process nil
  "The check that runs for this buffer.")

(defun swiftui-patterns--flymake-diagnostic (buffer finding)
  "Make a Flymake diagnostic in BUFFER for FINDING."
  (let* ((range (alist-get 'range finding))
         (start (swiftui-patterns--position (alist-get 'start range)))
         (end (swiftui-patterns--position (alist-get 'end range)))
         (severity (alist-get 'severity finding)))
    (flymake-make-diagnostic buffer start (max end (min (1+ start) (point-max)))
                             (cond ((equal severity "error") :error)
                                   ((equal severity "warning") :warning)
                                   (t :note))
                             (swiftui-patterns--text finding))))

(defun swiftui-patterns--flymake-report (process buffer report)
  "Tell Flymake, by calling REPORT, what PROCESS found in BUFFER."
  (when (and (buffer-live-p buffer)
             (eq process (buffer-local-value 'swiftui-patterns--process buffer)))
    (if (memq (process-exit-status process) '(0 1))
        (let ((findings (swiftui-patterns--decode
                         (with-current-buffer (process-buffer process) (buffer-string)))))
          (with-current-buffer buffer
            (funcall report (mapcar (lambda (finding) (swiftui-patterns--flymake-diagnostic buffer finding))
                                    findings))))
      (funcall report :panic :explanation
               (with-current-buffer (process-buffer process) (string-trim (buffer-string)))))))

(defun swiftui-patterns-flymake (report &rest _)
  "Check the text of this buffer and pass the findings to REPORT.
This is a Flymake backend, a member of `flymake-diagnostic-functions'."
  (unless (executable-find swiftui-patterns-executable)
    (error "Cannot find %s" swiftui-patterns-executable))
  (when (process-live-p swiftui-patterns--process)
    (kill-process swiftui-patterns--process))
  (let ((buffer (current-buffer))
        (coding-system-for-read 'utf-8-unix)
        (coding-system-for-write 'utf-8-unix))
    (setq swiftui-patterns--process
          (make-process
           :name "swiftui-patterns-check" :noquery t :connection-type 'pipe
           :buffer (generate-new-buffer " *swiftui-patterns-check*")
           :command (cons swiftui-patterns-executable
                          (swiftui-patterns--check-arguments (buffer-file-name)))
           :sentinel (lambda (process _event)
                       (when (memq (process-status process) '(exit signal))
                         (unwind-protect
                             (swiftui-patterns--flymake-report process buffer report)
                           (kill-buffer (process-buffer process)))))))
    (save-restriction
      (widen)
      (process-send-region swiftui-patterns--process (point-min) (point-max)))
    (process-send-eof swiftui-patterns--process)))

(defun swiftui-patterns--flymake-add ()
  "Add the Flymake backend to this buffer if it is a Swift buffer."
  (when (apply #'derived-mode-p swiftui-patterns-modes)
    (add-hook 'flymake-diagnostic-functions #'swiftui-patterns-flymake nil t)))

(defun swiftui-patterns--flymake-add-to-eglot ()
  "Add the Flymake backend to this buffer if Eglot manages it now."
  (when (and (fboundp 'eglot-managed-p) (eglot-managed-p)) (swiftui-patterns--flymake-add)))

;;;###autoload
(defun swiftui-patterns-flymake-setup ()
  "Show the findings in Swift buffers through Flymake.
That includes buffers that Eglot manages with sourcekit-lsp alone.  Together
with `swiftui-patterns-eglot-setup' each finding would be shown twice."
  (dolist (mode swiftui-patterns-modes)
    (add-hook (intern (format "%s-hook" mode)) #'swiftui-patterns--flymake-add))
  ;; Eglot puts its own backend in the place of all others when it takes a buffer over.
  (add-hook 'eglot-managed-mode-hook #'swiftui-patterns--flymake-add-to-eglot))

;;;; Flycheck

(declare-function flycheck-define-command-checker "flycheck")
(declare-function flycheck-error-new-at-pos "flycheck")
(declare-function flycheck-overlay-errors-at "flycheck")
(declare-function flycheck-error-id "flycheck")
(declare-function flycheck-error-checker "flycheck")
(defvar flycheck-checkers)

(defun swiftui-patterns--flycheck-parse (output checker buffer)
  "Make Flycheck errors of CHECKER in BUFFER out of the program's OUTPUT."
  (with-current-buffer buffer
    (mapcar (lambda (finding)
              (let ((range (alist-get 'range finding))
                    (severity (alist-get 'severity finding)))
                (flycheck-error-new-at-pos
                 (swiftui-patterns--position (alist-get 'start range))
                 (cond ((equal severity "error") 'error)
                       ((equal severity "warning") 'warning)
                       (t 'info))
                 (alist-get 'message finding)
                 :end-pos (swiftui-patterns--position (alist-get 'end range))
                 :id (alist-get 'rule finding)
                 :checker checker
                 :buffer buffer
                 :filename (buffer-file-name buffer))))
            (swiftui-patterns--decode output))))

;;;###autoload
(defun swiftui-patterns-flycheck-setup ()
  "Add the Flycheck checker `swiftui-patterns' for Swift buffers."
  (with-eval-after-load 'flycheck
    (flycheck-define-command-checker 'swiftui-patterns
      "SwiftUI presentation and navigation patterns."
      :command `(,swiftui-patterns-executable
                 "check" "--stdin" "--format" "json"
                 "--stdin-filename" (eval (or (buffer-file-name) "untitled.swift")))
      :standard-input t
      :error-parser #'swiftui-patterns--flycheck-parse
      :modes swiftui-patterns-modes)
    (add-to-list 'flycheck-checkers 'swiftui-patterns t)))

;;;; Fixing

(defun swiftui-patterns--replace-text (text)
  "Replace the text of the current buffer by TEXT.
Point and markers stay with the text around them where they can."
  (let ((new (generate-new-buffer " *swiftui-patterns-fixed*")))
    (unwind-protect
        (progn
          (with-current-buffer new (insert text))
          (replace-buffer-contents new))
      (kill-buffer new))))

(defun swiftui-patterns--program-fix ()
  "Apply the safe fixes to the current buffer by the command line program."
  (save-restriction
    (widen)
    (let* ((text (buffer-substring-no-properties (point-min) (point-max)))
           (fixed (swiftui-patterns--run text "fix" "--stdin" "--stdin-filename"
                                         (or (buffer-file-name) "untitled.swift"))))
      (unless (or (equal fixed text) (string-empty-p fixed))
        (swiftui-patterns--replace-text fixed)))))

(defun swiftui-patterns--client ()
  "Return what serves this buffer with this server: `eglot', `lsp-mode' or nil."
  (cond ((and (fboundp 'eglot-managed-p)
              (eglot-managed-p)
              (apply #'derived-mode-p swiftui-patterns-modes)
              (not (memq #'swiftui-patterns-flymake (bound-and-true-p flymake-diagnostic-functions))))
         'eglot)
        ((bound-and-true-p lsp-managed-mode) 'lsp-mode)))

;;;###autoload
(defun swiftui-patterns-fix-buffer ()
  "Apply all safe fixes to the current buffer.
Its language server makes them if it has one, else the program does."
  (interactive "*")
  (pcase (swiftui-patterns--client)
    ('eglot (swiftui-patterns--eglot-fix))
    ('lsp-mode (swiftui-patterns--lsp-mode-fix))
    (_ (swiftui-patterns--program-fix))))

(defun swiftui-patterns--fix-before-save ()
  "Apply the safe fixes, and only report an error.
So the buffer is saved in any case."
  (with-demoted-errors "No fixes: %S" (swiftui-patterns-fix-buffer)))

;;;###autoload
(define-minor-mode swiftui-patterns-fix-on-save-mode
  "Apply all safe fixes each time before the buffer is saved."
  :lighter nil
  (if swiftui-patterns-fix-on-save-mode
      (add-hook 'before-save-hook #'swiftui-patterns--fix-before-save nil t)
    (remove-hook 'before-save-hook #'swiftui-patterns--fix-before-save t)))

;;;; Explanations

(defvar swiftui-patterns--rules nil
  "Ids of all rules, or nil before they were asked for.")

(defun swiftui-patterns-rules ()
  "Return the ids of all rules."
  (or swiftui-patterns--rules
      (setq swiftui-patterns--rules
            (mapcar (lambda (rule) (alist-get 'id rule))
                    (json-parse-string (swiftui-patterns--run nil "rules" "--format" "json")
                                       :object-type 'alist :array-type 'list)))))

(defun swiftui-patterns--rule-in (text)
  "Return the id of the rule that a diagnostic's TEXT names, or nil."
  (seq-find (lambda (rule) (string-match-p (format "\\_<%s\\_>" (regexp-quote rule)) text))
            (ignore-errors (swiftui-patterns-rules))))

(defun swiftui-patterns--rule-at-point ()
  "Return the id of the rule of a finding at point, or nil.
Findings are those that Flycheck or Flymake shows."
  (or (and (bound-and-true-p flycheck-mode)
           (seq-some (lambda (found)
                       (and (eq (flycheck-error-checker found) 'swiftui-patterns)
                            (flycheck-error-id found)))
                     (flycheck-overlay-errors-at (point))))
      (and (bound-and-true-p flymake-mode)
           (seq-some (lambda (found) (swiftui-patterns--rule-in (flymake-diagnostic-text found)))
                     (or (flymake-diagnostics (point))
                         (flymake-diagnostics (line-beginning-position) (line-end-position)))))))

;;;###autoload
(defun swiftui-patterns-explain (words)
  "Show the section of the handbook about WORDS.
They are a rule, an API, a message of the run time, or free words.
Interactively, the default is the finding or the symbol at point."
  (interactive
   (let ((default (or (swiftui-patterns--rule-at-point) (thing-at-point 'symbol t))))
     (list (completing-read (format-prompt "Explain" default) (swiftui-patterns-rules)
                            nil nil nil nil default))))
  (let ((text (apply #'swiftui-patterns--run nil "explain" (split-string words))))
    (with-current-buffer (get-buffer-create "*swiftui-patterns*")
      (let ((inhibit-read-only t))
        (erase-buffer)
        (insert text)
        (goto-char (point-min))
        (if (fboundp 'markdown-view-mode) (markdown-view-mode) (special-mode))
        (visual-line-mode))
      (display-buffer (current-buffer)))))

(provide 'swiftui-patterns)
;;; swiftui-patterns.el ends here
