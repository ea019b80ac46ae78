// The built site behind nginx, with the configuration of hosting/, and a way to ask it for exactly one path.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';

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
 * @param {string} folder where to put all it needs
 * @param {{ name: string, dist: string, base: string, brotli: boolean }} site
 */
export async function startNginx(folder, { name, dist, base, brotli }) {
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
  let printed = '';
  nginx.stderr.setEncoding('utf8').on('data', (text) => {
    printed += text;
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
      if (tries === 100 || nginx.exitCode !== null) throw new Error(`nginx does not answer: ${printed || error}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  const stop = async () => {
    nginx.kill('SIGTERM');
    await ended;
  };
  return { port, root: join(root, base), ask, stop, complaints: () => printed };
}

/** @typedef {Awaited<ReturnType<typeof startNginx>>} Site */
