'use strict';
// The language client: one server process, the documents it knows, and what it says of them.

const childProcess = require('child_process');
const vscode = require('vscode');
const convert = require('./convert');
const settings = require('./settings');
const { Connection, ErrorCodes } = require('./connection');
const { Puller } = require('./pull');
const { Status } = require('./status');

const fixAllKind = 'source.fixAll.swiftuiPatterns';
const selector = [{ language: 'swift', scheme: 'file' }, { language: 'swift', scheme: 'untitled' }];
/** A server that ends so often within so many milliseconds stays ended. */
const restartLimit = { count: 5, within: 3 * 60 * 1000 };

/** What of a diagnostic VS Code shows. */
const shown = {
  relatedInformation: true, tagSupport: { valueSet: [1, 2] }, codeDescriptionSupport: true, dataSupport: true,
};

/** What this client can do. */
const capabilities = {
  general: { positionEncodings: ['utf-16'] },
  textDocument: {
    synchronization: { didSave: true },
    // Those of open documents are asked for; the server sends those of other files.
    diagnostic: { dynamicRegistration: false, relatedDocumentSupport: false, ...shown },
    publishDiagnostics: { versionSupport: true, ...shown },
    codeAction: {
      codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', 'refactor.rewrite', 'source.fixAll'] } },
      isPreferredSupport: true, disabledSupport: true, dataSupport: true, resolveSupport: { properties: ['edit'] },
      honorsChangeAnnotations: true,
    },
    hover: { contentFormat: ['markdown', 'plaintext'] },
  },
  workspace: {
    applyEdit: true, configuration: true, workspaceFolders: true,
    workspaceEdit: { documentChanges: true, changeAnnotationSupport: {}, failureHandling: 'textOnlyTransactional' },
    didChangeConfiguration: { dynamicRegistration: true },
    didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true },
    executeCommand: {},
    diagnostics: { refreshSupport: true },
  },
  window: { workDoneProgress: true, showDocument: { support: true }, showMessage: {} },
};

class Client {
  /**
   * @param {any} manifest the extension's package.json
   * @param {vscode.OutputChannel} output
   */
  constructor(manifest, output) {
    this.manifest = manifest;
    this.output = output;
    this.diagnostics = vscode.languages.createDiagnosticCollection('swiftui-patterns');
    this.status = new Status(selector);
    /** @type {vscode.Disposable[]} */
    this.subscriptions = [];
    /** @type {number[]} times of unwanted ends */
    this.ends = [];
    /** @type {Connection | undefined} */
    this.connection = undefined;
    /** @type {childProcess.ChildProcess | undefined} */
    this.process = undefined;
    /** @type {Promise<void>} */
    this.started = Promise.resolve();
    /** @type {any} */
    this.serverCapabilities = {};
    /** @type {Puller | undefined} */
    this.puller = undefined;
  }

  get isRunning() {
    return this.connection !== undefined && !this.connection.isClosed;
  }

  /** Starts the server, and reports to the person where that fails. */
  start() {
    this.status.starts();
    this.started = this.run().catch(error => {
      this.log(`cannot start: ${error.message}`);
      this.status.fails('does not start');
      this.complain(`SwiftUI patterns: ${error.message}`);
    });
    return this.started;
  }

  /** Ends the server as the protocol says, by force after two seconds. */
  async stop() {
    const { connection, process } = this;
    this.connection = undefined;
    this.process = undefined;
    this.subscriptions.splice(0).forEach(subscription => subscription.dispose());
    this.diagnostics.clear();
    if (!connection || !process) return;
    const ended = new Promise(resolve => process.once('exit', resolve));
    const force = setTimeout(() => process.kill('SIGKILL'), 2000);
    await connection.request('shutdown', undefined).catch(() => {});
    connection.notify('exit', undefined);
    connection.close();
    if (process.exitCode === null && process.signalCode === null) await ended;
    clearTimeout(force);
  }

  async restart() {
    this.ends = [];
    await this.stop();
    await this.start();
  }

  async dispose() {
    await this.stop();
    this.diagnostics.dispose();
    this.status.dispose();
  }

  async run() {
    const configuration = vscode.workspace.getConfiguration(settings.section);
    const program = configuration.get('path') || 'swiftui-patterns';
    const given = ['lsp', ...(configuration.get('arguments') || [])];
    const folder = (vscode.workspace.workspaceFolders || []).find(each => each.uri.scheme === 'file');
    const process = childProcess.spawn(program, given, { cwd: folder && folder.uri.fsPath, stdio: 'pipe' });
    await new Promise((resolve, reject) => {
      process.once('spawn', () => resolve(undefined));
      process.once('error', error => reject(new Error(`${program} does not start (${error.message}). `
        + 'Install it, put it on your PATH, or name it in the setting "swiftuiPatterns.path".')));
    });
    process.stderr.on('data', chunk => this.output.append(String(chunk)));
    const connection = new Connection(process.stdout, process.stdin, {
      trace: (direction, message) => this.trace(direction, message),
      onFault: error => this.log(`cannot read a message: ${error.message}`),
    });
    this.process = process;
    this.connection = connection;
    process.once('exit', (code, signal) => this.ended(connection, code, signal));
    this.listen(connection);
    const answer = await connection.request('initialize', this.initializeParams());
    this.serverCapabilities = answer.capabilities;
    connection.notify('initialized', {});
    this.log(`${answer.serverInfo ? `${answer.serverInfo.name} ${answer.serverInfo.version || ''}` : program} is running`);
    this.status.runs(answer.serverInfo && answer.serverInfo.version);
    this.attach(connection);
  }

  initializeParams() {
    const folders = (vscode.workspace.workspaceFolders || []).map(toFolder);
    return {
      processId: process.pid,
      clientInfo: { name: vscode.env.appName || 'Visual Studio Code', version: vscode.version },
      rootUri: folders.length > 0 ? folders[0].uri : null,
      workspaceFolders: folders,
      initializationOptions: settings.forServer(this.manifest),
      capabilities,
    };
  }

  /**
   * The server has ended; starts it again unless that was wanted or comes too often.
   * @param {Connection} connection
   * @param {number | null} code
   * @param {string | null} signal
   */
  ended(connection, code, signal) {
    connection.close();
    if (this.connection !== connection) return;
    this.connection = undefined;
    this.process = undefined;
    this.subscriptions.splice(0).forEach(subscription => subscription.dispose());
    this.diagnostics.clear();
    this.log(`the server has ended (${signal || code})`);
    const now = Date.now();
    this.ends = [...this.ends.filter(time => now - time < restartLimit.within), now];
    if (this.ends.length >= restartLimit.count) {
      this.status.fails('ended too often');
      this.complain(`SwiftUI patterns: the server ended ${restartLimit.count} times in a short while and is not started again.`);
      return;
    }
    // Longer each time, from a tenth of a second on.
    setTimeout(() => this.connection || this.start(), 100 * 4 ** (this.ends.length - 1));
  }

  /**
   * Answers what the server asks and takes what it says.
   * @param {Connection} connection
   */
  listen(connection) {
    connection.on('textDocument/publishDiagnostics', params => this.publish(params));
    connection.on('workspace/diagnostic/refresh', () => this.puller?.refresh());
    connection.on('workspace/configuration', ({ items }) => items.map(/** @param {any} item */ item =>
      settings.forServer(this.manifest, item.scopeUri ? vscode.Uri.parse(item.scopeUri) : undefined)));
    connection.on('workspace/workspaceFolders', () => (vscode.workspace.workspaceFolders || []).map(toFolder));
    connection.on('workspace/applyEdit', async ({ edit }) => {
      const converted = convert.workspaceEdit(edit);
      return { applied: converted !== undefined && await vscode.workspace.applyEdit(converted) };
    });
    connection.on('client/registerCapability', ({ registrations }) => registrations.forEach(
      /** @param {any} registration */ registration => this.register(connection, registration)));
    connection.on('client/unregisterCapability', () => null);
    connection.on('window/logMessage', ({ message }) => this.log(message));
    connection.on('window/showMessage', ({ type, message }) => void this.show(type, message));
    connection.on('window/showMessageRequest', ({ type, message, actions }) => this.show(type, message, actions));
    connection.on('window/showDocument', params => this.showDocument(params));
    connection.on('window/workDoneProgress/create', () => null);
    /** @type {Map<string | number, Progress>} */
    const running = new Map();
    connection.on('$/progress', ({ token, value }) => {
      if (value.kind === 'begin') running.set(token, new Progress(connection, token, value));
      else if (value.kind === 'report') running.get(token)?.report(value);
      else {
        running.get(token)?.end();
        running.delete(token);
      }
    });
  }

  /** @param {any} params */
  publish({ uri, version, diagnostics }) {
    const place = vscode.Uri.parse(uri);
    if (this.puller?.concerns(place)) return;
    const open = vscode.workspace.textDocuments.find(document => document.uri.toString() === place.toString());
    // What was found in an older text is replaced soon; until then VS Code moves what it shows.
    if (open && version !== undefined && version !== null && version !== open.version) return;
    this.diagnostics.set(place, diagnostics.map(convert.diagnostic));
  }

  /**
   * @param {Connection} connection
   * @param {any} registration
   */
  register(connection, { method, registerOptions }) {
    if (method !== 'workspace/didChangeWatchedFiles') return;
    for (const { globPattern, kind = 7 } of registerOptions.watchers) {
      const pattern = typeof globPattern === 'string' ? globPattern
        : new vscode.RelativePattern(
          vscode.Uri.parse(typeof globPattern.baseUri === 'string' ? globPattern.baseUri : globPattern.baseUri.uri),
          globPattern.pattern);
      const watcher = vscode.workspace.createFileSystemWatcher(pattern, !(kind & 1), !(kind & 2), !(kind & 4));
      const tell = (/** @type {number} */ type) => (/** @type {vscode.Uri} */ uri) =>
        connection.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: uri.toString(), type }] });
      this.subscriptions.push(watcher, watcher.onDidCreate(tell(1)), watcher.onDidChange(tell(2)), watcher.onDidDelete(tell(3)));
    }
  }

  /**
   * Tells the server of documents and settings, and offers what it can do to VS Code.
   * @param {Connection} connection
   */
  attach(connection) {
    const concerns = (/** @type {vscode.TextDocument} */ document) => vscode.languages.match(selector, document) > 0;
    const { diagnosticProvider } = this.serverCapabilities;
    const puller = diagnosticProvider && new Puller(connection, this.diagnostics, diagnosticProvider);
    this.puller = puller;
    if (puller) this.subscriptions.push(puller);
    const open = (/** @type {vscode.TextDocument} */ document) => {
      if (!concerns(document)) return;
      connection.notify('textDocument/didOpen', {
        textDocument: {
          uri: document.uri.toString(), languageId: document.languageId, version: document.version, text: document.getText(),
        },
      });
      puller?.opened(document);
    };
    vscode.workspace.textDocuments.forEach(open);
    const workspace = vscode.workspace;
    this.subscriptions.push(
      workspace.onDidOpenTextDocument(open),
      workspace.onDidChangeTextDocument(event => {
        if (!concerns(event.document) || event.contentChanges.length === 0) return;
        connection.notify('textDocument/didChange', {
          textDocument: { uri: event.document.uri.toString(), version: event.document.version },
          // VS Code lists them from the end of the text to its start, so each holds when those before it were made.
          contentChanges: event.contentChanges.map(change => ({ range: convert.toRange(change.range), text: change.text })),
        });
        puller?.changed(event.document);
      }),
      workspace.onDidSaveTextDocument(document => concerns(document)
        && connection.notify('textDocument/didSave', { textDocument: { uri: document.uri.toString() } })),
      workspace.onDidCloseTextDocument(document => {
        if (!concerns(document)) return;
        connection.notify('textDocument/didClose', { textDocument: { uri: document.uri.toString() } });
        puller?.closed(document);
      }),
      workspace.onDidChangeConfiguration(event => event.affectsConfiguration(settings.section)
        && connection.notify('workspace/didChangeConfiguration', {
          settings: { [settings.section]: settings.forServer(this.manifest) },
        })),
      workspace.onDidChangeWorkspaceFolders(event => connection.notify('workspace/didChangeWorkspaceFolders', {
        event: { added: event.added.map(toFolder), removed: event.removed.map(toFolder) },
      })),
      vscode.languages.registerHoverProvider(selector, {
        provideHover: async (document, position, token) => {
          const raw = await this.ask('textDocument/hover', {
            textDocument: { uri: document.uri.toString() }, position: convert.toPosition(position),
          }, token);
          return raw ? convert.hover(raw) : undefined;
        },
      }),
      vscode.languages.registerCodeActionsProvider(selector, {
        provideCodeActions: (document, range, context, token) => this.codeActions(document, range, context, token),
        resolveCodeAction: async (action, token) => {
          const raw = convert.toCodeAction(action);
          if (raw) convert.fillIn(action, await this.ask('codeAction/resolve', raw, token) || {});
          return action;
        },
      }, {
        providedCodeActionKinds: (this.serverCapabilities.codeActionProvider?.codeActionKinds || ['quickfix']).map(convert.kind),
      }));
  }

  /**
   * @param {vscode.TextDocument} document
   * @param {vscode.Range} range
   * @param {{ diagnostics: readonly vscode.Diagnostic[], only?: vscode.CodeActionKind, triggerKind?: number }} context
   * @param {vscode.CancellationToken} [token]
   * @returns {Promise<any[]>}
   */
  async codeActions(document, range, context, token) {
    const raw = await this.ask('textDocument/codeAction', {
      textDocument: { uri: document.uri.toString() },
      range: convert.toRange(range),
      context: {
        diagnostics: context.diagnostics.map(convert.toDiagnostic),
        ...(context.only ? { only: [context.only.value] } : {}),
        ...(context.triggerKind ? { triggerKind: context.triggerKind } : {}),
      },
    }, token);
    return (raw || []).map(convert.codeAction);
  }

  /** Applies every safe fix to a document. */
  async fixAll(/** @type {vscode.TextDocument} */ document) {
    const range = new vscode.Range(new vscode.Position(0, 0), document.lineAt(document.lineCount - 1).range.end);
    const actions = await this.codeActions(document, range, { diagnostics: [], only: convert.kind(fixAllKind) });
    for (const action of actions) {
      const raw = action.edit ? undefined : convert.toCodeAction(action);
      if (raw) convert.fillIn(action, await this.ask('codeAction/resolve', raw) || {});
      if (action.edit) await vscode.workspace.applyEdit(action.edit);
    }
  }

  /**
   * Shows what the handbook says about a rule, an API, a message or free words.
   * @param {string} words
   */
  explain(words) {
    return this.execute('swiftuiPatterns.explain', words);
  }

  /** Shows the findings of all files of the workspace from now on. */
  checkWorkspace() {
    return this.execute('swiftuiPatterns.checkWorkspace');
  }

  /**
   * Runs a command of the server, and tells the person why it cannot be run.
   * @param {string} command
   * @param {any[]} given
   */
  async execute(command, ...given) {
    try {
      if (!this.connection) throw new Error('the server is not running');
      await this.connection.request('workspace/executeCommand', { command, arguments: given });
    } catch (error) {
      this.complain(`SwiftUI patterns: ${/** @type {Error} */ (error).message}`);
    }
  }

  /**
   * Asks the server; nothing where it is not there or the question has become pointless.
   * @param {string} method
   * @param {any} params
   * @param {any} [token]
   */
  async ask(method, params, token) {
    if (!this.connection) return undefined;
    try {
      return await this.connection.request(method, params, token);
    } catch (error) {
      const { code, message } = /** @type {any} */ (error);
      if (code !== ErrorCodes.requestCancelled) this.log(`${method}: ${message}`);
      return undefined;
    }
  }

  /** @param {any} params */
  async showDocument({ uri, external, takeFocus, selection }) {
    const place = vscode.Uri.parse(uri);
    if (external) return { success: await vscode.env.openExternal(place) };
    try {
      if (place.path.endsWith('.md')) {
        await vscode.commands.executeCommand('markdown.showPreviewToSide', place);
      } else {
        await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(place), {
          preserveFocus: !takeFocus, selection: selection && convert.range(selection),
        });
      }
      return { success: true };
    } catch (error) {
      this.log(`cannot show ${uri}: ${error}`);
      return { success: false };
    }
  }

  /**
   * @param {number} type of the protocol's MessageType
   * @param {string} message
   * @param {any[]} [actions]
   */
  async show(type, message, actions = []) {
    const titles = actions.map(action => action.title);
    const show = type === 1 ? vscode.window.showErrorMessage
      : type === 2 ? vscode.window.showWarningMessage : vscode.window.showInformationMessage;
    const chosen = await show(message, ...titles);
    return actions.find(action => action.title === chosen) || null;
  }

  /** @param {string} message */
  async complain(message) {
    if (await vscode.window.showErrorMessage(message, 'Show Output') === 'Show Output') this.output.show();
  }

  /** @param {string} message */
  log(message) {
    this.output.appendLine(message);
  }

  /**
   * @param {string} direction
   * @param {any} message
   */
  trace(direction, message) {
    const level = vscode.workspace.getConfiguration(settings.section).get('trace.server');
    if (level === 'messages') this.log(`${direction} ${message.method || 'answer'} ${message.id === undefined ? '' : message.id}`);
    if (level === 'verbose') this.log(`${direction} ${JSON.stringify(message)}`);
  }
}

/** Work of the server that takes long enough to be shown. */
class Progress {
  /**
   * @param {Connection} connection
   * @param {string | number} token
   * @param {any} begin
   */
  constructor(connection, token, { title, message, cancellable, percentage }) {
    this.percentage = 0;
    const location = cancellable ? vscode.ProgressLocation.Notification : vscode.ProgressLocation.Window;
    vscode.window.withProgress({ location, title: `SwiftUI patterns: ${title}`, cancellable }, (progress, cancellation) => {
      this.progress = progress;
      cancellation.onCancellationRequested(() => connection.notify('window/workDoneProgress/cancel', { token }));
      this.report({ message, percentage });
      return new Promise(resolve => { this.end = () => resolve(undefined); });
    });
  }

  end() {}

  /** @param {any} report */
  report({ message, percentage }) {
    const increment = percentage === undefined ? undefined : percentage - this.percentage;
    if (percentage !== undefined) this.percentage = percentage;
    this.progress?.report({ message, increment });
  }
}

/** @param {vscode.WorkspaceFolder} folder */
function toFolder(folder) {
  return { uri: folder.uri.toString(), name: folder.name };
}

module.exports = { Client, fixAllKind };
