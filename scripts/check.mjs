// npm run check <slug>: runs whatever can fail because of one tool: its unit tests and those of all tools, types, lint, and its page in
// Chromium, Firefox and WebKit. The pages come from the development server, so nothing is built but the command.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { browserFlags, installPackages, installTestBrowser } from './install.mjs';

const CACHE = '.cache/check';
const DESCRIBED = `${CACHE}/registry.json`;

const [slug = ''] = process.argv.slice(2);
const folder = readdirSync('src/tools', { withFileTypes: true })
  .map(({ name }) => `src/tools/${name}/${slug}`)
  .find((path) => slug !== '' && existsSync(`${path}/meta.ts`));
if (!folder) {
  console.error(slug === '' ? 'Which tool? npm run check json-formatter' : `There is no tool called ${slug}.`);
  process.exit(1);
}
const has = (/** @type {string} */ file) => existsSync(`${folder}/${file}`);

installPackages();
mkdirSync(CACHE, { recursive: true });
// What is installed by now is loaded only now.
const { startDevServer } = await import('./dev-server.mjs');

const started = Date.now();
const seconds = () => Math.round((Date.now() - started) / 1000);
let failed = 0;

/**
 * Runs a program of Node. What it prints is shown if it fails: several run at a time.
 * @param {string} what
 * @param {readonly string[]} words the script and its arguments
 * @param {Record<string, string | undefined>} [env]
 * @param {(status: number | null, out: string) => string | undefined} [judge] what is wrong, if anything is
 */
async function check(what, words, env = {}, judge = (status, out) => (status === 0 ? undefined : out)) {
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }), ONLY: slug, ...env },
  });
  const parts = /** @type {string[]} */ ([]);
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (/** @type {string} */ part) => parts.push(part));
  const status = await new Promise((resolve) => child.on('close', resolve));
  const wrong = judge(status, parts.join(''));
  if (wrong !== undefined) failed++;
  console.log(wrong === undefined ? `✓ ${what} (${seconds()} s)` : `\n✗ ${what} (${seconds()} s)\n${wrong.trim()}\n`);
}

function checkUnits() {
  const files = [`${folder}/`, 'src/kit/registry.test.ts', 'src/kit/search.test.ts', 'scripts/readme.test.ts'];
  if (has('tool.ts'))
    files.push(
      ...['src/kit/schema.test.ts', 'src/kit/fuzz/', 'src/kit/chain/inverse.test.ts', 'src/kit/run/lines.test.ts'],
      'scripts/manifest.test.ts',
    );
  // A rule of detection competes with all others: their examples and the corpora are read with it.
  if (has('detect.ts')) files.push('src/kit/detect/');
  if (has('view.css')) files.push('src/site/shell/styles.test.ts');
  const words = ['node_modules/vitest/vitest.mjs', 'run', '--project=unit', ...files];
  return check('Unit tests: its own, and those of all tools', words, { TEST_LONG: '1' });
}

function checkTypes() {
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: { paths: { '@/*': ['../../src/*'] } },
    include: [`../../${folder}`, '../../src/**/*.d.ts'],
  };
  writeFileSync(`${CACHE}/tsconfig.json`, JSON.stringify(config));
  return check('Types', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', CACHE]);
}

async function checkLint() {
  await check('Lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', folder ?? '']);
  // This reads all files, for what one exports another may import; what it finds elsewhere is not this tool's.
  await check(
    'Unused files, exports and packages',
    ['node_modules/knip/bin/knip.js', '--reporter=json'],
    {},
    (_, out) => {
      const at = out.indexOf('{"issues"');
      if (at < 0) return out;
      const { issues } = /** @type {{ issues: { file: string }[] }} */ (JSON.parse(out.slice(at)));
      const inFolder = issues.filter(({ file }) => file.startsWith(`${folder}/`));
      return inFolder.length > 0 ? JSON.stringify(inFolder, undefined, 2) : undefined;
    },
  );
}

const serverOrigin = (/** @type {import('vite').ViteDevServer} */ { resolvedUrls }) =>
  resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';

/** @param {import('vite').ViteDevServer} server */
async function checkInChromium(server) {
  const { describeTool } = await server.ssrLoadModule('/src/kit/describe.ts');
  const { findEntry } = await server.ssrLoadModule('/src/kit/catalogue.ts');
  const { loadTool } = await server.ssrLoadModule('/src/kit/definitions.ts');
  const tool = await loadTool(slug);
  writeFileSync(DESCRIBED, JSON.stringify(tool ? [describeTool(findEntry(slug), tool)] : []));
  await check(
    'Its page in Chromium',
    [
      'node_modules/@playwright/test/cli.js',
      ...['test', 'e2e/pages.e2e.ts', 'e2e/faults.e2e.ts', `${folder}/`, '--retries=0', `--grep=[ /]${slug}([/, ]|$)`],
      // What is not built for speed is not measured either.
      '--grep-invert=@built|@alone',
    ],
    {
      BROWSER_PATH: process.env.BROWSER_PATH ?? (await installTestBrowser()),
      BROWSER_FLAGS: browserFlags().join(' '),
      NODE_ENV: 'test',
      ORIGIN: serverOrigin(server),
      REGISTRY: DESCRIBED,
    },
  );
}

/** @param {import('vite').ViteDevServer} server */
function checkInOthers(server) {
  const words = ['e2e/browsers/run.mjs', '--only', slug, '--dev', new URL(serverOrigin(server)).port];
  return check('The command, and its page in Firefox and WebKit', words);
}

const server = await startDevServer({ port: 0, hmr: false, watch: null });
// Side by side, in an order that leaves no processor idle: browsers wait half of the time.
await Promise.all([
  checkInOthers(server),
  checkUnits().then(() => checkInChromium(server)),
  checkTypes().then(checkLint),
]);
await server.close();

console.log(`\n${failed === 0 ? 'All well' : `${failed} failed`}: ${slug}, in ${seconds()} s`);
process.exit(failed === 0 ? 0 : 1);
