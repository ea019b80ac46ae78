// Finds each browser, or installs it: Debian's own as root, Playwright's elsewhere.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installDebianPackages } from '../../scripts/install.mjs';
import { startFirefox } from './firefox.mjs';
import { startPlaywright } from './playwright.mjs';
import { findMiniBrowser, startWebkit } from './webkit.mjs';

const inPath = (/** @type {string} */ name) =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

const findFirefox = () => inPath('firefox-esr') ?? inPath('firefox');
const hasWebkit = () => Boolean(inPath('WebKitWebDriver') && inPath('Xvfb') && findMiniBrowser());

/** @param {string} name */
async function installPlaywrights(name) {
  const { [name]: type } = /** @type {any} */ (await import('@playwright/test'));
  if (existsSync(type.executablePath())) return;
  execFileSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', name], {
    stdio: ['ignore', 2, 2],
  });
}

/** @type {Record<string, () => Promise<() => Promise<import('./page.mjs').Page>>>} how to start each, once it is there */
export const browsers = {
  async firefox() {
    if (!findFirefox()) installDebianPackages(['firefox-esr']);
    const path = findFirefox();
    if (path) return () => startFirefox(path);
    await installPlaywrights('firefox');
    return () => startPlaywright('Firefox');
  },
  async webkit() {
    if (!hasWebkit()) installDebianPackages(['webkit2gtk-driver', 'xvfb']);
    if (hasWebkit()) return startWebkit;
    await installPlaywrights('webkit');
    return () => startPlaywright('WebKit');
  },
};
