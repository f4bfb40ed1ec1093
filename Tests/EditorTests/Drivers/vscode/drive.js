'use strict';
// node drive.js EXTENSION FILE.swift EXPECTED.swift SERVER ARGUMENT...
// Activates the extension on the stand-in for VS Code and takes the way of the other editors' drivers. Prints "ok NAME" or
// "not ok NAME: why" for each check; the exit status is 1 when one failed.

const fs = require('fs');
const path = require('path');
const { vscode, check, wait, activate, run } = require('./driver');

const [extension, file, expectedFile, server, ...given] = process.argv.slice(2);
const expected = fs.readFileSync(expectedFile, 'utf8');
const original = fs.readFileSync(file, 'utf8');
const test = vscode.$test;

async function main() {
  const { manifest, deactivate, client } = await activate(extension, path.resolve(path.dirname(file), '../..'), {
    'swiftuiPatterns.path': server,
    // The extension adds `lsp` itself.
    'swiftuiPatterns.arguments': given.slice(1),
  });
  check('no message on start', test.seen.messages.length === 0, test.seen.messages);
  const commands = manifest.contributes.commands.map(each => each.command);
  check('every command is registered', commands.every(name => test.seen.commands.has(name)), [...test.seen.commands.keys()]);

  const [status] = test.seen.status;
  check('the status says that the server runs', status && status.text.startsWith('running') && !status.busy, status);

  const uri = vscode.Uri.file(file);
  const document = test.open(uri, 'swift', original);
  const [collection] = test.seen.collections;
  const findings = () => (collection.get(uri) || []).filter(each => (each.code.value || each.code) === 'item-driven-sheet');

  // Findings.
  await wait(() => findings().length === 1);
  const [finding] = findings();
  check('the findings of an open document are asked for', client().puller !== undefined, client().serverCapabilities);
  check('one finding of item-driven-sheet', findings().length === 1, collection.get(uri));
  if (!finding) return;
  check('its source is the tool', finding.source === 'swiftui-patterns', finding.source);
  check('its range is the modifier after the emoji', document.getText(finding.range).startsWith('sheet(isPresented:'),
    document.getText(finding.range));
  check('its code links to a page', finding.code.target && finding.code.target.scheme === 'https', finding.code);

  // Hover.
  const token = { isCancellationRequested: false, onCancellationRequested: () => ({ dispose() {} }) };
  const hover = await test.seen.providers.get('hover').provider.provideHover(document, finding.range.start, token);
  check('the hover quotes the handbook', hover && hover.contents.some(each => each.value.includes('Let the item drive the sheet')),
    hover);

  // The fix.
  const { provider, metadata } = test.seen.providers.get('codeActions');
  check('fix-all is announced', metadata.providedCodeActionKinds.some(kind => kind.value === 'source.fixAll.swiftuiPatterns'),
    metadata);
  const offer = (range, context) => provider.provideCodeActions(document, range, context, token);
  const apply = async action => {
    const resolved = action.edit ? action : await provider.resolveCodeAction(action, token);
    await vscode.workspace.applyEdit(resolved.edit);
  };
  const actions = await offer(finding.range, { diagnostics: [finding], triggerKind: 1 });
  const fix = actions.find(action => action.isPreferred);
  check('a preferred fix is offered', fix, actions.map(action => action.title));
  if (fix) await apply(fix);
  check('the fix gives the expected file', document.text === expected, document.text);
  check('the finding goes with the fix', await wait(() => findings().length === 0), findings());

  // Undo is a change like any other.
  const whole = () => new vscode.Range(new vscode.Position(0, 0), document.lineAt(document.lineCount - 1).range.end);
  test.change(document, [new vscode.TextEdit(whole(), original)]);
  check('undo brings the finding back', await wait(() => findings().length === 1), collection.get(uri));

  // Fix on save asks for one kind; the command does the same.
  const onSave = await offer(whole(), { diagnostics: [], triggerKind: 2, only: new vscode.CodeActionKind('source.fixAll') });
  check('fix on save offers one action', onSave.length === 1, onSave);
  await vscode.commands.executeCommand('swiftuiPatterns.fixAll');
  check('the command for all fixes gives the expected file', document.text === expected, document.text);
  test.change(document, [new vscode.TextEdit(whole(), original)]);
  await wait(() => findings().length === 1);

  // Explanations.
  const explain = (await offer(findings()[0].range, { diagnostics: findings(), triggerKind: 1 }))
    .map(action => (typeof action.command === 'string' ? action : action.command))
    .find(command => command && command.command === 'swiftuiPatterns.explain');
  check('an explanation is offered', explain, actions.map(action => action.title));
  if (explain) await vscode.commands.executeCommand(explain.command, ...explain.arguments);
  check('the explanation is shown as a document', await wait(() => test.seen.shown.length === 1), test.seen);

  // Settings take effect at once.
  test.set('swiftuiPatterns.rules', { 'item-driven-sheet': 'off' });
  check('a rule can be turned off', await wait(() => findings().length === 0), findings());
  test.set('swiftuiPatterns.rules', undefined);
  check('and on again', await wait(() => findings().length === 1), collection.get(uri));

  // Files that are not open.
  const others = () => collection.all().filter(([name, found]) => name !== uri.toString() && found.length > 0);
  check('only open files have findings', others().length === 0, others());
  await vscode.commands.executeCommand('swiftuiPatterns.checkWorkspace');
  check('a check of the workspace brings those of other files', await wait(() => others().length > 3), collection.all());

  // Messages are shown in the output where a person asks for them.
  test.set('swiftuiPatterns.trace.server', 'messages');
  await offer(whole(), { diagnostics: [], triggerKind: 1 });
  check('messages can be traced', test.seen.output.some(line => line.includes('send textDocument/codeAction')), test.seen.output);
  test.set('swiftuiPatterns.trace.server', undefined);

  // A server that dies is started again and told of the open documents.
  const pid = client().process.pid;
  process.kill(pid, 'SIGKILL');
  check('findings return after the server was killed',
    await wait(() => client().isRunning && client().process.pid !== pid && findings().length === 1),
    test.seen.output);

  test.close(document);
  check('findings go with the document', await wait(() => findings().length === 0), findings());
  check('no message was shown', test.seen.messages.every(each => each.kind === 'information'), test.seen.messages);

  // One that always dies is left alone, with a message and a way to start it again.
  test.seen.messages.length = 0;
  test.set('swiftuiPatterns.arguments', ['--no-such-option']);
  check('a server that ends too often stays ended', await wait(() => test.seen.messages.some(each => /not started again/.test(each.message))),
    test.seen.messages);
  check('and the status says so', status.severity === vscode.LanguageStatusSeverity.Error
    && status.command.command === 'swiftuiPatterns.restart', status);
  test.set('swiftuiPatterns.arguments', given.slice(1));
  check('other arguments start it again', await wait(() => client().isRunning && status.text.startsWith('running')), status);

  // A program that is not there.
  test.seen.messages.length = 0;
  test.set('swiftuiPatterns.path', '/no/such/program');
  check('a missing program is named', await wait(() => test.seen.messages.some(each => each.message.includes('/no/such/program'))),
    test.seen.messages);
  await deactivate();
}

run(main);
