// Serves a built site as plain files, with its headers, compressed.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { headersFor } from './headers.mjs';

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};
const COMPRESSIBLE = /^(text|application\/(json|xml|manifest|wasm)|image\/svg)/;

/** @param {string} text */
const plainText = (text) =>
  text.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/**
 * @param options `compress: false` where time counts and bytes do not, as in tests; `bestCompression` where bytes count
 * @returns {Promise<import('node:http').Server>} listening; on `port`, or any free one if it is taken or 0
 */
export function serve({ folder = 'dist', base = '/', port = 0, compress = true, bestCompression = false } = {}) {
  const root = join(folder, sep);
  const compressed = new Map();
  const [, policy = ''] =
    /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(readFileSync(join(root, 'index.html'), 'utf8')) ?? [];

  /**
   * The file of a path, in either form of a page's address.
   * @param {string} path
   */
  const find = (path) => {
    for (const file of [join(root, path), join(root, path, 'index.html')])
      if (file.startsWith(root) && existsSync(file) && statSync(file).isFile()) return file;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const inside = pathname.startsWith(base) ? normalize(decodeURIComponent(pathname.slice(base.length))) : undefined;
    const found = inside === undefined ? undefined : find(inside);
    const file = found ?? join(root, '404.html');
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.statusCode = found ? 200 : 404;
    for (const [name, value] of Object.entries(headersFor(plainText(policy), `/${file.slice(root.length)}`)))
      response.setHeader(name, value);
    response.setHeader('Content-Type', type);
    if (compress && COMPRESSIBLE.test(type) && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')) {
      const { mtimeMs, size } = statSync(file);
      const version = `${file} ${mtimeMs}`;
      // Best of all, as a host has it that compresses beforehand, takes a second for the script of every page.
      const quality = bestCompression && size < 1_000_000 ? 11 : size > 100_000 ? 5 : 9;
      if (!compressed.has(version))
        compressed.set(
          version,
          brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
        );
      response.setHeader('Content-Encoding', 'br');
      response.setHeader('Vary', 'Accept-Encoding');
      response.end(compressed.get(version));
    } else createReadStream(file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== 'EADDRINUSE' || port === 0) return reject(error);
      port = 0;
      server.listen(0);
    });
    server.once('listening', () => resolve(server));
    server.listen(port);
  });
}
