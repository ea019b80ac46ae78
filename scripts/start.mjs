// npm start: installs what is missing, builds what has changed, serves it and prints the address.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './install.mjs';

/** Changes whenever any source of the site does. */
function fingerprint() {
  const hash = createHash('sha256')
    .update(process.env.BASE_PATH ?? '')
    .update(process.env.SITE_URL ?? '');
  const add = (/** @type {string} */ path) => {
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else hash.update(path).update(readFileSync(path));
  };
  for (const path of ['src', 'public', 'scripts', 'vite.config.ts', 'package-lock.json', 'CHANGELOG.md']) add(path);
  return hash.digest('hex');
}

installPackages();
const { writeIcons } = await import('./icons.mjs');
writeIcons();
const stamp = '.cache/built';
const now = fingerprint();
if (!existsSync('dist/index.html') || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== now) {
  console.log('Building…');
  const { build } = await import('./build.mjs');
  const { pages, seconds } = await build();
  writeFileSync(stamp, now);
  console.log(`Built ${pages} pages in ${seconds.toFixed(1)} s.`);
}
const { serve } = await import('./serve.mjs');
const base = `/${process.env.BASE_PATH ?? ''}/`.replace(/\/+/g, '/');
const server = await serve({ base, port: Number(process.env.PORT ?? 4173) });
console.log(
  `Localkit is at http://localhost:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}${base}`,
);
