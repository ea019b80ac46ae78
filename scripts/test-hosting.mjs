// npm run test:hosting: serves the built site with Debian's nginx and the configuration of hosting/, asks for what a host must get
// right, then asks for a great deal at once. Ends with "N passed, N failed".
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDebianPackages, installPackages } from './install.mjs';
import { checkEncoding, checkSite } from './testing/hosted-site.mjs';
import { checkLoad } from './testing/load.mjs';
import { startNginx } from './testing/nginx.mjs';

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
  const site = await startNginx(folder, { name: 'root', dist: 'dist-hosted', base: '/', brotli: true });
  await checkSite(check, site, '/', 'root');
  await checkEncoding(check, site, '/', 'root', {
    accept: 'gzip, deflate, br, zstd',
    encoding: 'br',
    ending: 'br',
    copies: true,
  });
  await checkEncoding(check, site, '/', 'root', {
    accept: 'gzip, deflate',
    encoding: 'gzip',
    ending: 'gz',
    copies: true,
  });
  await checkLoad(check, site, folder);
  await check('root: nginx has nothing to complain about', () => assert.equal(site.complaints(), ''));
  await site.stop();

  build('dist-hosted-kit', '/kit/');
  const kit = await startNginx(folder, { name: 'sub-path', dist: 'dist-hosted-kit', base: '/kit/', brotli: false });
  await checkSite(check, kit, '/kit/', 'sub-path, no modules');
  await checkEncoding(check, kit, '/kit/', 'sub-path, no modules', {
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
