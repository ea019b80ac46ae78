// What a built page loads before anyone touches it, in bytes of brotli.
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/** Most pages share most of their files. */
const weights = new Map();

function compressed(path) {
  if (!weights.has(path)) weights.set(path, brotliCompressSync(readFileSync(path)).length);
  return weights.get(path);
}

/** What stands in the page itself is weighed as style, not as HTML. */
const STYLE = /<style>([\s\S]*?)<\/style>/g;

export function weigh(path, folder = 'dist') {
  const html = readFileSync(`${folder}${path}/index.html`, 'utf8');
  const sum = (pattern) =>
    [...html.matchAll(pattern)].reduce((total, [, href]) => total + compressed(folder + href), 0);
  const inline = [...html.matchAll(STYLE)].map(([, style]) => style).join('');
  return {
    script: sum(/(?:rel="modulepreload" href|type="module" src)="([^"]+)"/g),
    style: sum(/rel="stylesheet" href="([^"]+)"/g) + brotliCompressSync(inline).length,
    html: brotliCompressSync(html.replace(STYLE, '')).length,
  };
}
