// npm test: installs what is missing, then types, lint, builds, unit tests, browser tests. Ends with "N passed, N failed".
// npm run test:long (--long) asks everything: all examples of all properties, every page in every way, two more builds, all browsers.
// --shard 1/4 runs one part of four, for machines that share the work.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { browserFlags, installPackages, installTestBrowser } from './install.mjs';

installPackages();
process.env.BROWSER_PATH = await installTestBrowser();
process.env.BROWSER_FLAGS = browserFlags().join(' ');
const { writeIcons } = await import('./icons.mjs');
const { writeOui } = await import('./oui.mjs');

const { values: asked } = parseArgs({
  options: { long: { type: 'boolean', default: false }, shard: { type: 'string' } },
});
const shard = asked.shard ? [`--shard=${asked.shard}`] : [];
const isFirstShard = !asked.shard || asked.shard.startsWith('1/');
if (asked.long) process.env.TEST_LONG = '1';

const UNIT = '.cache/unit.json';
const E2E = '.cache/e2e.json';
let passed = 0;
/** What failed, and why: said once more at the very end, where no one has to look for it in thousands of lines. */
const failed = /** @type {string[]} */ ([]);
const started = Date.now();

/** @param {string} text */
const say = (text) => console.log(`\n── ${text} (${Math.round((Date.now() - started) / 1000)} s)`);
/**
 * @param {string} tool
 * @param {readonly string[]} args
 * @returns {Promise<boolean>}
 */
const run = (tool, args, env = {}) =>
  new Promise((resolve) => {
    const options = /** @type {const} */ ({ stdio: 'inherit', env: { ...process.env, ...env } });
    spawn(process.execPath, [`node_modules/${tool}`, ...args], options).on('close', (code) => resolve(code === 0));
  });
/**
 * @param {string} what
 * @param {boolean} ok
 */
const count = (what, ok) => {
  if (ok) passed++;
  else failed.push(what);
};
/**
 * A runner that fails without naming a failure (a file that does not load, say) is one failure.
 * @param {string} file
 * @param {boolean} ok
 * @param {(report: any) => { passed: number, failed: string[] }} read
 */
function countReport(file, ok, read) {
  /** @type {ReturnType<typeof read>} */
  let result = { passed: 0, failed: [] };
  try {
    result = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    ok = false;
  }
  if (!ok && result.failed.length === 0) result.failed.push(`what ${file} reports`);
  passed += result.passed;
  failed.push(...result.failed);
}

rmSync(UNIT, { force: true });
mkdirSync('.cache', { recursive: true });
writeIcons();
writeOui();

if (isFirstShard) {
  say('Types');
  count('Types', await run('typescript/bin/tsc', ['--noEmit']));
  say('Lint');
  count('Lint', await run('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']));
  count('Unused files, exports and packages', await run('knip/bin/knip.js', []));
}

say(asked.long ? 'Builds: for the root, for a sub-path, and unminified for development checks' : 'Builds');
const builds = [
  { OUT_DIR: 'dist', BASE_PATH: '/' },
  { OUT_DIR: 'dist-kit', BASE_PATH: '/kit/', isLong: true },
  { OUT_DIR: 'dist-dev', BASE_PATH: '/', BUILD_MODE: 'development', isLong: true },
];
const command = run('../scripts/build-command.mjs', []);
// Each in a process of its own: React's two modes do not share one.
for (const { isLong, ...env } of builds)
  if (asked.long || !isLong) count(`Build ${env.OUT_DIR}`, await run('../scripts/build.mjs', [], env));
count('Build of the command, the library and the server for agents', await command);
const described = spawnSync(process.execPath, ['bin/localkit.mjs', 'describe'], { maxBuffer: 1e9 });
writeFileSync('.cache/registry.json', described.stdout);

say('Unit tests');
const unit = await run('vitest/vitest.mjs', [
  'run',
  ...shard,
  '--reporter=default',
  '--reporter=json',
  '--reporter=./scripts/testing/second-try.mjs',
  `--outputFile.json=${UNIT}`,
]);
countReport(UNIT, unit, ({ numPassedTests, testResults }) => ({
  passed: numPassedTests,
  failed: testResults.flatMap((/** @type {any} */ file) =>
    file.assertionResults
      .filter((/** @type {any} */ { status }) => status === 'failed')
      .map((/** @type {any} */ test) => `${relative('.', file.name)}: ${test.fullName}: ${test.failureMessages[0]}`),
  ),
}));

say(`The package, and beside it ${asked.long ? 'every page' : 'a dozen pages'} in Firefox and WebKit`);
// Each leaves a processor idle half of the time.
const elsewhere =
  isFirstShard && run('../e2e/browsers/run.mjs', ['--dist', 'dist', ...(asked.long ? [] : ['--quick'])]);
count('Package', await run('../scripts/test-package.mjs', ['--built']));
if (isFirstShard) count('Firefox and WebKit', await elsewhere);

/**
 * The browser tests that failed, of this suite and of those within it.
 * @param {any} suite
 * @returns {string[]}
 */
const failedIn = ({ suites = [], specs = [] }) => [
  ...specs
    .filter((/** @type {any} */ { ok }) => !ok)
    .map((/** @type {any} */ { file, line, title, tests }) => {
      const why = tests[0]?.results.at(-1)?.error?.message;
      return `${file}:${line}: ${title}: ${why}`;
    }),
  ...suites.flatMap(failedIn),
];

/** @param {readonly string[]} which */
async function testInChromium(which) {
  rmSync(E2E, { force: true });
  const e2e = await run('@playwright/test/cli.js', ['test', ...shard, ...which], { E2E_REPORT: E2E, NODE_ENV: 'test' });
  countReport(E2E, e2e, ({ stats, suites }) => {
    // A second chance is not hidden: what needed it is said.
    if (stats.flaky > 0) console.log(`${stats.flaky} browser tests passed only at the second try`);
    return { passed: stats.expected + stats.flaky, failed: failedIn({ suites }) };
  });
}

say('Browser tests');
await testInChromium([`--grep-invert=${asked.long ? '@alone' : '@alone|@long'}`]);
if (asked.long) {
  say('Browser tests that measure time, one by one: beside others they would measure these, too');
  await testInChromium(['--grep=@alone', '--workers=1']);
}

say('Done');
for (const one of failed) console.log(`\nFailed: ${one.slice(0, 1000)}`);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
