// npm test: installs what is missing, then types, lint, unit tests, a build, browser tests. Ends with "N passed, N failed".
// npm run test:long (--long) asks everything: all examples of all properties, every page in every way, two more builds, all browsers.
// --shard 1/4 runs one part of four, for machines that share the work.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
const total = { passed: 0, failed: 0 };
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
/** @param {boolean} passed */
const count = (passed) => {
  total[passed ? 'passed' : 'failed']++;
};
/**
 * A runner that fails without counting a failure (a file that does not load, say) is one failure.
 * @param {string} file
 * @param {boolean} ok
 * @param {(report: any) => typeof total} read
 */
function countReport(file, ok, read) {
  let result = { passed: 0, failed: 0 };
  try {
    result = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    ok = false;
  }
  total.passed += result.passed;
  total.failed += result.failed + (ok || result.failed > 0 ? 0 : 1);
}

rmSync(UNIT, { force: true });
mkdirSync('.cache', { recursive: true });
writeIcons();
writeOui();

if (isFirstShard) {
  say('Types');
  count(run('typescript/bin/tsc', ['--noEmit']));
  say('Lint');
  count(run('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']));
  count(run('knip/bin/knip.js', []));
}

say('Unit tests');
const unit = run('vitest/vitest.mjs', [
  'run',
  ...shard,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${UNIT}`,
]);
countReport(UNIT, unit, ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }));

say(asked.long ? 'Builds: for the root, for a sub-path, and unminified for development checks' : 'Build');
const builds = [
  { OUT_DIR: 'dist', BASE_PATH: '/' },
  { OUT_DIR: 'dist-kit', BASE_PATH: '/kit/', isLong: true },
  { OUT_DIR: 'dist-dev', BASE_PATH: '/', BUILD_MODE: 'development', isLong: true },
];
// Each in a process of its own: React's two modes do not share one.
for (const { isLong, ...env } of builds) if (asked.long || !isLong) count(run('../scripts/build.mjs', [], env));
say('Package: command, library, server for agents');
count(run('../scripts/test-package.mjs', []));
const described = spawnSync(process.execPath, ['bin/localkit.mjs', 'describe'], { maxBuffer: 1e9 });
writeFileSync('.cache/registry.json', described.stdout);

/** @param {readonly string[]} which */
function testInChromium(which) {
  rmSync(E2E, { force: true });
  const e2e = run('@playwright/test/cli.js', ['test', ...shard, ...which], { E2E_REPORT: E2E, NODE_ENV: 'test' });
  countReport(E2E, e2e, ({ stats }) => {
    // A second chance is not hidden: what needed it is said.
    if (stats.flaky > 0) console.log(`${stats.flaky} browser tests passed only at the second try`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
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
  count(run('../e2e/browsers/run.mjs', ['--dist', 'dist', ...(asked.long ? [] : ['--quick'])]));
}

say('Done');
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
