// What a built page loads before anyone touches it, in bytes of brotli.
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/**
 * Most pages share most of their files.
 * @type {Map<string, number>}
 */
const weights = new Map();

/** @param {string} path */
export function compressed(path) {
  const known = weights.get(path);
  if (known !== undefined) return known;
  const weight = brotliCompressSync(readFileSync(path)).length;
  weights.set(path, weight);
  return weight;
}

/**
 * The same for texts; nearly all pages have the same styles in them.
 * @type {Map<string, number>}
 */
const textWeights = new Map();

/** @param {string} text */
function compressedText(text) {
  const known = textWeights.get(text);
  if (known !== undefined) return known;
  const weight = brotliCompressSync(text).length;
  textWeights.set(text, weight);
  return weight;
}

/** What stands in the page itself is weighed as style, not as HTML. */
const STYLE = /<style>([\s\S]*?)<\/style>/g;

/** @param {string} path */
export function weigh(path, folder = 'dist') {
  const html = readFileSync(`${folder}${path}/index.html`, 'utf8');
  const named = (/** @type {RegExp} */ pattern) => [...html.matchAll(pattern)].map(([, href]) => String(href));
  const sum = (/** @type {string[]} */ files) => files.reduce((total, file) => total + compressed(folder + file), 0);
  const scripts = named(/(?:rel="modulepreload" href|type="module" src)="([^"]+)"/g);
  const inline = [...html.matchAll(STYLE)].map(([, style]) => style).join('');
  return {
    scripts,
    script: sum(scripts),
    style: sum(named(/rel="stylesheet" href="([^"]+)"/g)) + compressedText(inline),
    html: compressedText(html.replace(STYLE, '')),
  };
}
