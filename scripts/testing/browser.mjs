// The library in a page: bundled by Vite as anyone would, and used in a browser.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { browserFlags, installTestBrowser } from '../install.mjs';

const TYPES = /** @type {Record<string, string>} */ ({ '.html': 'text/html', '.js': 'text/javascript' });

const PAGE = `
import { chain, detect, InputError, run } from 'localkit';
const formatted = await run('css-minifier', 'a { color: red }');
const packed = btoa('{"name": "Ada", "born": 1815}');
const [best] = await detect(packed);
const error = await run('json-formatter', '{').catch((error) => error);
document.title = JSON.stringify([
  formatted.value,
  (await run('hash-text', new Blob(['abc']), { algorithm: 'MD5' })).text,
  (await chain(best.chain, packed)).value.includes('1815'),
  error instanceof InputError && error.details.line,
  (await detect(Uint8Array.of(31, 139, 8, 0, 0, 0, 0, 0, 0, 3))).length > 0,
]);`;

/** @param {string} home */
export async function testBrowser(home) {
  writeFileSync(join(home, 'index.html'), '<!doctype html><script type="module" src="./page.js"></script>');
  writeFileSync(join(home, 'page.js'), PAGE);
  await build({
    root: home,
    configFile: false,
    logLevel: 'error',
    build: { target: 'es2022', minify: false, reportCompressedSize: false },
  });
  const server = createServer(({ url = '/' }, response) => {
    const path = url === '/' ? '/index.html' : url;
    response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
    response.end(readFileSync(join(home, 'dist', path)));
  });
  await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const browser = await chromium.launch({ executablePath: await installTestBrowser(), args: browserFlags() });
  try {
    const page = await browser.newPage();
    /** @type {string[]} */
    const faults = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(`http://localhost:${port}/`);
    await page.waitForFunction("document.title !== ''", undefined, { timeout: 20_000 }).catch(() => {});
    assert.deepEqual(faults, []);
    assert.deepEqual(JSON.parse((await page.title()) || 'null'), [
      'a{color:red}',
      'MD5: 900150983cd24fb0d6963f7d28e17f72',
      true,
      1,
      true,
    ]);
  } finally {
    await browser.close();
    server.close();
  }
}
