// npm test: installs what is missing, then types, lint, unit tests, a build, browser tests. Ends with "N passed, N failed".
// npm run test:long (--long) asks everything: all examples of all properties, every page in every way, two more builds, all browsers.
// --shard 1/4 runs one part of four, for machines that share the work.
import { spawnSync } from 'node:child_process';
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
 */
const run = (tool, args, env = {}) =>
  spawnSync(process.execPath, [`node_modules/${tool}`, ...args], { stdio: 'inherit', env: { ...process.env, ...env } })
    .status === 0;
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
  count('Types', run('typescript/bin/tsc', ['--noEmit']));
  say('Lint');
  count('Lint', run('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']));
  count('Unused files, exports and packages', run('knip/bin/knip.js', []));
}

say('Unit tests');
const unit = run('vitest/vitest.mjs', [
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

say(asked.long ? 'Builds: for the root, for a sub-path, and unminified for development checks' : 'Build');
const builds = [
  { OUT_DIR: 'dist', BASE_PATH: '/' },
  { OUT_DIR: 'dist-kit', BASE_PATH: '/kit/', isLong: true },
  { OUT_DIR: 'dist-dev', BASE_PATH: '/', BUILD_MODE: 'development', isLong: true },
];
// Each in a process of its own: React's two modes do not share one.
for (const { isLong, ...env } of builds)
  if (asked.long || !isLong) count(`Build ${env.OUT_DIR}`, run('../scripts/build.mjs', [], env));
say('Package: command, library, server for agents');
count('Package', run('../scripts/test-package.mjs', []));
const described = spawnSync(process.execPath, ['bin/localkit.mjs', 'describe'], { maxBuffer: 1e9 });
writeFileSync('.cache/registry.json', described.stdout);

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
function testInChromium(which) {
  rmSync(E2E, { force: true });
  const e2e = run('@playwright/test/cli.js', ['test', ...shard, ...which], { E2E_REPORT: E2E, NODE_ENV: 'test' });
  countReport(E2E, e2e, ({ stats, suites }) => {
    // A second chance is not hidden: what needed it is said.
    if (stats.flaky > 0) console.log(`${stats.flaky} browser tests passed only at the second try`);
    return { passed: stats.expected + stats.flaky, failed: failedIn({ suites }) };
  });
}

say('Browser tests');
testInChromium([`--grep-invert=${asked.long ? '@alone' : '@alone|@long'}`]);
if (asked.long) {
  say('Browser tests that measure time, one by one: beside others they would measure these, too');
  testInChromium(['--grep=@alone', '--workers=1']);
}

if (isFirstShard) {
  say(asked.long ? 'Every page in Firefox and WebKit' : 'A dozen pages in Firefox and WebKit');
  count('Firefox and WebKit', run('../e2e/browsers/run.mjs', ['--dist', 'dist', ...(asked.long ? [] : ['--quick'])]));
}

say('Done');
for (const one of failed) console.log(`\nFailed: ${one.slice(0, 1000)}`);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
