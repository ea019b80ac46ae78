// What a built page loads before anyone touches it, in bytes of brotli.
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/**
 * Most pages share most of their files.
 * @type {Map<string, number>}
 */
const weights = new Map();

/** @param {string} path */
function compressed(path) {
  const known = weights.get(path);
  if (known !== undefined) return known;
  const weight = brotliCompressSync(readFileSync(path)).length;
  weights.set(path, weight);
  return weight;
}

/** What stands in the page itself is weighed as style, not as HTML. */
const STYLE = /<style>([\s\S]*?)<\/style>/g;

/** @param {string} path */
export function weigh(path, folder = 'dist') {
  const html = readFileSync(`${folder}${path}/index.html`, 'utf8');
  const sum = (/** @type {RegExp} */ pattern) =>
    [...html.matchAll(pattern)].reduce((total, [, href]) => total + compressed(folder + href), 0);
  const inline = [...html.matchAll(STYLE)].map(([, style]) => style).join('');
  return {
    script: sum(/(?:rel="modulepreload" href|type="module" src)="([^"]+)"/g),
    style: sum(/rel="stylesheet" href="([^"]+)"/g) + brotliCompressSync(inline).length,
    html: brotliCompressSync(html.replace(STYLE, '')).length,
  };
}
