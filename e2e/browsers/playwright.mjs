// Playwright's own Firefox and WebKit, where Debian's cannot be had.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firefox, webkit } from '@playwright/test';
import { LOAD_PATIENCE } from './page.mjs';

const TYPES = { Firefox: firefox, WebKit: webkit };

/**
 * @param {keyof typeof TYPES} which
 * @returns {Promise<import('./page.mjs').Page>}
 */
export async function startPlaywright(which) {
  const downloads = mkdtempSync(join(tmpdir(), 'localkit-downloads-'));
  const browser = await TYPES[which].launch();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(LOAD_PATIENCE);
  // Whoever opens the next page means to leave this one, whatever is entered there.
  page.on('dialog', (dialog) => dialog.accept());
  page.on('download', (download) => download.saveAs(join(downloads, download.suggestedFilename())));
  const call = (/** @type {Function} */ script, /** @type {any[]} */ args) => `(${script})(...${JSON.stringify(args)})`;
  const find = async (/** @type {Function} */ finder, /** @type {any[]} */ args) => {
    const element = (await page.evaluateHandle(call(finder, args))).asElement();
    if (!element) throw new Error(`Not found: ${JSON.stringify(args)}`);
    return element;
  };
  const getKey = (/** @type {string} */ key) => (key === 'Control' ? 'ControlOrMeta' : key);

  return {
    name: `${which} ${browser.version()}`,
    downloads,
    open: async (url) => void (await page.goto(url)),
    run: (script, ...args) => page.evaluate(call(script, args)),
    click: async (finder, ...args) => (await find(finder, args)).click(),
    type: (text) => page.keyboard.type(text),
    press: (...keys) => page.keyboard.press(keys.map(getKey).join('+')),
    upload: async (paths, finder, ...args) => (await find(finder, args)).setInputFiles(paths),
    async frameText(finder, ...args) {
      const frame = await (await find(finder, args)).contentFrame();
      return frame ? frame.evaluate(() => document.body.innerText) : '';
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: async (path) => void (await page.screenshot({ path })),
    async close() {
      await browser.close();
      rmSync(downloads, { recursive: true, force: true });
    },
  };
}
