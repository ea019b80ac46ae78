// The site as the sources have it, built anew only where they have changed since.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';

const SOURCES = ['src', 'public', 'scripts', 'vite.config.ts', 'package-lock.json', 'CHANGELOG.md'];
const STAMP = '.cache/built';
/** The last file of a build, which names all others: a build that was cut short has none, another build has another. */
const LAST = 'dist/sw.js';

/** Builds into `dist` unless what is there is what the sources say. The packages must be installed. */
export async function buildIfStale() {
  const sources = fingerprint(
    SOURCES,
    ['BASE_PATH', 'SITE_URL', 'BUILD_MODE'].map((name) => process.env[name] ?? ''),
  );
  const state = () => (existsSync(LAST) ? `${sources} ${fingerprint([LAST])}` : undefined);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === state()) return;
  console.log('Building…');
  const { build } = await import('./build.mjs');
  const { pages, seconds } = await build();
  writeFileSync(STAMP, state() ?? '');
  console.log(`Built ${pages} pages in ${seconds.toFixed(1)} s.`);
}
