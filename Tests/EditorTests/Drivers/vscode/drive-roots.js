'use strict';
// node drive-roots.js EXTENSION APP EXPECTED SERVER ARGUMENT...
// Opens every file of an app with local packages, where the folder that is open is one of the packages, and compares its findings
// with those of `check`. EXPECTED has a line "FILE<tab>LINE<tab>RULE<tab>MESSAGE" for each finding, and one "FILE" for each file.

const fs = require('fs');
const path = require('path');
const { vscode, check, wait, activate, run } = require('./driver');

const [extension, app, expectedFile, server, ...given] = process.argv.slice(2);
const test = vscode.$test;

async function main() {
  const lines = fs.readFileSync(expectedFile, 'utf8').split('\n').filter(line => line !== '').map(line => line.split('\t'));
  const files = lines.filter(line => line.length === 1).map(line => line[0]);
  const { deactivate } = await activate(extension, path.resolve(app, path.dirname(files[0]), '../..'), {
    'swiftuiPatterns.path': server,
    'swiftuiPatterns.arguments': given.slice(1),
  });
  const uris = files.map(file => vscode.Uri.file(path.join(app, file)));
  uris.forEach(uri => test.open(uri, 'swift', fs.readFileSync(uri.fsPath, 'utf8')));
  const [collection] = test.seen.collections;
  const found = uri => (collection.get(uri) || [])
    .map(each => `${each.range.start.line + 1} ${each.code.value || each.code} ${each.message}`).sort();
  const wanted = file => lines.filter(line => line.length > 1 && line[0] === file)
    .map(([, line, rule, message]) => `${line} ${rule} ${message}`).sort();
  const same = (file, uri) => JSON.stringify(found(uri)) === JSON.stringify(wanted(file));
  for (const [index, file] of files.entries()) await wait(() => same(file, uris[index]));
  files.forEach((file, index) => check(`the findings of ${file}`, same(file, uris[index]), found(uris[index])));
  await deactivate();
}

run(main);
