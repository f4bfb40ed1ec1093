'use strict';
// Starts the language client and registers the commands.

const vscode = require('vscode');
const { Client } = require('./lib/client');

/** @type {Client | undefined} */
let client;

/** @param {vscode.ExtensionContext} context */
async function activate(context) {
  const output = vscode.window.createOutputChannel('SwiftUI Patterns');
  const current = client = new Client(context.extension.packageJSON, output);
  const document = () => vscode.window.activeTextEditor && vscode.window.activeTextEditor.document;
  context.subscriptions.push(
    output,
    vscode.commands.registerCommand('swiftuiPatterns.restart', () => current.restart()),
    vscode.commands.registerCommand('swiftuiPatterns.showOutput', () => output.show()),
    vscode.commands.registerCommand('swiftuiPatterns.fixAll', async () => {
      const open = document();
      if (open && open.languageId === 'swift') await current.fixAll(open);
    }),
    vscode.commands.registerCommand('swiftuiPatterns.checkWorkspace', () => current.checkWorkspace()),
    // With the words of a code action, or asking for them.
    vscode.commands.registerCommand('swiftuiPatterns.explain', async words => {
      const asked = words || await vscode.window.showInputBox({
        prompt: 'A rule, an API, a message of the run time, or free words', value: subject(current),
      });
      if (asked) await current.explain(asked);
    }),
    vscode.workspace.onDidChangeConfiguration(event => {
      if (['path', 'arguments'].some(key => event.affectsConfiguration(`swiftuiPatterns.${key}`))) current.restart();
    }));
  await current.start();
}

/**
 * What there is to explain at the cursor: the rule of a finding, else the word.
 * @param {Client} current
 */
function subject(current) {
  const editor = vscode.window.activeTextEditor;
  if (!editor) return '';
  const { document, selection } = editor;
  const finding = (current.diagnostics.get(document.uri) || []).find(each => each.range.contains(selection.active));
  if (finding) return typeof finding.code === 'object' ? String(finding.code.value) : String(finding.code);
  const word = document.getWordRangeAtPosition(selection.active);
  return word ? document.getText(word) : '';
}

async function deactivate() {
  await client?.dispose();
  client = undefined;
}

module.exports = { activate, client: () => client, deactivate };
