// Packs the command and the library, installs the package alone into an empty folder without a network, and uses it there.
// `--built`: as they were built a moment ago, and not once more.
import assert from 'node:assert/strict';
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { testBrowser } from './testing/browser.mjs';
import { testExamples, testImport, testTypes, testWorker } from './testing/library.mjs';
import { testAgentReadme, testLibraryReadme } from './testing/readme.mjs';

const { built } = parseArgs({ options: { built: { type: 'boolean', default: false } } }).values;
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'localkit-package-'));
const onWindows = process.platform === 'win32';
/**
 * @param {readonly string[]} args
 * @param {string} [cwd]
 */
const npm = (args, cwd) =>
  execFileSync('npm', [...args, '--loglevel=error'], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: onWindows,
  });

/**
 * Installs the package for all folders, and asks it for its version.
 * @param {string} file
 * @param {string} prefix
 */
async function installEverywhere(file, prefix) {
  const run = promisify(execFile);
  const shell = { shell: onWindows };
  await run('npm', ['install', '-g', '--prefix', prefix, '--offline', '--no-audit', '--no-fund', file], shell);
  return (await run(join(prefix, onWindows ? 'localkit.cmd' : 'bin/localkit'), ['--version'], shell)).stdout;
}

try {
  const [packed] = JSON.parse(
    npm(['pack', '--json', built ? '--ignore-scripts' : '--foreground-scripts=false', '--pack-destination', folder]),
  );
  /** @type {string[]} */
  const files = packed.files.map((/** @type {{ path: string }} */ { path }) => path);
  const outside = files.filter((path) => !/^(bin|dist-cli)\/|^(LICENSE|README\.md|package\.json)$/.test(path));
  assert.deepEqual(outside, [], 'the package holds the command and nothing else');
  for (const path of ['LICENCES.txt', 'index.js', 'index.d.ts', 'main.js', 'worker.js'])
    assert(files.includes(`dist-cli/${path}`), path);

  const home = join(folder, 'home');
  mkdirSync(home);
  writeFileSync(join(home, 'package.json'), '{}');
  npm(['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', join(folder, packed.filename)], home);
  const installed = readdirSync(join(home, 'node_modules')).filter((name) => !name.startsWith('.'));
  assert.deepEqual(installed, ['localkit'], 'the package needs no other');

  const localkit = (/** @type {readonly string[]} */ args, input = '', expected = /^$/) => {
    const { stdout, stderr, status } = spawnSync(join(home, 'node_modules', '.bin', 'localkit'), args, {
      cwd: home,
      input,
      encoding: 'utf8',
      maxBuffer: 1e8,
      shell: onWindows,
    });
    assert.equal(status, 0, `localkit ${args.join(' ')}: ${stderr}`);
    assert.match(stderr, expected, `localkit ${args.join(' ')}`);
    return stdout;
  };
  assert.equal(localkit(['--version']).trim(), version);
  const listed = new Set(localkit(['list']).match(/(?<=^ {2})\S+/gm));
  assert.equal(
    localkit(['json-formatter', '--sort-keys'], '{"b":1,"a":[2]}'),
    '{\n  "a": [\n    2\n  ],\n  "b": 1\n}\n',
  );
  assert.equal(JSON.parse(localkit(['describe', 'hash-text'])).slug, 'hash-text');
  /** @type {{ slug: string }[]} */
  const described = JSON.parse(localkit(['describe']));
  assert.deepEqual(described.map(({ slug }) => slug).sort(), [...listed].sort());
  // Tools whose engines and data are files of their own.
  const obfuscated = localkit(['javascript-obfuscator'], 'console.log("it" + " runs");', /^Original Size: 28 bytes\n/);
  assert.equal(execFileSync(process.execPath, ['-e', obfuscated], { encoding: 'utf8' }), 'it runs\n');
  assert.match(localkit(['mac-lookup'], '00:00:0C:01:02:03', /^Registry of: [\d-]+\n$/), /Cisco/);
  // One that runs on a thread of its own.
  assert.match(
    localkit(['random-data-from-regex', '--regular-expression', '(ab)+', '--count', '1'], '', /^/),
    /^(ab)+\n$/,
  );

  const installing = installEverywhere(join(folder, packed.filename), join(folder, 'everywhere'));
  testImport(home);
  testTypes(home);
  testWorker(home);
  const examples = testExamples(home, described);
  testLibraryReadme(home);
  await testAgentReadme(home);
  await testBrowser(home);
  assert.equal((await installing).trim(), version);

  const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
  console.log(
    `${packed.filename}: ${megabytes(statSync(join(folder, packed.filename)).size)}, ${megabytes(packed.unpackedSize)} unpacked, ${described.length} tools with ${examples} examples, no dependencies`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
