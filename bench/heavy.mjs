// Large work through the product beside the bare minimum of the same work, in the same browser and run.
// Of several rounds the best of each counts: what else the machine does at the time only ever adds.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, openPage, round } from './browser.mjs';

/** `#` stands for a number. */
const RECORD =
  '{"id":#,"name":"Person #","email":"person#@example.com","active":true,"score":#.25,"tags":["alpha","beta"],"address":{"street":"Main #","city":"Town"}}';

/**
 * What a page holds between two steps of a benchmark.
 * @typedef {typeof window & { text: string, file: File, hashed: Promise<number>, hashwasm: typeof import('hash-wasm') }} Stage
 * @typedef {import('@playwright/test').Page} Page
 */

/**
 * @template {string} What
 * @param {readonly Record<What, number>[]} rounds
 * @param {What} what
 */
const least = (rounds, what) => Math.min(...rounds.map((one) => one[what]));

/**
 * 20 MB dropped on the page until their layout is there, and by JSON.parse and JSON.stringify on the bare text.
 * @param {Page} page
 * @param {string} origin
 */
async function formatting(page, origin) {
  await page.goto(`${origin}/tool/json-formatter`);
  await page.locator('html[data-ready]').waitFor();
  await page.evaluate((one) => {
    const text = `[${Array.from({ length: 125_000 }, (_, at) => one.replaceAll('#', String(at))).join(',')}]`;
    Object.assign(window, { text, file: new File([text], 'large.json') });
  }, RECORD);
  const rounds = [];
  for (let at = 0; at < 5; at++) {
    const bareMs = await page.evaluate(() => {
      const started = performance.now();
      JSON.stringify(JSON.parse(/** @type {Stage} */ (window).text), null, 2);
      return performance.now() - started;
    });
    await page.waitForTimeout(1500);
    const ours = await page.evaluate(async () => {
      const find = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (document.querySelector(selector));
      const output = () => document.querySelector('.output-box .panel-aside')?.textContent ?? '';
      const data = new DataTransfer();
      data.items.add(/** @type {Stage} */ (window).file);
      let longestTaskMs = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longestTaskMs = Math.max(longestTaskMs, duration);
      }).observe({ type: 'longtask' });
      await new Promise((resolve) => setTimeout(resolve, 100));
      const started = performance.now();
      find('.input-box .drop-zone').dispatchEvent(
        new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
      );
      while (!/\d{2},\d{3},\d{3}/.test(output())) await new Promise((resolve) => setTimeout(resolve, 10));
      const ms = performance.now() - started;
      find('[aria-label="Clear All"]').click();
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { ms, longestTaskMs };
    });
    rounds.push({ ...ours, bareMs });
  }
  return {
    ratio: round(least(rounds, 'ms') / least(rounds, 'bareMs')),
    longestTaskMs: round(least(rounds, 'longestTaskMs'), 0),
  };
}

/**
 * SHA-256 of a file by the page, from the moment it has the file until it shows the digest.
 * @param {Page} page
 * @param {string} file
 */
async function hashFile(page, file) {
  await page.evaluate(() => {
    /** @type {Promise<number>} */
    const started = new Promise((resolve) =>
      addEventListener('change', () => resolve(performance.now()), { capture: true, once: true }),
    );
    /** @type {Stage} */ (window).hashed = started.then(async (start) => {
      const digest = () => document.getElementById('main')?.textContent?.match(/[0-9a-f]{64}/);
      while (!digest()) await new Promise((resolve) => setTimeout(resolve, 5));
      return performance.now() - start;
    });
  });
  await page.locator('input[type=file]').first().setInputFiles(file);
  const ms = await page.evaluate(() => /** @type {Stage} */ (window).hashed);
  await page.getByRole('button', { name: 'Clear All' }).click();
  await page.waitForTimeout(300);
  return ms;
}

/**
 * hash-wasm over memory in the same browser, with nothing to read: the most that can be had.
 * @param {Page} page
 * @param {number} megabytes
 */
const hashAlone = (page, megabytes) =>
  page.evaluate(async (megabytes) => {
    const hasher = await /** @type {Stage} */ (window).hashwasm.createSHA256();
    const chunk = new Uint8Array(8 * 1024 * 1024).fill(107);
    hasher.init();
    const started = performance.now();
    for (let done = 0; done < megabytes; done += 8) hasher.update(chunk);
    hasher.digest();
    return performance.now() - started;
  }, megabytes);

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {number} megabytes
 */
async function hashing(browser, origin, megabytes) {
  const file = join(mkdtempSync(join(tmpdir(), 'localkit-bench-')), 'large.bin');
  writeFileSync(file, Buffer.alloc(megabytes * 1024 * 1024, 'localkit'));
  const page = await openPage(browser);
  await page.goto(`${origin}/tool/hash-text?algorithm=SHA256`);
  await page.locator('html[data-ready]').waitFor();
  const bare = await browser.newPage();
  await bare.addScriptTag({ path: 'node_modules/hash-wasm/dist/sha256.umd.min.js' });
  const rounds = [];
  for (let at = 0; at < 5; at++) {
    const ours = await hashFile(page, file);
    rounds.push({ ours, alone: await hashAlone(bare, megabytes) });
  }
  return {
    ratioToHashWasm: round(least(rounds, 'alone') / least(rounds, 'ours')),
    seconds: round(least(rounds, 'ours') / 1000, 1),
  };
}

/** @param {string} origin */
export async function benchHeavy(origin) {
  const browser = await launch();
  const page = await openPage(browser);
  const json = await formatting(page, origin);
  await page.close();
  const hash = await hashing(browser, origin, 512);
  await browser.close();
  return { 'format 20 MB of JSON': json, 'SHA-256 of 512 MB': hash };
}
