// npm start: installs what is missing, builds what has changed, serves it and prints the address.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fingerprint } from './fingerprint.mjs';
import { installPackages } from './install.mjs';

const SOURCES = ['src', 'public', 'scripts', 'vite.config.ts', 'package-lock.json', 'CHANGELOG.md'];
const STAMP = '.cache/built';
/** The last file of a build, which names all others: a build that was cut short has none, another build has another. */
const LAST = 'dist/sw.js';

/**
 * @param {unknown} message
 * @returns {never}
 */
const fail = (message) => {
  console.error(message);
  process.exit(1);
};

/** `npm start -- --port 80`; without the two dashes npm takes the flag, and hands it on as a setting or as a lone word. */
function askedPort() {
  const { PORT, npm_config_port: setting = '' } = process.env;
  try {
    const { values, positionals } = parseArgs({ options: { port: { type: 'string' } }, allowPositionals: true });
    const [given = ''] = [values.port, ...positionals, /^\d+$/.test(setting) ? setting : PORT || '4173'].filter(
      Boolean,
    );
    if (/^\d+$/.test(given) && Number(given) <= 65_535) return Number(given);
    fail(`"${given}" is no port: a whole number up to 65535 is.`);
  } catch (error) {
    fail(error instanceof Error ? error.message : error);
  }
}

const asked = askedPort();
installPackages();
const sources = fingerprint(
  SOURCES,
  ['BASE_PATH', 'SITE_URL', 'BUILD_MODE'].map((name) => process.env[name] ?? ''),
);
const state = () => (existsSync(LAST) ? `${sources} ${fingerprint([LAST])}` : undefined);
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== state()) {
  console.log('Building…');
  const { build } = await import('./build.mjs');
  const { pages, seconds } = await build();
  writeFileSync(STAMP, state() ?? '');
  console.log(`Built ${pages} pages in ${seconds.toFixed(1)} s.`);
}
const { serve } = await import('./serve.mjs');
const base = `/${process.env.BASE_PATH ?? ''}/`.replace(/\/+/g, '/');
const host = process.env.HOST;
try {
  const server = await serve({ base, port: asked, ...(host && { host }) });
  const { address, family, port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const name = !host || /^(0\.0\.0\.0|::)$/.test(address) ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
  console.log(`Localkit is at http://${name}:${port}${base}`);
} catch (error) {
  fail(`Cannot serve: ${error instanceof Error ? error.message : error}`);
}
