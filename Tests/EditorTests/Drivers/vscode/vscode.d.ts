// The types of what the extension uses of the `vscode` module (see https://code.visualstudio.com/api/references/vscode-api), so
// that the compiler finds a wrong name or argument. Strict where the extension passes values, loose where it only hands them on.

declare module 'vscode' {
  export interface Disposable { dispose(): any }
  export type Event<T> = (listener: (event: T) => any) => Disposable;
  export interface CancellationToken { isCancellationRequested: boolean; onCancellationRequested: Event<any> }
  type Thenable<T> = PromiseLike<T>;

  export class Position { constructor(line: number, character: number); readonly line: number; readonly character: number }
  export class Range {
    constructor(start: Position, end: Position);
    constructor(startLine: number, startCharacter: number, endLine: number, endCharacter: number);
    readonly start: Position;
    readonly end: Position;
    contains(place: Position | Range): boolean;
  }
  export class Uri {
    static parse(value: string, strict?: boolean): Uri;
    static file(path: string): Uri;
    readonly scheme: string;
    readonly path: string;
    readonly fsPath: string;
    toString(skipEncoding?: boolean): string;
  }
  export class Location { constructor(uri: Uri, place: Range | Position); uri: Uri; range: Range }
  export class RelativePattern { constructor(base: WorkspaceFolder | Uri | string, pattern: string) }
  export class MarkdownString { constructor(value?: string, supportThemeIcons?: boolean) }

  export enum DiagnosticSeverity { Error = 0, Warning = 1, Information = 2, Hint = 3 }
  export enum DiagnosticTag { Unnecessary = 1, Deprecated = 2 }
  export class DiagnosticRelatedInformation { constructor(location: Location, message: string) }
  export class Diagnostic {
    constructor(range: Range, message: string, severity?: DiagnosticSeverity);
    range: Range;
    message: string;
    severity: DiagnosticSeverity;
    source?: string;
    code?: string | number | { value: string | number; target: Uri };
    tags?: DiagnosticTag[];
    relatedInformation?: DiagnosticRelatedInformation[];
  }
  export interface DiagnosticCollection extends Disposable {
    set(uri: Uri, diagnostics: readonly Diagnostic[] | undefined): void;
    get(uri: Uri): readonly Diagnostic[] | undefined;
    clear(): void;
  }

  export class TextEdit { constructor(range: Range, newText: string) }
  export class SnippetTextEdit { private constructor() }
  export interface WorkspaceEditEntryMetadata { label: string; description?: string; needsConfirmation: boolean }
  export class WorkspaceEdit {
    set(uri: Uri, edits: ReadonlyArray<TextEdit | [TextEdit, WorkspaceEditEntryMetadata | undefined]>): void;
  }
  export interface Command { title: string; command: string; tooltip?: string; arguments?: any[] }
  export class CodeActionKind { private constructor(); static readonly Empty: CodeActionKind; readonly value: string;
    append(parts: string): CodeActionKind }
  export class CodeAction {
    constructor(title: string, kind?: CodeActionKind);
    title: string;
    edit?: WorkspaceEdit;
    diagnostics?: Diagnostic[];
    command?: Command;
    kind?: CodeActionKind;
    isPreferred?: boolean;
    disabled?: { readonly reason: string };
  }
  export class Hover { constructor(contents: MarkdownString | MarkdownString[], range?: Range) }

  export interface TextLine { readonly range: Range; readonly text: string }
  export interface TextDocument {
    readonly uri: Uri;
    readonly languageId: string;
    readonly version: number;
    readonly lineCount: number;
    getText(range?: Range): string;
    lineAt(line: number): TextLine;
    getWordRangeAtPosition(position: Position, regex?: RegExp): Range | undefined;
  }
  export interface TextDocumentChangeEvent {
    readonly document: TextDocument;
    readonly contentChanges: ReadonlyArray<{ range: Range; rangeOffset: number; rangeLength: number; text: string }>;
  }
  export interface TextEditor { readonly document: TextDocument; readonly selection: { readonly active: Position } }
  export interface DocumentFilter { language?: string; scheme?: string; pattern?: string }
  export type DocumentSelector = readonly DocumentFilter[];

  export interface CodeActionContext {
    readonly diagnostics: readonly Diagnostic[]; readonly only?: CodeActionKind; readonly triggerKind?: number;
  }
  export interface CodeActionProvider {
    provideCodeActions(document: TextDocument, range: Range, context: CodeActionContext, token: CancellationToken):
      Thenable<(Command | CodeAction)[]>;
    resolveCodeAction?(action: CodeAction, token: CancellationToken): Thenable<CodeAction>;
  }
  export interface HoverProvider {
    provideHover(document: TextDocument, position: Position, token: CancellationToken): Thenable<Hover | undefined>;
  }

  export enum LanguageStatusSeverity { Information = 0, Warning = 1, Error = 2 }
  export interface LanguageStatusItem extends Disposable {
    name: string | undefined;
    detail?: string;
    text: string;
    severity: LanguageStatusSeverity;
    busy: boolean;
    command: Command | undefined;
  }
  export namespace languages {
    function createDiagnosticCollection(name?: string): DiagnosticCollection;
    function createLanguageStatusItem(id: string, selector: DocumentSelector): LanguageStatusItem;
    function match(selector: DocumentSelector, document: TextDocument): number;
    function registerHoverProvider(selector: DocumentSelector, provider: HoverProvider): Disposable;
    function registerCodeActionsProvider(
      selector: DocumentSelector, provider: CodeActionProvider, metadata?: { providedCodeActionKinds?: readonly CodeActionKind[] },
    ): Disposable;
  }

  export interface OutputChannel extends Disposable { append(value: string): void; appendLine(value: string): void;
    show(preserveFocus?: boolean): void }
  export enum ProgressLocation { SourceControl = 1, Window = 10, Notification = 15 }
  export namespace window {
    const activeTextEditor: TextEditor | undefined;
    function createOutputChannel(name: string, languageId?: string): OutputChannel;
    function showErrorMessage(message: string, ...items: string[]): Thenable<string | undefined>;
    function showWarningMessage(message: string, ...items: string[]): Thenable<string | undefined>;
    function showInformationMessage(message: string, ...items: string[]): Thenable<string | undefined>;
    function showInputBox(options?: { prompt?: string; value?: string }): Thenable<string | undefined>;
    function showTextDocument(document: TextDocument, options?: { preserveFocus?: boolean; selection?: Range }): Thenable<any>;
    function withProgress<R>(
      options: { location: ProgressLocation; title?: string; cancellable?: boolean },
      task: (progress: { report(value: { message?: string; increment?: number }): void }, token: CancellationToken) => Thenable<R>,
    ): Thenable<R>;
  }

  export interface WorkspaceFolder { readonly uri: Uri; readonly name: string; readonly index: number }
  export interface ConfigurationChangeEvent { affectsConfiguration(section: string, scope?: Uri): boolean }
  export interface WorkspaceConfiguration {
    get<T = any>(section: string): T | undefined;
    inspect<T = any>(section: string):
      { defaultValue?: T; globalValue?: T; workspaceValue?: T; workspaceFolderValue?: T } | undefined;
  }
  export interface FileSystemWatcher extends Disposable { onDidCreate: Event<Uri>; onDidChange: Event<Uri>; onDidDelete: Event<Uri> }
  export namespace workspace {
    const textDocuments: readonly TextDocument[];
    const workspaceFolders: readonly WorkspaceFolder[] | undefined;
    function getConfiguration(section?: string, scope?: Uri): WorkspaceConfiguration;
    function applyEdit(edit: WorkspaceEdit): Thenable<boolean>;
    function openTextDocument(uri: Uri): Thenable<TextDocument>;
    function createFileSystemWatcher(
      pattern: string | RelativePattern, ignoreCreate?: boolean, ignoreChange?: boolean, ignoreDelete?: boolean,
    ): FileSystemWatcher;
    const onDidOpenTextDocument: Event<TextDocument>;
    const onDidCloseTextDocument: Event<TextDocument>;
    const onDidSaveTextDocument: Event<TextDocument>;
    const onDidChangeTextDocument: Event<TextDocumentChangeEvent>;
    const onDidChangeConfiguration: Event<ConfigurationChangeEvent>;
    const onDidChangeWorkspaceFolders: Event<{ added: readonly WorkspaceFolder[]; removed: readonly WorkspaceFolder[] }>;
  }

  export namespace commands {
    function registerCommand(command: string, callback: (...given: any[]) => any): Disposable;
    function executeCommand<T = unknown>(command: string, ...given: any[]): Thenable<T>;
  }
  export namespace env {
    const appName: string;
    function openExternal(target: Uri): Thenable<boolean>;
  }
  export interface ExtensionContext {
    readonly subscriptions: Disposable[];
    readonly extension: { readonly packageJSON: any };
  }
  export const version: string;
}
