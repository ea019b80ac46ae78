// Debian's Firefox, spoken to directly: the protocol is its own, there is no driver between.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { LOAD_PATIENCE } from './page.mjs';

/**
 * @param {string} executablePath
 * @returns {Promise<import('./page.mjs').Page>}
 */
export async function startFirefox(executablePath) {
  const downloads = mkdtempSync(join(tmpdir(), 'localkit-firefox-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.always_ask_before_handling_new_types': false,
      'browser.download.alwaysOpenPanel': false,
      // Where nothing but this machine can be reached, calls can still be seen to go out.
      'media.peerconnection.ice.loopback': true,
    },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(LOAD_PATIENCE);
  // Whoever opens the next page means to leave this one, whatever is entered there.
  page.on('dialog', (dialog) => dialog.accept());
  const find = async (/** @type {any} */ finder, /** @type {any[]} */ args) => {
    const element = (await page.evaluateHandle(finder, ...args)).asElement();
    if (!element) throw new Error(`Not found: ${JSON.stringify(args)}`);
    return /** @type {import('puppeteer-core').ElementHandle<HTMLElement>} */ (element);
  };

  return {
    name: (await browser.version()).replace('/', ' '),
    downloads,
    async open(url) {
      // To another fragment it would stay on the page, which then loads itself anew and has that taken for a failure.
      await page.goto('about:blank');
      try {
        await page.goto(url);
      } catch (error) {
        // A frame that is still loading takes the page's navigation down with it.
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
        await page.goto(url);
      }
    },
    run: (script, ...args) => page.evaluate(/** @type {any} */ (script), ...args),
    click: async (finder, ...args) => (await find(finder, args)).click(),
    type: (text) => page.keyboard.type(text),
    async press(...keys) {
      for (const key of keys) await page.keyboard.down(/** @type {any} */ (key));
      for (const key of keys.toReversed()) await page.keyboard.up(/** @type {any} */ (key));
    },
    upload: async (paths, finder, ...args) =>
      /** @type {import('puppeteer-core').ElementHandle<HTMLInputElement>} */ (await find(finder, args)).uploadFile(
        ...paths,
      ),
    async frameText(finder, ...args) {
      const frame = await (await find(finder, args)).contentFrame();
      return frame ? frame.evaluate(() => document.body.innerText) : '';
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async (path) => void (await page.screenshot({ path: /** @type {`${string}.png`} */ (path) })),
    async close() {
      await browser.close();
      rmSync(downloads, { recursive: true, force: true });
    },
  };
}
