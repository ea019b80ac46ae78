// Serves a built site as plain files, with its headers, compressed.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, STATUS_CODES } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { brotliCompressSync, constants } from 'node:zlib';
import { headersFor } from './headers.mjs';

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};
const COMPRESSIBLE = /^(text|application\/(json|xml|manifest|wasm)|image\/svg)/;
/** Written for hosts, not for visitors. */
const NOT_SERVED = new Set(['_headers', '.nojekyll']);
/** What the name `localhost` means, in both families of addresses: another program must not answer to it in one of them. */
/** @type {[string, string]} */
const LOOPBACK = ['127.0.0.1', '::1'];
const LAST_PORT = 65_535;
/** With every answer: no browser is to take it for anything but what it says it is. */
const NOSNIFF = { 'X-Content-Type-Options': 'nosniff' };

/** @param {string} text */
const plainText = (text) =>
  text.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/**
 * The path a request names, decoded; nothing if it names none: `//` begins a host, `*` is the server as a whole.
 * @param {string} target
 */
function getPath(target) {
  try {
    const [path = ''] = (target.startsWith('/') ? target : new URL(target).pathname).split(/[?#]/);
    return /^\/(?!\/)/.test(path) ? decodeURIComponent(path) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The one range of bytes asked for, `null` if it lies outside; nothing if there is none, or several, which are not served.
 * @param {string | undefined} header
 * @param {number} size
 */
function getRange(header, size) {
  const [, first, last] = /^bytes=(?=.*\d)(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first && last && Number(last) < Number(first))) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start <= end ? { start, end } : null;
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {string} host
 * @returns {Promise<import('node:http').Server>}
 */
const listen = (server, port, host) =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve(server);
    });
  });

/** @param {unknown} error */
const getCode = (error) => /** @type {NodeJS.ErrnoException} */ (error).code ?? '';

/** @param {import('node:http').Server} server */
const getPort = (server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port;

/**
 * What is no request at all is answered by Node without any header.
 * @param {NodeJS.ErrnoException} error
 * @param {import('node:stream').Duplex} socket
 */
function refuseNoRequest({ code }, socket) {
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const [[name, value] = []] = Object.entries(NOSNIFF);
  if (!socket.writable || code === 'ECONNRESET') socket.destroy();
  else
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${name}: ${value}\r\nConnection: close\r\n\r\n`, () =>
      socket.destroy(),
    );
}

/** @param {import('node:http').RequestListener} handler */
const createOne = (handler) =>
  // The answers that Node would give by itself, too.
  createServer({ requireHostHeader: false }, handler)
    .on('clientError', refuseNoRequest)
    .on('checkExpectation', (_, response) => response.writeHead(417, NOSNIFF).end());

/**
 * Closing the first server closes them all.
 * @param {import('node:http').RequestListener} handler
 * @param {number} port
 * @param {readonly [string, ...string[]]} hosts
 * @returns {Promise<import('node:http').Server>}
 */
async function listenOn(handler, port, hosts) {
  const [main, ...others] = hosts;
  const first = createOne(handler);
  try {
    await listen(first, port, main);
    for (const host of others) {
      const server = createOne(handler);
      try {
        await listen(server, getPort(first), host);
        first.once('close', () => server.close());
      } catch (error) {
        // A machine may have only one family of addresses.
        if (!['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(getCode(error))) throw error;
      }
    }
    return first;
  } catch (error) {
    first.close();
    if (getCode(error) !== 'EADDRINUSE' || port === LAST_PORT) throw error;
    return listenOn(handler, port && port + 1, hosts);
  }
}

/**
 * Compresses each version of a file once.
 * @param {boolean} best as a host has it that compresses beforehand: it takes a second for the script of every page
 */
function compressor(best) {
  /** @type {Map<string, Buffer>} */
  const compressed = new Map();
  return (/** @type {{ file: string, size: number, changed: number }} */ { file, size, changed }) => {
    const version = `${file} ${changed}`;
    const quality = best && size < 1_000_000 ? 11 : size > 100_000 ? 5 : 9;
    const known = compressed.get(version);
    if (known) return known;
    const made = brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    compressed.set(version, made);
    return made;
  };
}

/**
 * `host`: this machine alone unless one is named; `compress: false` where time counts and bytes do not, as in tests;
 * `bestCompression` where bytes count.
 * @param {{ folder?: string, base?: string, host?: string, port?: number, compress?: boolean, bestCompression?: boolean }} options
 * @returns {Promise<import('node:http').Server>} listening on `port` or, if that is taken, on the next free one; on any if it is 0
 */
export async function serve({
  folder = 'dist',
  base = '/',
  host,
  port = 0,
  compress = true,
  bestCompression = false,
} = {}) {
  const root = join(folder, sep);
  const [, policy = ''] =
    /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(readFileSync(join(root, 'index.html'), 'utf8')) ?? [];

  const describe = (/** @type {string} */ file) => {
    const found = file.startsWith(root) && existsSync(file) ? statSync(file, { throwIfNoEntry: false }) : undefined;
    return found?.isFile() ? { file, size: found.size, changed: found.mtimeMs } : undefined;
  };
  /**
   * The file of a path, in either form of a page's address.
   * @param {string} path
   */
  const find = (path) => {
    if (!path.startsWith(base)) return undefined;
    const inside = normalize(path.slice(base.length));
    return NOT_SERVED.has(inside)
      ? undefined
      : (describe(join(root, inside)) ?? describe(join(root, inside, 'index.html')));
  };
  const compressedForm = compressor(bestCompression);
  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  function answer(request, response) {
    const refuse = (/** @type {number} */ status, headers = {}) =>
      response
        .writeHead(status, { 'Content-Type': TYPES['.txt'], ...NOSNIFF, ...headers })
        .end(`${STATUS_CODES[status]}\n`);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, { Allow: 'GET, HEAD' });
    const path = getPath(request.url ?? '');
    const lacksHost = request.httpVersion === '1.1' && request.headers.host === undefined;
    if (path === undefined || lacksHost) return refuse(400);
    const found = find(path);
    const chosen = found ?? describe(join(root, '404.html'));
    if (!chosen) return refuse(404);

    const { file, size, changed } = chosen;
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    for (const [name, value] of Object.entries(headersFor(plainText(policy), `/${file.slice(root.length)}`)))
      response.setHeader(name, value);
    response.setHeader('Content-Type', type);
    const compressible = compress && COMPRESSIBLE.test(type);
    if (compressible) response.setHeader('Vary', 'Accept-Encoding');
    const tag = `${size.toString(36)}-${changed.toString(36)}`;
    const {
      range: asked,
      'if-range': ifRange,
      'if-none-match': known = '',
      'accept-encoding': accepted = '',
    } = request.headers;
    // A part of a file is a part of the file itself, not of its compressed form.
    const range =
      found && request.method === 'GET' && (!ifRange || ifRange === `"${tag}"`) ? getRange(asked, size) : undefined;
    const body = compressible && range === undefined && /\bbr\b/.test(accepted) ? compressedForm(chosen) : undefined;
    if (body) response.setHeader('Content-Encoding', 'br');
    if (found) {
      const etag = body ? `"${tag}-br"` : `"${tag}"`;
      response.setHeader('Accept-Ranges', 'bytes');
      response.setHeader('ETag', etag);
      if (known === '*' || known.split(/\s*,\s*/).some((one) => one.replace('W/', '') === etag))
        return response.writeHead(304).end();
    }
    if (range === null) return refuse(416, { 'Content-Range': `bytes */${size}` });
    if (range) response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
    response.setHeader('Content-Length', body?.length ?? (range ? range.end - range.start + 1 : size));
    response.statusCode = found ? (range ? 206 : 200) : 404;
    if (request.method === 'HEAD' || body || size === 0) return response.end(body);
    // Unlike `pipe` it closes the file when the visitor leaves, and the answer when the file is gone.
    pipeline(createReadStream(file, range), response, () => {});
  }
  /** @type {import('node:http').RequestListener} */
  const handle = (request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      // Such as a file that a new build has just taken away.
      console.error(`${request.url}: ${error}`);
      if (!response.headersSent) response.writeHead(500, NOSNIFF);
      response.end();
    }
  };
  return listenOn(handle, port, host ? [host] : LOOPBACK);
}
