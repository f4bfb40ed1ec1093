'use strict';
// The section `swiftuiPatterns` as the server gets it: only what a person has set, never the declared defaults, because it
// goes over the settings file of the project.

const vscode = require('vscode');

const section = 'swiftuiPatterns';

/** Keys that are for the extension alone. */
const ownKeys = new Set(['path', 'arguments', 'trace.server']);

/** @returns {string[]} the keys that the extension declares, without the section */
function declaredKeys(/** @type {any} */ manifest) {
  return Object.keys(manifest.contributes.configuration.properties)
    .map(key => key.slice(section.length + 1))
    .filter(key => !ownKeys.has(key));
}

/**
 * @param {any} manifest the extension's package.json
 * @param {vscode.Uri} [scope] the document or folder that they are for
 * @returns {any}
 */
function forServer(manifest, scope) {
  const configuration = vscode.workspace.getConfiguration(section, scope);
  /** @type {any} */
  const result = {};
  for (const key of declaredKeys(manifest)) {
    const found = configuration.inspect(key);
    if (!found) continue;
    const value = [found.workspaceFolderValue, found.workspaceValue, found.globalValue].find(set => set !== undefined);
    if (value !== undefined) result[key] = value;
  }
  return result;
}

module.exports = { forServer, section };
