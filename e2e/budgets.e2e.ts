import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { compressed, weigh } from '../scripts/weigh.mjs';
import { folders } from './registry';

const DIST = process.env.DIST ?? 'dist';
const scripts = readdirSync(`${DIST}/assets`).filter((name) => name.endsWith('.js'));
const kilobytes = (bytes: number) => Math.round(bytes / 1000);

// One after the other: most pages share most of their files, and each is compressed once.
test.describe.configure({ mode: 'default' });

/** Of every page, in bytes of brotli. */
const MOST = { script: 105_000, style: 12_000, html: 14_000 };
const paths = ['', '/chain', ...folders.map(({ slug }) => `/tool/${slug}`)];

for (const path of paths)
  test(`${path || '/'} stays within its bytes`, () => {
    const weight = weigh(path, DIST);
    for (const part of ['script', 'style', 'html'] as const) expect(weight[part], part).toBeLessThanOrEqual(MOST[part]);
  });

test('half of the pages need at most 90 kB of scripts', () => {
  const sorted = paths.map((path) => weigh(path, DIST).script).sort((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(90_000);
});

test('what all pages share is at most 80 kB', () => {
  const shared = paths
    .map((path) => weigh(path, DIST).scripts)
    .reduce((common, some) => common.filter((script) => some.includes(script)));
  expect(shared.length).toBeGreaterThan(1);
  expect(shared.reduce((sum, script) => sum + compressed(DIST + script), 0)).toBeLessThanOrEqual(80_000);
});

test('all scripts together are at most 27 MB, and no code stands in two of them', () => {
  let all = 0;
  let twice = 0;
  const seen = new Set<string>();
  for (const name of scripts) {
    const code = readFileSync(`${DIST}/assets/${name}`, 'utf8');
    all += code.length;
    // Statements long enough not to be alike by chance.
    for (const piece of new Set(code.split(/[;{}\n]/)))
      if (piece.length >= 100) {
        if (seen.has(piece)) twice += piece.length;
        seen.add(piece);
      }
  }
  expect(all).toBeLessThanOrEqual(27_000_000);
  // Some packages come as bundles that hold the same parts (the obfuscator and its parser, the formatters), of which this sees about 55 kB.
  expect(kilobytes(twice)).toBeLessThanOrEqual(60);
});
