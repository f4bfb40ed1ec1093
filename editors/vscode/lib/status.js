'use strict';
// The entry of the language status, the braces in the status bar of a Swift file: whether the server runs, and a way to help it.

const vscode = require('vscode');

class Status {
  /** @param {vscode.DocumentSelector} selector the documents beside which it is shown */
  constructor(selector) {
    this.item = vscode.languages.createLanguageStatusItem('swiftuiPatterns', selector);
    this.item.name = 'SwiftUI Patterns';
    this.item.detail = 'SwiftUI Patterns';
  }

  starts() {
    this.say('starting', vscode.LanguageStatusSeverity.Information, true);
  }

  /** @param {string | undefined} version */
  runs(version) {
    this.say(version ? `running, ${version}` : 'running', vscode.LanguageStatusSeverity.Information, false);
    this.item.command = { title: 'Show Output', command: 'swiftuiPatterns.showOutput' };
  }

  /** @param {string} why */
  fails(why) {
    this.say(why, vscode.LanguageStatusSeverity.Error, false);
    this.item.command = { title: 'Restart', command: 'swiftuiPatterns.restart' };
  }

  /**
   * @param {string} text
   * @param {vscode.LanguageStatusSeverity} severity
   * @param {boolean} busy
   */
  say(text, severity, busy) {
    Object.assign(this.item, { text, severity, busy });
  }

  dispose() {
    this.item.dispose();
  }
}

module.exports = { Status };
