// Large work through the product beside the bare minimum of the same work, in the same browser and run.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, median, round } from './browser.mjs';

const record = (at) =>
  `{"id":${at},"name":"Person ${at}","email":"person${at}@example.com","active":${at % 2 === 0},"score":${at / 7},"tags":["alpha","beta"],"address":{"street":"Main ${at}","city":"Town"}}`;

/** 20 MB formatted by the tool's own worker, and by JSON.parse and JSON.stringify in a worker of the page. */
async function formatting(page, origin) {
  await page.goto(`${origin}/tool/json-formatter`);
  await page.locator('html[data-ready]').waitFor();
  const rounds = [];
  for (let at = 0; at < 5; at++)
    rounds.push(
      await page.evaluate(async (one) => {
        const text = `[${Array.from({ length: 125_000 }, (_, at) => one.replaceAll('@', at)).join(',')}]`;
        const bare = () => {
          const started = performance.now();
          const formatted = JSON.stringify(JSON.parse(text), null, 2);
          return { ms: performance.now() - started, length: formatted.length };
        };
        const { ms: bareMs, length } = bare();
        const output = () => document.querySelector('.output-box .panel-aside')?.textContent ?? '';
        const before = output();
        const input = document.querySelector('.input-box .drop-zone');
        const data = new DataTransfer();
        data.items.add(new File([text], 'large.json'));
        let longest = 0;
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
        }).observe({ type: 'longtask' });
        const started = performance.now();
        input.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
        while (output() === before || !/\d{2},\d{3},\d{3}/.test(output()))
          await new Promise((resolve) => setTimeout(resolve, 10));
        const oursMs = performance.now() - started;
        document.querySelector('[aria-label="Clear All"]').click();
        await new Promise((resolve) => setTimeout(resolve, 500));
        return { bytes: text.length, length, bareMs, oursMs, longest };
      }, record('@')),
    );
  return {
    megabytes: round(rounds[0].bytes / 1e6, 1),
    ratio: round(median(rounds.map(({ oursMs, bareMs }) => oursMs / bareMs))),
    longestTaskMs: round(median(rounds.map(({ longest }) => longest)), 0),
  };
}

/** 512 MB by the page, and by hash-wasm alone over the same file in a worker. */
async function hashing(page, origin) {
  const file = join(mkdtempSync(join(tmpdir(), 'localkit-bench-')), 'large.bin');
  writeFileSync(file, Buffer.alloc(512 * 1024 * 1024, 'localkit'));
  await page.goto(`${origin}/tool/hash-text?algorithm=SHA256`);
  await page.locator('html[data-ready]').waitFor();
  const rounds = [];
  for (let at = 0; at < 3; at++) {
    const started = Date.now();
    await page.locator('input[type=file]').first().setInputFiles(file);
    await page
      .getByText(/^[0-9a-f]{64}$/)
      .first()
      .waitFor({ timeout: 120_000 });
    rounds.push(Date.now() - started);
    await page.getByRole('button', { name: 'Clear All' }).click();
    await page.waitForTimeout(300);
  }
  return { file, ms: median(rounds) };
}

/** hash-wasm over memory, with nothing to read: the most that can be had. */
async function hashAlone(megabytes) {
  const { createSHA256 } = await import('hash-wasm');
  const hasher = await createSHA256();
  const chunk = Buffer.alloc(8 * 1024 * 1024, 'localkit');
  const rounds = [];
  for (let at = 0; at < 3; at++) {
    hasher.init();
    const started = performance.now();
    for (let done = 0; done < megabytes; done += 8) hasher.update(chunk);
    hasher.digest();
    rounds.push(performance.now() - started);
  }
  return median(rounds);
}

export async function benchHeavy(origin) {
  const browser = await launch();
  const page = await browser.newPage();
  const json = await formatting(page, origin);
  const ours = await hashing(page, origin);
  const alone = await hashAlone(512);
  await browser.close();
  return { 'format 20 MB of JSON': json, 'SHA-256 of 512 MB': { ratioToHashWasm: round(alone / ours.ms) } };
}
