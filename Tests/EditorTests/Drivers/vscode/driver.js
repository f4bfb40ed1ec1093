'use strict';
// What the drivers of the extension share: the stand-in for VS Code, their checks and their exit status.

const fs = require('fs');
const Module = require('module');
const path = require('path');

const load = Module._load;
Module._load = (name, ...rest) => (name === 'vscode' ? load(path.join(__dirname, 'vscode.js'), ...rest) : load(name, ...rest));
const vscode = require('./vscode');

let failures = 0;

// Prints "ok NAME" or "not ok NAME: why".
function check(name, good, why) {
  if (!good) failures += 1;
  console.log(good ? `ok ${name}` : `not ok ${name}: ${JSON.stringify(why)}`);
}

// Whether a condition is met within 30 seconds.
async function wait(condition) {
  const end = Date.now() + 30000;
  while (!condition() && Date.now() < end) await new Promise(resolve => setTimeout(resolve, 20));
  return condition();
}

// Loads the extension in a folder, with its settings, and activates it on the opened folder.
async function activate(extension, folder, settings) {
  const manifest = JSON.parse(fs.readFileSync(path.join(extension, 'package.json'), 'utf8'));
  const test = vscode.$test;
  test.load(manifest);
  for (const [name, value] of Object.entries(settings)) test.set(name, value);
  test.setFolder(folder);
  const main = require(path.join(path.resolve(extension), manifest.main));
  await main.activate({ subscriptions: [], extension: { packageJSON: manifest } });
  return { manifest, ...main };
}

// Runs the checks; the exit status is 1 when one failed.
function run(main) {
  main()
    .catch(error => {
      failures += 1;
      console.log(`not ok ${error.stack}`);
    })
    .finally(() => process.exit(failures > 0 ? 1 : 0));
}

module.exports = { vscode, check, wait, activate, run };
