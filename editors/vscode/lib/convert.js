'use strict';
// From the protocol's values to VS Code's and back. Positions need no conversion: both count UTF-16 units from zero.

const vscode = require('vscode');

/** @param {any} range */
function range({ start, end }) {
  return new vscode.Range(start.line, start.character, end.line, end.character);
}

/** @param {vscode.Position} position */
function toPosition(position) {
  return { line: position.line, character: position.character };
}

/** @param {vscode.Range} value */
function toRange(value) {
  return { start: toPosition(value.start), end: toPosition(value.end) };
}

/** The protocol counts severities from 1, VS Code from 0. */
const firstSeverity = 1;

/**
 * A diagnostic that remembers the one it was made from, since the server has to see that again.
 * @param {any} raw
 */
function diagnostic(raw) {
  const value = new vscode.Diagnostic(range(raw.range), raw.message, (raw.severity || firstSeverity) - firstSeverity);
  value.source = raw.source;
  const link = raw.codeDescription && raw.codeDescription.href;
  value.code = link ? { value: raw.code, target: vscode.Uri.parse(link) } : raw.code;
  if (raw.tags) value.tags = raw.tags;
  if (raw.relatedInformation) {
    value.relatedInformation = raw.relatedInformation.map(
      /** @param {any} related */ related =>
        new vscode.DiagnosticRelatedInformation(
          new vscode.Location(vscode.Uri.parse(related.location.uri), range(related.location.range)), related.message));
  }
  origins.set(value, raw);
  return value;
}

/** @type {WeakMap<vscode.Diagnostic, any>} */
const origins = new WeakMap();

/**
 * @param {vscode.Diagnostic} value
 * @returns {any}
 */
function toDiagnostic(value) {
  const origin = origins.get(value);
  // The text may have moved since: the range is VS Code's.
  if (origin) return { ...origin, range: toRange(value.range) };
  const code = value.code && typeof value.code === 'object' ? value.code.value : value.code;
  return {
    range: toRange(value.range), message: value.message, severity: value.severity + firstSeverity,
    ...(value.source === undefined ? {} : { source: value.source }), ...(code === undefined ? {} : { code }),
  };
}

/**
 * The edit, or undefined where it was made for another version of an open document.
 * @param {any} raw
 */
function workspaceEdit(raw) {
  const result = new vscode.WorkspaceEdit();
  const annotations = raw.changeAnnotations || {};
  for (const change of raw.documentChanges || []) {
    const uri = vscode.Uri.parse(change.textDocument.uri);
    const open = vscode.workspace.textDocuments.find(document => document.uri.toString() === uri.toString());
    const version = change.textDocument.version;
    if (open && version !== null && version !== undefined && open.version !== version) return undefined;
    result.set(uri, change.edits.map(/** @param {any} edit */ edit => annotated(edit, annotations)));
  }
  for (const [uri, edits] of Object.entries(raw.changes || {})) {
    result.set(vscode.Uri.parse(uri), edits.map(/** @param {any} edit */ edit => annotated(edit, annotations)));
  }
  return result;
}

/**
 * An edit, with what is said of it in the preview of changes.
 * @param {any} edit
 * @param {any} annotations
 */
function annotated(edit, annotations) {
  const value = new vscode.TextEdit(range(edit.range), edit.newText);
  const annotation = edit.annotationId && annotations[edit.annotationId];
  if (!annotation) return value;
  return [value, {
    label: annotation.label, description: annotation.description, needsConfirmation: !!annotation.needsConfirmation,
  }];
}

/** @param {any} raw */
function command(raw) {
  return { title: raw.title, command: raw.command, arguments: raw.arguments };
}

/**
 * A code action, or a bare command.
 * @param {any} raw
 */
function codeAction(raw) {
  if (typeof raw.command === 'string') return command(raw);
  const value = new vscode.CodeAction(raw.title, raw.kind ? kind(raw.kind) : undefined);
  fillIn(value, raw);
  if (raw.diagnostics) value.diagnostics = raw.diagnostics.map(diagnostic);
  if (raw.isPreferred) value.isPreferred = true;
  if (raw.disabled) value.disabled = { reason: raw.disabled.reason };
  if (raw.command) value.command = command(raw.command);
  unresolved.set(value, raw);
  return value;
}

/**
 * Sets the edit of an action.
 * @param {vscode.CodeAction} action
 * @param {any} raw
 */
function fillIn(action, raw) {
  if (raw.edit) action.edit = workspaceEdit(raw.edit) || new vscode.WorkspaceEdit();
}

/** @type {WeakMap<vscode.CodeAction, any>} */
const unresolved = new WeakMap();

/**
 * What the server said of an action that is to be resolved; undefined where it has its edit.
 * @param {vscode.CodeAction} action
 */
function toCodeAction(action) {
  const raw = unresolved.get(action);
  return raw && !raw.edit && raw.data !== undefined ? raw : undefined;
}

/** @param {string} value */
function kind(value) {
  return value.split('.').reduce((parent, part) => parent.append(part), vscode.CodeActionKind.Empty);
}

/** @param {any} raw */
function hover(raw) {
  const contents = typeof raw.contents === 'string' ? raw.contents : raw.contents.value;
  return new vscode.Hover(new vscode.MarkdownString(contents), raw.range ? range(raw.range) : undefined);
}

module.exports = {
  codeAction, diagnostic, fillIn, hover, kind, range, toCodeAction, toDiagnostic, toPosition, toRange, workspaceEdit,
};
