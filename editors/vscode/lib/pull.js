'use strict';
// Asks the server for the diagnostics of the open documents: when one opens, a moment after it changes, and when the server says
// that they have become others.

const vscode = require('vscode');
const convert = require('./convert');
const { ErrorCodes } = require('./connection');

/** Milliseconds after a change in which another one may follow. */
const pause = 150;

/** @typedef {import('./connection').Connection} Connection */
/** @typedef {{ timer?: NodeJS.Timeout, cancel?: () => void, resultId?: string }} Pull what is known and asked for of a document */

class Puller {
  /**
   * @param {Connection} connection
   * @param {vscode.DiagnosticCollection} diagnostics
   * @param {{ identifier?: string }} provider what the server says of itself
   */
  constructor(connection, diagnostics, { identifier }) {
    this.connection = connection;
    this.diagnostics = diagnostics;
    this.identifier = identifier;
    /** @type {Map<string, Pull>} by the document's URI */
    this.pulls = new Map();
  }

  /**
   * @param {vscode.TextDocument} document
   */
  opened(document) {
    this.pulls.set(document.uri.toString(), {});
    this.ask(document);
  }

  /** @param {vscode.TextDocument} document */
  changed(document) {
    const pull = this.pulls.get(document.uri.toString());
    if (!pull) return;
    // What is asked for is about an older text.
    pull.cancel?.();
    clearTimeout(pull.timer);
    pull.timer = setTimeout(() => this.ask(document), pause);
  }

  /** @param {vscode.TextDocument} document */
  closed(document) {
    const pull = this.pulls.get(document.uri.toString());
    if (!pull) return;
    pull.cancel?.();
    clearTimeout(pull.timer);
    this.pulls.delete(document.uri.toString());
    this.diagnostics.set(document.uri, undefined);
  }

  /** Those of all open documents may be others. */
  refresh() {
    vscode.workspace.textDocuments.filter(document => this.concerns(document.uri)).forEach(document => this.changed(document));
  }

  /**
   * Whether the diagnostics of a document are asked for here.
   * @param {vscode.Uri} uri
   */
  concerns(uri) {
    return this.pulls.has(uri.toString());
  }

  /** @param {vscode.TextDocument} document */
  async ask(document) {
    const uri = document.uri.toString();
    const pull = this.pulls.get(uri);
    if (!pull) return;
    const version = document.version;
    try {
      const report = await this.connection.request('textDocument/diagnostic', {
        textDocument: { uri },
        ...(this.identifier === undefined ? {} : { identifier: this.identifier }),
        ...(pull.resultId === undefined ? {} : { previousResultId: pull.resultId }),
      }, { isCancellationRequested: false, onCancellationRequested: (/** @type {() => void} */ cancel) => { pull.cancel = cancel; } });
      // Closed, or closed and opened again, or changed: another answer follows.
      if (this.pulls.get(uri) !== pull || document.version !== version || report.kind !== 'full') return;
      pull.resultId = report.resultId;
      this.diagnostics.set(document.uri, report.items.map(convert.diagnostic));
    } catch (error) {
      const { code } = /** @type {any} */ (error);
      if (code === ErrorCodes.serverCancelled && this.pulls.get(uri) === pull) this.changed(document);
    }
  }

  dispose() {
    for (const pull of this.pulls.values()) clearTimeout(pull.timer);
    this.pulls.clear();
  }
}

module.exports = { Puller };
