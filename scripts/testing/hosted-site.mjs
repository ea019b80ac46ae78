// What a host must get right: pages, headers, types, what is not there, and what is compressed.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { headersFor } from '../headers.mjs';

/**
 * @typedef {import('./nginx.mjs').Site} Site
 * @typedef {(name: string, test: () => void | Promise<void>) => Promise<void>} Check
 */

/** @param {string} text */
const plainText = (text) =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

/**
 * What must hold under any base.
 * @param {Check} check
 * @param {Site} site
 * @param {string} base
 * @param {string} label
 */
export async function checkSite(check, site, base, label) {
  const file = (/** @type {string} */ path) => readFileSync(join(site.root, path));
  const home = file('index.html').toString('utf8');
  const policy = plainText(/http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(home)?.[1] ?? '');
  const assets = readdirSync(join(site.root, 'assets'));
  const firstAsset = (/** @type {string} */ ending) => `assets/${assets.find((name) => name.endsWith(ending))}`;
  /**
   * @param {import('node:http').IncomingHttpHeaders} headers
   * @param {string} path
   */
  const expectHeaders = (headers, path) => {
    for (const [name, value] of Object.entries(headersFor(policy, path)))
      assert.equal(headers[name.toLowerCase()], value, `${path}: ${name}`);
  };

  await check(`${label}: every page is there in both forms, with the policy it names itself`, async () => {
    const folders = readdirSync(join(site.root), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(^|\/)index\.html$/.test(name))
      .map((name) => name.replace(/\/?index\.html$/, ''));
    assert(folders.length >= 170, `${folders.length} pages`);
    for (const inside of folders)
      for (const path of inside ? [inside, `${inside}/`] : ['']) {
        const { status, headers, body } = await site.ask(base + path);
        assert.equal(status, 200, path);
        assert.equal(headers['content-type'], 'text/html; charset=utf-8', path);
        expectHeaders(headers, '/');
        assert(body.equals(file(join(inside, 'index.html'))), path);
      }
  });
  await check(`${label}: pages and the service worker are revalidated`, async () => {
    for (const path of ['', 'tool/json-formatter', 'sw.js', 'site.webmanifest', 'icon.svg']) {
      const first = await site.ask(base + path);
      assert.equal(first.headers['cache-control'], 'no-cache', path);
      const again = await site.ask(base + path, { headers: { 'if-none-match': first.headers.etag } });
      assert.equal(again.status, 304, path);
      assert.equal(again.headers['cache-control'], 'no-cache', path);
    }
  });
  await check(`${label}: files named by their content never change`, async () => {
    for (const ending of ['.js', '.css', '.wasm', '.svg']) {
      const path = firstAsset(ending);
      const { status, headers } = await site.ask(base + path);
      assert.equal(status, 200, path);
      expectHeaders(headers, `/${path}`);
      assert.match(headers['cache-control'] ?? '', /max-age=31536000, immutable/);
    }
  });
  await check(`${label}: files have their types`, async () => {
    for (const [path, type] of [
      [firstAsset('.js'), 'application/javascript; charset=utf-8'],
      [firstAsset('.css'), 'text/css; charset=utf-8'],
      [firstAsset('.wasm'), 'application/wasm'],
      ['icon.svg', 'image/svg+xml'],
      ['icon-192.png', 'image/png'],
      ['robots.txt', 'text/plain; charset=utf-8'],
      ['site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ])
      assert.equal((await site.ask(base + path)).headers['content-type'], type, path);
  });
  await check(`${label}: what is not there is our page, with status 404, and is not kept`, async () => {
    for (const path of [
      'nothing',
      'nothing/',
      '_headers',
      'tool/nothing',
      'assets/gone-12345678.js',
      'tool/json-formatter/x',
    ]) {
      const { status, headers, body } = await site.ask(base + path);
      assert.equal(status, 404, path);
      assert(body.equals(file('404.html')), path);
      expectHeaders(headers, '/404.html');
    }
  });
  await check(`${label}: no folder is listed`, async () => {
    for (const path of ['assets', 'assets/', 'tool', 'tool/', 'category', 'category/']) {
      const { status, body } = await site.ask(base + path);
      assert.equal(status, 404, path);
      assert(body.equals(file('404.html')), path);
    }
  });
  await check(`${label}: nothing outside is reached`, async () => {
    for (const path of [
      '/../nginx.conf',
      '/%2e%2e/nginx.conf',
      '/assets/..%2f..%2f..%2fnginx.conf',
      '/..%5cnginx.conf',
    ])
      assert.doesNotMatch((await site.ask(path)).body.toString('latin1'), /worker_processes/, path);
  });
  await check(`${label}: the frames for visitors' own code have policies of their own`, async () => {
    for (const name of readdirSync(site.root).filter((name) => /^(sandbox|frame).*\.html$/.test(name))) {
      const { headers } = await site.ask(base + name);
      expectHeaders(headers, `/${name}`);
      assert.notEqual(headers['content-security-policy'], headersFor(policy, '/')['Content-Security-Policy'], name);
    }
  });
  await check(`${label}: nginx does not tell its version`, async () => {
    assert.equal((await site.ask(base)).headers.server, 'nginx');
  });
}

const decoders = { br: brotliDecompressSync, gzip: gunzipSync };

/**
 * `copies`: the encoding's files must be sent as they are, not made on the way.
 * @param {Check} check
 * @param {Site} site
 * @param {string} base
 * @param {string} label
 * @param {{ accept: string, encoding: keyof typeof decoders, ending: string, copies: boolean }} asked
 */
export async function checkEncoding(check, site, base, label, { accept, encoding, ending, copies }) {
  await check(
    `${label}: ${encoding} for who accepts "${accept}"${copies ? ', as compressed beforehand' : ''}`,
    async () => {
      const asset = `assets/${readdirSync(join(site.root, 'assets')).find((name) => /^main-.*\.js$/.test(name))}`;
      const wasm = `assets/${readdirSync(join(site.root, 'assets')).find((name) => name.endsWith('.wasm'))}`;
      const files = {
        '': 'index.html',
        'tool/json-formatter': 'tool/json-formatter/index.html',
        'tool/json-formatter/': 'tool/json-formatter/index.html',
        [asset]: asset,
        [wasm]: wasm,
        'sw.js': 'sw.js',
        nothing: '404.html',
      };
      for (const [path, name] of Object.entries(files)) {
        const { headers, body } = await site.ask(base + path, { encoding: accept });
        assert.equal(headers['content-encoding'], encoding, path);
        assert.match(headers.vary ?? '', /accept-encoding/i, `${path}: Vary`);
        if (copies)
          assert(body.equals(readFileSync(join(site.root, `${name}.${ending}`))), `${path} as it was compressed`);
        assert(decoders[encoding](body).equals(readFileSync(join(site.root, name))), path);
        assert.equal(headers['cache-control'], headersFor('', `/${name}`)['Cache-Control'], path);
        const plain = await site.ask(base + path);
        assert.equal(plain.headers['content-encoding'], undefined, path);
        assert.match(plain.headers.vary ?? '', /accept-encoding/i, `${path}: Vary, uncompressed`);
      }
    },
  );
}
