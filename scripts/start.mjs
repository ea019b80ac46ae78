// npm start: installs what is missing, builds what has changed, serves it and prints the address.
import { parseArgs } from 'node:util';
import { buildIfStale } from './current-build.mjs';
import { installPackages } from './install.mjs';

/**
 * @param {unknown} message
 * @returns {never}
 */
const fail = (message) => {
  console.error(message);
  process.exit(1);
};

/** `npm start -- --port 80`; without the two dashes npm takes the flag, and hands it on as a setting or as a lone word. */
function readPort() {
  const { PORT, npm_config_port: setting = '' } = process.env;
  try {
    const { values, positionals } = parseArgs({ options: { port: { type: 'string' } }, allowPositionals: true });
    const [value = ''] = [values.port, ...positionals, /^\d+$/.test(setting) ? setting : PORT || '4173'].filter(
      Boolean,
    );
    if (/^\d+$/.test(value) && Number(value) <= 65_535) return Number(value);
    fail(`"${value}" is no port: a whole number up to 65535 is.`);
  } catch (error) {
    fail(error instanceof Error ? error.message : error);
  }
}

const requestedPort = readPort();
installPackages();
await buildIfStale();
const { serve } = await import('./serve.mjs');
const base = `/${process.env.BASE_PATH ?? ''}/`.replace(/\/+/g, '/');
const host = process.env.HOST;
try {
  const server = await serve({ base, port: requestedPort, ...(host && { host }) });
  const { address, family, port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const name = !host || /^(0\.0\.0\.0|::)$/.test(address) ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
  console.log(`Localkit is at http://${name}:${port}${base}`);
} catch (error) {
  fail(`Cannot serve: ${error instanceof Error ? error.message : error}`);
}
