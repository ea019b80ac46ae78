// npm run bench: measures the built site and the command, and writes bench/results.json. Times are ratios of one run, since machines differ.
// npm run bench -- loading heavy: only these parts, each of which is a run of its own; the others stay as they are.
import { readFileSync, writeFileSync } from 'node:fs';
import { installPackages } from '../scripts/install.mjs';

installPackages();
const { build } = await import('../scripts/build.mjs');
const { serve } = await import('../scripts/serve.mjs');
const { getPort } = await import('./browser.mjs');
const { benchPages, worstPages } = await import('./pages.mjs');
const { benchLoading } = await import('./loading.mjs');
const { benchPasting } = await import('./pasting.mjs');
const { benchHeavy } = await import('./heavy.mjs');
const { benchChains } = await import('./chains.mjs');
const { benchFirstResults } = await import('./first-result.mjs');
const { benchLighthouse } = await import('./lighthouse.mjs');
const { benchStart } = await import('./start.mjs');

const wanted = process.argv.slice(2);
const folder = process.env.DIST ?? 'dist';
// How a command starts has nothing to do with the site.
const needsSite = wanted.length === 0 || wanted.some((name) => name !== 'start');
if (needsSite && !process.env.DIST) await build({ outDir: folder, base: '/' });
const server = needsSite ? await serve({ folder, bestCompression: true }) : undefined;
const origin = server ? `http://localhost:${getPort(server)}` : '';

const parts = {
  pages: () => benchPages(origin, folder),
  loading: () => benchLoading(origin),
  firstResult: () => benchFirstResults(origin),
  pasting: () => benchPasting(origin),
  heavy: () => benchHeavy(origin),
  chains: () => benchChains(origin),
  lighthouse: () => benchLighthouse(origin),
  start: () => benchStart(),
};
const RESULTS = 'bench/results.json';
const results = JSON.parse(readFileSync(RESULTS, 'utf8'));
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  results[name] = await measure();
  console.log(`\n${name}`);
  if (name !== 'pages') console.table(results[name]);
  else for (const [measure, worst] of Object.entries(worstPages(results.pages))) console.log(measure, worst);
}
writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
server?.close();
process.exit(0);
