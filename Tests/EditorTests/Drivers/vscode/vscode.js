'use strict';
// A stand-in for VS Code's `vscode` module: what the extension uses of it, and `$test` for what a test does and sees. A name that
// is not here is an error, so that a misspelt one is found.

const types = require('./types');
const { Disposable, EventEmitter, TextDocument, Uri } = types;

const seen = { commands: new Map(), providers: new Map(), collections: [], status: [], messages: [], output: [], shown: [], watchers: [] };
const settings = new Map();
const events = new Map();
const event = name => {
  if (!events.has(name)) events.set(name, new EventEmitter());
  return events.get(name);
};

function strict(name, object) {
  return new Proxy(object, {
    get(target, key) {
      if (key in target || typeof key === 'symbol' || key === 'then') return target[key];
      if (/^on(Did|Will)/.test(key)) return event(key).event;
      throw new Error(`the stand-in has no vscode.${name}${String(key)}`);
    },
  });
}

function register(kind, value) {
  seen.providers.set(kind, value);
  return new Disposable(() => seen.providers.delete(kind));
}

const say = kind => async (message, ...items) => {
  seen.messages.push({ kind, message, items });
  return undefined;
};

const workspace = strict('workspace.', {
  textDocuments: [],
  workspaceFolders: undefined,
  getConfiguration: section => ({
    get: key => {
      const name = `${section}.${key}`;
      return settings.has(name) ? settings.get(name) : seen.manifest.contributes.configuration.properties[name]?.default;
    },
    inspect: key => ({ globalValue: settings.get(`${section}.${key}`) }),
  }),
  createFileSystemWatcher: (pattern, ...ignored) => {
    const emitters = [new EventEmitter(), new EventEmitter(), new EventEmitter()];
    const watcher = { pattern, ignored, emitters, dispose() {} };
    [watcher.onDidCreate, watcher.onDidChange, watcher.onDidDelete] = emitters.map(emitter => emitter.event);
    seen.watchers.push(watcher);
    return watcher;
  },
  applyEdit: async edit => edit.entries().every(([uri, edits]) => {
    const document = workspace.textDocuments.find(each => each.uri.toString() === uri.toString());
    if (document) change(document, edits);
    return document !== undefined;
  }),
  openTextDocument: async uri => new TextDocument(uri, 'plaintext', require('fs').readFileSync(uri.fsPath, 'utf8')),
});

const window = strict('window.', {
  activeTextEditor: undefined,
  createOutputChannel: () => ({
    append: text => seen.output.push(text), appendLine: text => seen.output.push(`${text}\n`), show() {}, dispose() {},
  }),
  showErrorMessage: say('error'),
  showWarningMessage: say('warning'),
  showInformationMessage: say('information'),
  showInputBox: async () => undefined,
  showTextDocument: async document => { seen.shown.push(document.uri.toString()); },
  withProgress: (options, task) => task({ report() {} }, { onCancellationRequested: () => new Disposable() }),
});

const languages = strict('languages.', {
  createDiagnosticCollection: name => {
    const found = new Map();
    const collection = {
      name,
      set: (uri, diagnostics) => (diagnostics ? found.set(uri.toString(), diagnostics) : found.delete(uri.toString())),
      get: uri => found.get(uri.toString()),
      all: () => [...found],
      clear: () => found.clear(),
      dispose: () => found.clear(),
    };
    seen.collections.push(collection);
    return collection;
  },
  createLanguageStatusItem: (id, selector) => {
    const item = { id, selector, dispose() { seen.status.splice(seen.status.indexOf(item), 1); } };
    seen.status.push(item);
    return item;
  },
  match: (selector, document) => (selector.some(filter =>
    filter.language === document.languageId && filter.scheme === document.uri.scheme) ? 10 : 0),
  registerHoverProvider: (selector, provider) => register('hover', { selector, provider }),
  registerCodeActionsProvider: (selector, provider, metadata) => register('codeActions', { selector, provider, metadata }),
});

const commands = strict('commands.', {
  registerCommand: (name, action) => {
    if (seen.commands.has(name)) throw new Error(`the command ${name} exists already`);
    seen.commands.set(name, action);
    return new Disposable(() => seen.commands.delete(name));
  },
  executeCommand: async (name, ...given) => {
    if (name === 'markdown.showPreviewToSide') return void seen.shown.push(given[0].toString());
    if (!seen.commands.has(name)) throw new Error(`no such command: ${name}`);
    return seen.commands.get(name)(...given);
  },
});

function change(document, edits) {
  const contentChanges = edits
    .map(edit => ({
      range: edit.range, rangeOffset: document.offsetAt(edit.range.start), end: document.offsetAt(edit.range.end),
      text: edit.newText,
    }))
    .sort((a, b) => b.rangeOffset - a.rangeOffset);
  for (const each of contentChanges) {
    document.text = document.text.slice(0, each.rangeOffset) + each.text + document.text.slice(each.end);
  }
  document.version += 1;
  event('onDidChangeTextDocument').fire({ document, contentChanges });
}

const test = {
  seen,
  change,
  load(manifest) { seen.manifest = manifest; },
  setFolder(folder) { workspace.workspaceFolders = [{ uri: Uri.file(folder), name: 'SampleApp', index: 0 }]; },
  set(name, value) {
    settings.set(name, value);
    event('onDidChangeConfiguration').fire({ affectsConfiguration: section => name.startsWith(section) });
  },
  open(uri, languageId, text) {
    const document = new TextDocument(uri, languageId, text);
    workspace.textDocuments.push(document);
    window.activeTextEditor = { document, selection: { active: new types.Position(0, 0) } };
    event('onDidOpenTextDocument').fire(document);
    return document;
  },
  close(document) {
    workspace.textDocuments.splice(workspace.textDocuments.indexOf(document), 1);
    event('onDidCloseTextDocument').fire(document);
  },
};

module.exports = strict('', {
  ...types, $test: test, commands, languages, window, workspace,
  env: { appName: 'Visual Studio Code', openExternal: async () => true },
  LanguageStatusSeverity: { Information: 0, Warning: 1, Error: 2 },
  ProgressLocation: { Notification: 15, Window: 10 },
  version: '1.106.0',
});
