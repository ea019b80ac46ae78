import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LONG } from '@/engines/testing/long';
import { BEST_QUALITY, TELLTALE } from './brotli';
import { encodedSize } from './brotli-encoder';
import { compressedFacts } from './sizes';

/** The oracle: zlib itself, as Node has it. */
const zlibSize = (bytes: Uint8Array, quality: number) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

const css = readFileSync('node_modules/bootstrap/dist/css/bootstrap.css');
const script = readFileSync('node_modules/terser/dist/bundle.min.js');

describe('what browsers measure Brotli with', () => {
  it.each([
    ['nothing', ''],
    ['a letter', 'a'],
    ['a rule', 'a{color:red}'],
    ['what repeats', 'žluťoučký kůň 漢字 '.repeat(2000)],
    ['a small sheet', readFileSync('node_modules/normalize.css/normalize.css')],
  ])('is as good to the byte as zlib’s: %s', async (_, content) => {
    const bytes = Buffer.from(content);
    expect(await encodedSize(bytes, 11)).toBe(zlibSize(bytes, 11));
  });

  const expectClose = async (bytes: Uint8Array, quality: number) =>
    expect(Math.abs((await encodedSize(bytes, quality)) / zlibSize(bytes, quality) - 1)).toBeLessThan(0.005);
  it.each([
    ['a style sheet', css.subarray(0, 100_000), 11],
    ['a script', script.subarray(0, 60_000), 11],
    ['more than two megabytes', Buffer.concat([script, css, script]), 9],
  ])('is within half a percent of zlib’s: %s', async (_, bytes, quality) => expectClose(bytes, quality));
  it.runIf(LONG).each([
    ['a style sheet', css],
    ['a minified one', readFileSync('node_modules/bootstrap/dist/css/bootstrap.min.css')],
    ['a megabyte', script.subarray(0, 1_000_000)],
  ])('is within half a percent of zlib’s: all of %s', async (_, bytes) => expectClose(bytes, 11));
});

it('knows a browser’s own encoder by a text that only the best quality makes so short', () => {
  for (let quality = 0; quality <= BEST_QUALITY; quality++)
    expect(zlibSize(Buffer.from(TELLTALE.text), quality) === TELLTALE.size, `${quality}`).toBe(
      quality === BEST_QUALITY,
    );
});

describe('sizes after compression', () => {
  const told = async (before: string, after: string) =>
    Object.fromEntries((await compressedFacts(before, after)).map(({ label, value }) => [label, value]));

  it('are of the best quality, as zlib compresses by itself', async () => {
    const [before, after] = [css.toString().slice(0, 50_000), 'a{color:red}'];
    const [old, now] = [before, after].map((text) => brotliCompressSync(text).length.toLocaleString('en-US'));
    expect((await told(before, after)).Brotli).toBe(`${old} → ${now} bytes`);
    expect((await told('', '')).Brotli).toBe('1 → 1 bytes');
  });

  it('are of a faster quality, and say so, where one of the two is larger than two megabytes', async () => {
    const [long, short] = ['a { color: red }\n'.repeat(120_000), 'a{color:red}'];
    expect(long.length).toBeGreaterThan(2_000_000);
    const [old, now] = [long, short].map((text) => zlibSize(Buffer.from(text), 9));
    expect((await told(long, short))['Brotli, quality 9']).toBe(`${old} → ${now} bytes`);
  });
});
