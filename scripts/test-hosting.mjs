// npm run test:hosting: serves the built site with Debian's nginx and the configuration of hosting/, asks for what a host must get
// right, then asks for a great deal at once. Ends with "N passed, N failed".
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { headersFor } from './headers.mjs';
import { installDebianPackages, installPackages } from './install.mjs';

const BROTLI_MODULE = '/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf';
/** @param {string} name */
const isThere = (name) => (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, name)));
const wanting = () =>
  [
    { name: 'nginx-light', there: isThere('nginx') || existsSync('/usr/sbin/nginx') },
    { name: 'libnginx-mod-http-brotli-static', there: existsSync(BROTLI_MODULE) },
    { name: 'wrk', there: isThere('wrk') },
  ]
    .filter(({ there }) => !there)
    .map(({ name }) => name);

installPackages();
if (wanting().length > 0) installDebianPackages(wanting());
if (wanting().length > 0) {
  console.error(`This test needs Debian's ${wanting().join(', ')}: install them, or run it as root, which does.`);
  process.exit(1);
}

const REQUESTS = 20_000;
const folder = mkdtempSync(join(tmpdir(), 'localkit-hosting-'));
chmodSync(folder, 0o755);
const total = { passed: 0, failed: 0 };
/**
 * @param {string} name
 * @param {() => void | Promise<void>} test
 */
async function check(name, test) {
  try {
    await test();
    total.passed++;
    console.log(`✓ ${name}`);
  } catch (error) {
    total.failed++;
    console.log(`✗ ${name}\n  ${String(error instanceof Error ? error.message : error).replaceAll('\n', '\n  ')}`);
  }
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/**
 * As the Dockerfile puts the files, but for the folders and the port; and without privileges, as it runs them.
 * @param {{ name: string, dist: string, base: string, brotli: boolean }} site
 */
async function startNginx({ name, dist, base, brotli }) {
  const home = join(folder, name);
  const scratch = join(home, 'tmp');
  const parts = join(home, 'localkit');
  const root = join(home, 'site');
  for (const path of [scratch, parts]) mkdirSync(path, { recursive: true });
  cpSync(dist, join(root, base), { recursive: true });
  cpSync(`${dist}-hosting/nginx-locations.conf`, join(parts, 'nginx-locations.conf'));
  if (brotli) cpSync('hosting/nginx-brotli.conf', join(parts, 'nginx-brotli.conf'));
  const port = await freePort();
  const shipped = readFileSync('hosting/nginx.conf', 'utf8');
  const modules = brotli ? '/etc/nginx/modules-enabled/*.conf' : '/etc/nginx/no-modules/*.conf';
  /** @type {[from: string, to: string][]} */
  const changes = [
    ['/tmp/', `${scratch}/`],
    ['/srv/localkit', root],
    ['/etc/nginx/localkit/', `${parts}/`],
    ['/etc/nginx/modules-enabled/*.conf', modules],
    ['listen 8080', `listen 127.0.0.1:${port}`],
  ];
  const config = changes.reduce((text, [from, to]) => {
    assert(text.includes(from), `hosting/nginx.conf speaks of ${from}`);
    return text.replaceAll(from, to);
  }, shipped);
  writeFileSync(join(home, 'nginx.conf'), config);
  const user = process.getuid?.() === 0 ? { uid: 33, gid: 33 } : {};
  if (user.uid) execFileSync('chown', ['-R', 'www-data:', scratch]);
  const nginx = spawn('nginx', ['-e', 'stderr', '-c', join(home, 'nginx.conf'), '-g', 'daemon off;'], {
    ...user,
    stdio: ['ignore', 'inherit', 'pipe'],
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  });
  let said = '';
  nginx.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const ended = new Promise((resolve) => nginx.once('exit', resolve));
  /**
   * @param {string} path
   * @returns {Promise<{ status: number | undefined, headers: import('node:http').IncomingHttpHeaders, body: Buffer }>}
   */
  const ask = (path, { encoding = 'identity', headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        port,
        path,
        agent: false,
        headers: { 'accept-encoding': encoding, ...headers },
      };
      get(options, (response) => {
        /** @type {Buffer[]} */
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      }).on('error', reject);
    });
  for (let tries = 0; ; tries++) {
    try {
      await ask(base);
      break;
    } catch (error) {
      if (tries === 100 || nginx.exitCode !== null) throw new Error(`nginx does not answer: ${said || error}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  const stop = async () => {
    nginx.kill('SIGTERM');
    await ended;
  };
  return { port, root: join(root, base), ask, stop, complaints: () => said };
}

/** @typedef {Awaited<ReturnType<typeof startNginx>>} Site */

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
 * @param {Site} site
 * @param {string} base
 * @param {string} label
 */
async function checkSite(site, base, label) {
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
 * @param {Site} site
 * @param {string} base
 * @param {string} label
 * @param {{ accept: string, encoding: keyof typeof decoders, ending: string, copies: boolean }} asked
 */
async function checkEncoding(site, base, label, { accept, encoding, ending, copies }) {
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

/**
 * Counts what wrk's own report leaves out, and goes on until there are enough.
 * @param {Site} site
 */
async function checkLoad(site) {
  const paths = [
    ...readdirSync(join(site.root, 'tool')).map((slug) => `/tool/${slug}`),
    ...readdirSync(join(site.root, 'assets'))
      .filter((name) => !/\.(br|gz)$/.test(name))
      .slice(0, 200)
      .map((name) => `/assets/${name}`),
    '/',
    '/sw.js',
  ];
  const script = join(folder, 'wrk.lua');
  writeFileSync(
    script,
    `local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local encodings = { "br", "gzip", "identity" }
local at = 0
request = function()
  at = at + 1
  return wrk.format("GET", paths[at % #paths + 1], { ["Accept-Encoding"] = encodings[at % 3 + 1] })
end
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format('\\nRESULT {"requests":%d,"seconds":%f,"bytes":%d,"connect":%d,"read":%d,"write":%d,"timeout":%d,"status":%d,"p50":%d,"p99":%d}\\n',
    summary.requests, summary.duration / 1e6, summary.bytes, e.connect, e.read, e.write, e.timeout, e.status, latency:percentile(50), latency:percentile(99)))
end
`,
  );
  await check(`root: ${REQUESTS.toLocaleString('en')} requests over 50 connections, none failed`, () => {
    let requests = 0;
    while (requests < REQUESTS) {
      const out = execFileSync('wrk', ['-t2', '-c50', '-d5s', '-s', script, `http://127.0.0.1:${site.port}`], {
        encoding: 'utf8',
      });
      const { seconds, bytes, p50, p99, ...result } = JSON.parse(/RESULT (.*)/.exec(out)?.[1] ?? '{}');
      const { requests: answered, ...failures } = result;
      assert.deepEqual(failures, { connect: 0, read: 0, write: 0, timeout: 0, status: 0 });
      assert(answered > 0);
      requests += answered;
      console.log(
        `  ${answered} requests in ${seconds.toFixed(1)} s (${Math.round(answered / seconds)} a second, ${(bytes / 1e6).toFixed(0)} MB), half within ${(p50 / 1000).toFixed(1)} ms, 99 % within ${(p99 / 1000).toFixed(1)} ms, 0 failed`,
      );
    }
  });
}

/**
 * Each in a process of its own, as `npm run build` is.
 * @param {string} dist
 * @param {string} base
 * @param {string[]} flags
 */
const build = (dist, base, ...flags) =>
  execFileSync(process.execPath, ['scripts/build.mjs', ...flags], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, OUT_DIR: dist, BASE_PATH: base },
  });

try {
  build('dist-hosted', '/', '--compress');
  const site = await startNginx({ name: 'root', dist: 'dist-hosted', base: '/', brotli: true });
  await checkSite(site, '/', 'root');
  await checkEncoding(site, '/', 'root', {
    accept: 'gzip, deflate, br, zstd',
    encoding: 'br',
    ending: 'br',
    copies: true,
  });
  await checkEncoding(site, '/', 'root', { accept: 'gzip, deflate', encoding: 'gzip', ending: 'gz', copies: true });
  await checkLoad(site);
  await check('root: nginx has nothing to complain about', () => assert.equal(site.complaints(), ''));
  await site.stop();

  build('dist-hosted-kit', '/kit/');
  const kit = await startNginx({ name: 'sub-path', dist: 'dist-hosted-kit', base: '/kit/', brotli: false });
  await checkSite(kit, '/kit/', 'sub-path, no modules');
  await checkEncoding(kit, '/kit/', 'sub-path, no modules', {
    accept: 'gzip, deflate, br',
    encoding: 'gzip',
    ending: 'gz',
    copies: false,
  });
  await check('sub-path: the path without its slash leads to it, under any name and port', async () => {
    const { status, headers } = await kit.ask('/kit');
    assert.deepEqual([status, headers.location], [301, '/kit/']);
  });
  await check('sub-path: nothing outside of it is the site', async () => {
    for (const path of ['/', '/tool/json-formatter', '/kitchen'])
      assert([403, 404].includes((await kit.ask(path)).status ?? 0), path);
  });
  await kit.stop();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
