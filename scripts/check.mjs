// npm run check <slug>: that tool's unit tests, what is asked of every tool, and its page in a browser, against the
// development server: seconds instead of the minutes that everything takes.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { browserFlags, installPackages, installTestBrowser } from './install.mjs';

const DESCRIBED = '.cache/checked.json';

const [slug = ''] = process.argv.slice(2);
const folder = readdirSync('src/tools', { withFileTypes: true })
  .map(({ name }) => `src/tools/${name}/${slug}`)
  .find((path) => slug !== '' && existsSync(`${path}/meta.ts`));
if (!folder) {
  console.error(slug === '' ? 'Which tool? npm run check json-formatter' : `There is no tool called ${slug}.`);
  process.exit(1);
}
installPackages();
// What is installed by now is loaded only now.
const { startDevServer } = await import('./dev-server.mjs');

const started = Date.now();
let failed = 0;

/**
 * @param {string} what
 * @param {string} tool
 * @param {readonly string[]} args
 */
async function check(what, tool, args, env = {}) {
  console.log(`\n── ${what} (${Math.round((Date.now() - started) / 1000)} s)`);
  const child = spawn(process.execPath, [`node_modules/${tool}`, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ONLY: slug, ...env },
  });
  const status = await new Promise((resolve) => child.on('close', resolve));
  if (status !== 0) failed++;
}

// While the unit tests run, the server makes ready what its first page will ask for.
const starting = startDevServer({ port: 0, hmr: false, watch: null });

await check(
  'Its own tests, and what the registry asks',
  'vitest/vitest.mjs',
  ['run', '--project=unit', `${folder}/`, 'src/kit/registry.test.ts'],
  { TEST_LONG: '1' },
);

const server = await starting;
const { describeTool } = await server.ssrLoadModule('/src/cli/describe.ts');
const { findEntry } = await server.ssrLoadModule('/src/kit/catalogue.ts');
const { loadTool } = await server.ssrLoadModule('/src/kit/definitions.ts');
const tool = await loadTool(slug);
writeFileSync(DESCRIBED, JSON.stringify(tool ? [describeTool(findEntry(slug), tool)] : []));
await check(
  'Its page',
  '@playwright/test/cli.js',
  [
    ...['test', 'e2e/pages.e2e.ts', `${folder}/`, '--retries=0', `--grep=[ /]${slug}([/, ]|$)`],
    // What is not built for speed is not measured either.
    '--grep-invert=@built|@alone',
  ],
  {
    BROWSER_PATH: process.env.BROWSER_PATH ?? (await installTestBrowser()),
    BROWSER_FLAGS: browserFlags().join(' '),
    NODE_ENV: 'test',
    ORIGIN: server.resolvedUrls?.local[0]?.replace(/\/$/, ''),
    REGISTRY: DESCRIBED,
  },
);
await server.close();

console.log(`\n${failed === 0 ? 'All well' : 'Not well'}: ${slug}, in ${Math.round((Date.now() - started) / 1000)} s`);
process.exit(failed === 0 ? 0 : 1);
