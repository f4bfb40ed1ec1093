'use strict';
// The value types of the `vscode` module that the extension uses.

const path = require('path');
const url = require('url');

class Position {
  constructor(line, character) {
    this.line = line;
    this.character = character;
  }
  isBefore(other) {
    return this.line < other.line || (this.line === other.line && this.character < other.character);
  }
  isEqual(other) { return this.line === other.line && this.character === other.character; }
  isBeforeOrEqual(other) { return this.isBefore(other) || this.isEqual(other); }
}

class Range {
  constructor(...given) {
    const [a, b] = given.length === 4
      ? [new Position(given[0], given[1]), new Position(given[2], given[3])] : given;
    [this.start, this.end] = a.isBeforeOrEqual(b) ? [a, b] : [b, a];
  }
  contains(position) { return this.start.isBeforeOrEqual(position) && position.isBeforeOrEqual(this.end); }
}

class Uri {
  constructor(scheme, authority, uriPath) { Object.assign(this, { scheme, authority, path: uriPath }); }
  get fsPath() { return this.scheme === 'file' ? url.fileURLToPath(this.toString()) : this.path; }
  toString() {
    const escaped = this.path.split('/').map(encodeURIComponent).join('/');
    return this.scheme === 'untitled' ? `untitled:${escaped}` : `${this.scheme}://${this.authority}${escaped}`;
  }
  static file(name) { return new Uri('file', '', path.resolve(name)); }
  static parse(text) {
    const parts = /^([\w+.-]+):(?:\/\/([^/?#]*))?(.*)$/.exec(text);
    if (!parts) throw new Error(`not a URI: ${text}`);
    return new Uri(parts[1], parts[2] || '', decodeURIComponent(parts[3]));
  }
}

class Location { constructor(uri, range) { Object.assign(this, { uri, range }); } }
class Diagnostic { constructor(range, message, severity) { Object.assign(this, { range, message, severity }); } }
class DiagnosticRelatedInformation { constructor(location, message) { Object.assign(this, { location, message }); } }
class CodeAction { constructor(title, kind) { Object.assign(this, { title, kind }); } }
class TextEdit { constructor(range, newText) { Object.assign(this, { range, newText }); } }
class MarkdownString { constructor(value) { this.value = value; } }
class Hover { constructor(contents, range) { Object.assign(this, { contents: [contents].flat(), range }); } }
class RelativePattern { constructor(base, pattern) { Object.assign(this, { base, pattern }); } }

class CodeActionKind {
  constructor(value) { this.value = value; }
  append(part) { return new CodeActionKind(this.value ? `${this.value}.${part}` : part); }
}
CodeActionKind.Empty = new CodeActionKind('');

class WorkspaceEdit {
  constructor() { this.edits = new Map(); }
  set(uri, edits) { this.edits.set(uri.toString(), edits.map(edit => (Array.isArray(edit) ? edit[0] : edit))); }
  entries() { return [...this.edits].map(([uri, edits]) => [Uri.parse(uri), edits]); }
  get size() { return this.edits.size; }
}

class Disposable {
  constructor(action) { this.action = action; }
  dispose() {
    const action = this.action;
    this.action = undefined;
    if (action) action();
  }
}

class EventEmitter {
  constructor() {
    this.listeners = new Set();
    this.event = listener => {
      this.listeners.add(listener);
      return new Disposable(() => this.listeners.delete(listener));
    };
  }
  fire(event) { [...this.listeners].forEach(listener => listener(event)); }
}

class TextDocument {
  constructor(uri, languageId, text) {
    Object.assign(this, { uri, languageId, text, version: 1 });
  }
  get lines() { return this.text.split('\n'); }
  get lineCount() { return this.lines.length; }
  getText(range) { return range ? this.text.slice(this.offsetAt(range.start), this.offsetAt(range.end)) : this.text; }
  offsetAt({ line, character }) {
    const lines = this.lines;
    if (line >= lines.length) return this.text.length;
    const start = lines.slice(0, line).reduce((sum, each) => sum + each.length + 1, 0);
    return start + Math.min(character, lines[line].length);
  }
  lineAt(line) { return { range: new Range(line, 0, line, this.lines[line].length) }; }
  getWordRangeAtPosition() { return undefined; }
}

module.exports = {
  CodeAction, CodeActionKind, Diagnostic, DiagnosticRelatedInformation, Disposable, EventEmitter, Hover, Location, MarkdownString,
  Position, Range, RelativePattern, TextDocument, TextEdit, Uri, WorkspaceEdit,
};
