import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.mjs';
import { serve } from './serve.mjs';

const root = mkdtempSync(join(tmpdir(), 'localkit-serve-'));
const DIGITS = '0123456789';
const LARGE = 8_000_000;
let server: Server;

const getPort = (one: Server) => (one.address() as AddressInfo).port;
const at = (path: string) => `http://127.0.0.1:${getPort(server)}${path}`;

/** Sent as it stands, which no client of HTTP would do; the first line of the answer. */
async function send(request: string): Promise<string> {
  const socket = connect(getPort(server), '127.0.0.1');
  socket.setEncoding('utf8').write(`${request} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [string];
  socket.destroy();
  return answer.split('\r\n')[0]!;
}

beforeAll(async () => {
  mkdirSync(join(root, 'tool', 'one'), { recursive: true });
  for (const [path, content] of [
    ['index.html', '<meta http-equiv="Content-Security-Policy" content="default-src &quot;none&quot;">'],
    ['404.html', 'nothing here'],
    ['tool/one/index.html', 'one'],
    ['digits.bin', DIGITS],
    ['empty.txt', ''],
    ['large.bin', 'x'.repeat(LARGE)],
    ['script.js', 'let text = "text";'.repeat(100)],
    ['_headers', '/*'],
    ['.nojekyll', ''],
  ] as const)
    writeFileSync(join(root, path), content);
  server = await serve({ folder: root });
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

/** The whole answer to what is sent as it stands. */
async function answerTo(text: string): Promise<string> {
  const socket = connect(getPort(server), '127.0.0.1').setEncoding('utf8');
  socket.write(text);
  let answer = '';
  for await (const part of socket) answer += part;
  return answer;
}

it.each([
  ['GET /% HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  ['POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n', 405],
  ['GET /nowhere HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
  ['GET /digits.bin HTTP/1.1\r\nHost: x\r\nRange: bytes=50-60\r\nConnection: close\r\n\r\n', 416],
  ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nConnection: close\r\n\r\n', 417],
  ['this is no request\r\n\r\n', 400],
  [`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
])('has no answer sniffed: %.40j', async (request, status) => {
  const answer = await answerTo(request);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
});

describe('what cannot be read', () => {
  it.each(['/%', '/%zz', '/%ff', '//', '//[', '//host/', 'http://[', '*', '?'])(
    'refuses GET %s and serves on',
    async (target) => {
      expect(await send(`GET ${target}`)).toBe('HTTP/1.1 400 Bad Request');
      expect((await fetch(at('/'))).status).toBe(200);
    },
  );

  it.each(['/%00', '/../serve.test.ts', '/..%2f..%2f..%2fetc/passwd', `/${'x'.repeat(5000)}`, '/digits.bin/x'])(
    'has nothing at %s',
    async (target) => expect(await send(`GET ${target}`)).toBe('HTTP/1.1 404 Not Found'),
  );

  it('takes an address with a host, as proxies send it', async () => {
    expect(await send('GET http://localhost/tool/one?x#y')).toBe('HTTP/1.1 200 OK');
  });

  it('only reads', async () => {
    expect(await send('DELETE /digits.bin')).toBe('HTTP/1.1 405 Method Not Allowed');
  });
});

it('keeps what is written for hosts to itself', async () => {
  for (const path of ['/_headers', '/.nojekyll', '/tool/../_headers', '/%5fheaders'])
    expect(await send(`GET ${path}`), path).toBe('HTTP/1.1 404 Not Found');
  const missing = await fetch(at('/_headers'));
  expect(await missing.text()).toBe('nothing here');
});

describe('ranges', () => {
  it.each([
    ['bytes=0-0', '0', '0-0'],
    ['bytes=2-4', '234', '2-4'],
    ['bytes=7-', '789', '7-9'],
    ['bytes=-2', '89', '8-9'],
    ['bytes=5-500', '56789', '5-9'],
    ['bytes=-500', DIGITS, '0-9'],
  ])('%s', async (range, text, expected) => {
    const answer = await fetch(at('/digits.bin'), { headers: { range } });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes ${expected}/10`);
    expect(answer.headers.get('content-length')).toBe(String(text.length));
    expect(await answer.text()).toBe(text);
  });

  it.each(['bytes=10-', 'bytes=50-60', 'bytes=-0'])('%s lies outside', async (range) => {
    const answer = await fetch(at('/digits.bin'), { headers: { range } });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe('bytes */10');
  });

  it.each(['bytes=4-2', 'bytes=-', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=a-b'])(
    '%s is none: the whole file',
    async (range) => {
      const answer = await fetch(at('/digits.bin'), { headers: { range } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('accept-ranges')).toBe('bytes');
      expect(await answer.text()).toBe(DIGITS);
    },
  );

  it('are of the file, not of its compressed form, and of the version known', async () => {
    const range = 'bytes=4-7';
    const part = await fetch(at('/script.js'), { headers: { range, 'accept-encoding': 'br' } });
    expect(part.headers.get('content-encoding')).toBeNull();
    expect(await part.text()).toBe('text');
    const again = (version: string) => fetch(at('/script.js'), { headers: { range, 'if-range': version } });
    expect((await again(part.headers.get('etag')!)).status).toBe(206);
    expect((await again('"another"')).status).toBe(200);
  });
});

it('tells by HEAD what GET would send', async () => {
  for (const path of ['/digits.bin', '/empty.txt', '/script.js', '/nothing']) {
    const [head, get] = [await fetch(at(path), { method: 'HEAD' }), await fetch(at(path))];
    expect(head.status).toBe(get.status);
    for (const name of ['content-length', 'content-type', 'etag', 'content-security-policy'])
      expect(head.headers.get(name), `${path} ${name}`).toBe(get.headers.get(name));
    expect(await head.text()).toBe('');
  }
});

it('sends again only what has changed, each form under a tag of its own', async () => {
  const ask = (encoding: string, known?: string) =>
    fetch(at('/script.js'), { headers: { 'accept-encoding': encoding, ...(known && { 'if-none-match': known }) } });
  const [plain, small] = [await ask('identity'), await ask('br')];
  const tags = [plain, small].map(({ headers }) => headers.get('etag')!);
  expect(tags[0]).not.toBe(tags[1]);
  expect(small.headers.get('content-encoding')).toBe('br');
  expect((await ask('identity', tags[0])).status).toBe(304);
  expect((await ask('br', `"x", W/${tags[1]}`)).status).toBe(304);
  expect((await ask('br', tags[0])).status).toBe(200);
  expect(await small.text()).toBe(await plain.text());
});

it.runIf(process.platform === 'linux')('closes the files of downloads that were given up', async () => {
  const open = () => readdirSync('/proc/self/fd').length;
  const before = open();
  for (let round = 0; round < 200; round++) {
    const socket = connect(getPort(server), '127.0.0.1');
    socket.write('GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(socket, 'data');
    socket.destroy();
  }
  await expect.poll(open, { timeout: 5000 }).toBeLessThan(before + 20);
});

describe('where it listens', () => {
  const others = Object.values(networkInterfaces())
    .flatMap((some) => some ?? [])
    .filter(({ internal, scopeid }) => !internal && !scopeid)
    .map(({ address }) => address);
  const reaches = (host: string, port = getPort(server)) =>
    new Promise((resolve) => {
      const socket = connect(port, host, () => resolve(true)).on('error', () => resolve(false));
      socket.unref();
    });

  it.runIf(others.length > 0)('only this machine, unless told otherwise', async () => {
    for (const host of others) expect(await reaches(host), host).toBe(false);
    expect(await reaches('127.0.0.1')).toBe(true);
    expect(await reaches('localhost')).toBe(true);
    const open = await serve({ folder: root, host: '0.0.0.0' });
    expect(await reaches(others.find((host) => host.includes('.'))!, getPort(open))).toBe(true);
    open.close();
  });

  it.each(['127.0.0.1', '::1'])('the next port, if another program has this one at %s', async (host) => {
    const taken = createServer().listen(0, host);
    try {
      await once(taken, 'listening');
    } catch {
      return; // Without that family of addresses.
    }
    const { port } = taken.address() as AddressInfo;
    const next = await serve({ folder: root, port });
    expect(getPort(next)).toBeGreaterThan(port);
    expect(getPort(next)).toBeLessThan(port + 50);
    next.close();
    taken.close();
  });
});

describe('npm start', () => {
  /** What it says before it does anything. */
  const start = async (args: string[], env = {}) => {
    const child = spawn(process.execPath, ['scripts/start.mjs', ...args], { env: { ...process.env, ...env } });
    const [expected] = (await once(child.stderr.setEncoding('utf8'), 'data')) as [string];
    return expected;
  };

  it('names a port that is none', async () => {
    expect(await start(['--port', '99999'])).toBe('"99999" is no port: a whole number up to 65535 is.\n');
    expect(await start([], { PORT: 'http' })).toContain('"http" is no port');
    expect(await start(['--ports', '1'])).toContain('--ports');
  });

  it('builds again when a source has changed, not for what the build itself wrote', () => {
    const folder = join(root, 'sources');
    mkdirSync(join(folder, 'src'), { recursive: true });
    const print = () => fingerprint(['src'], [], folder);
    writeFileSync(join(folder, 'src', 'a.ts'), 'a');
    const before = print();
    writeFileSync(join(folder, 'src', 'icons.generated.svg'), '<svg>');
    mkdirSync(join(folder, 'src', 'oui.generated'));
    writeFileSync(join(folder, 'src', 'oui.generated', 'oui-1.txt'), '1');
    expect(print()).toBe(before);
    writeFileSync(join(folder, 'src', 'a.ts'), 'b');
    expect(print()).not.toBe(before);
    expect(fingerprint(['src'], ['/kit/'], folder)).not.toBe(print());
  });
});
