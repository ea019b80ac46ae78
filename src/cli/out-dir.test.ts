import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const COMMAND = resolve('bin/localkit.mjs');
const home = mkdtempSync(join(tmpdir(), 'localkit-out-'));
let folder = home;

const localkit = (words: string[], input: string | Uint8Array = '') => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [COMMAND, ...words], {
    cwd: folder,
    input,
    timeout: 20_000,
  });
  return { out: stdout.toString(), err: stderr.toString(), status };
};

const SOURCE = '{ "a": 1 }';
const at = (name: string) => join(folder, name);

beforeAll(() => {
  localkit(['list']);
}, 120_000);
afterAll(() => rmSync(home, { recursive: true }));
beforeEach(() => {
  folder = mkdtempSync(join(home, 'case-'));
  writeFileSync(at('a.json'), SOURCE);
});

/** One sentence, nothing on standard output, and the status of bad input. */
function expectRefused({ out, err, status }: ReturnType<typeof localkit>, words: RegExp): void {
  expect({ out, status }).toEqual({ out: '', status: 2 });
  expect(err).toMatch(/^localkit: [^\n]+\n$/);
  expect(err).toMatch(words);
}

describe('--out-dir', () => {
  it('replaces no file without --overwrite, its own input least of all', () => {
    expectRefused(localkit(['json-minifier', 'a.json', '--out-dir', '.']), /a\.json: this file already exists/);
    expect(readFileSync(at('a.json'), 'utf8')).toBe(SOURCE);
    mkdirSync(at('out'));
    writeFileSync(at('out/a.json'), 'other');
    expectRefused(localkit(['chain', 'json-minifier', 'a.json', '--out-dir', 'out']), /--overwrite/);
    expect(readFileSync(at('out/a.json'), 'utf8')).toBe('other');
  });

  it('replaces one with --overwrite, keeps its permissions, and leaves nothing beside it', () => {
    chmodSync(at('a.json'), 0o640);
    expect(localkit(['json-minifier', 'a.json', '--out-dir', '.', '--overwrite']).status).toBe(0);
    expect(readFileSync(at('a.json'), 'utf8')).toBe('{"a":1}');
    if (process.platform !== 'win32') expect(statSync(at('a.json')).mode & 0o777).toBe(0o640);
    expect(readdirSync(folder)).toEqual(['a.json']);
  });

  it('follows no link, and takes the place of none', () => {
    mkdirSync(at('out'));
    writeFileSync(at('elsewhere'), 'other');
    symlinkSync(at('elsewhere'), at('out/a.json'));
    expectRefused(localkit(['json-minifier', 'a.json', '--out-dir', 'out']), /already/);
    expectRefused(localkit(['json-minifier', 'a.json', '--out-dir', 'out', '--overwrite']), /regular file/);
    symlinkSync(at('nowhere'), at('out/b.json'));
    writeFileSync(at('b.json'), SOURCE);
    expectRefused(localkit(['json-minifier', 'b.json', '--out-dir', 'out']), /already/);
    expect([readFileSync(at('elsewhere'), 'utf8'), existsSync(at('nowhere'))]).toEqual(['other', false]);
  });

  it('spoils no other result by one that cannot be written', () => {
    writeFileSync(at('b.json'), SOURCE);
    mkdirSync(at('out/a.json'), { recursive: true });
    expectRefused(localkit(['json-minifier', 'a.json', 'b.json', '--out-dir', 'out']), /a\.json: it’s a folder/);
    expect(readFileSync(at('out/b.json'), 'utf8')).toBe('{"a":1}');
  });

  it.each<[string, RegExp]>([
    ['', /needs a folder name/],
    ['a.json', /isn’t a folder/],
    ['a.json/below', /isn’t a folder, or is inside a file/],
    ...(existsSync('/proc/self') ? ([['/proc/nope', /can’t create a folder there/]] as [string, RegExp][]) : []),
    ...(existsSync('/dev/full') ? ([['/dev/full', /isn’t a folder/]] as [string, RegExp][]) : []),
    ['x'.repeat(300), /name is too long/],
  ])('says in one sentence that %j is no place for results', (name, words) => {
    expectRefused(localkit(['json-minifier', 'a.json', '--out-dir', name]), words);
    expectRefused(localkit(['chain', 'json-minifier', 'a.json', '--out-dir', name]), words);
  });

  it('makes no folder through a broken link', () => {
    symlinkSync(at('nowhere'), at('link'));
    for (const name of ['link', 'link/below']) {
      expectRefused(localkit(['json-minifier', 'a.json', '--out-dir', name]), /a broken link/);
    }
    expect(existsSync(at('nowhere'))).toBe(false);
    mkdirSync(at('there'));
    symlinkSync(at('there'), at('good'));
    expect(localkit(['json-minifier', 'a.json', '--out-dir', 'good/below']).status).toBe(0);
    expect(readdirSync(at('there'))).toEqual(['below']);
  });

  // The one who runs the tests may be allowed everything; a file of /proc is nobody's to write.
  it.runIf(existsSync('/proc/self/fdinfo'))('leaves nothing over where nothing may be written', () => {
    expectRefused(localkit(['json-minifier', 'a.json', '--out-dir', '/proc/self/fdinfo']), /a\.json: \D+$/);
    expectRefused(localkit(['json-minifier', 'a.json', '--out-dir', '/sys']), /a\.json: no permission to write it/);
  });

  it('makes folders on the way', () => {
    expect(localkit(['json-minifier', 'a.json', '--out-dir', 'one/two']).status).toBe(0);
    expect(readFileSync(at('one/two/a.json'), 'utf8')).toBe('{"a":1}');
    expectRefused(localkit(['json-minifier', 'a.json', '--overwrite']), /--out-dir/);
  });

  // A limit to the size of files stands for a disk that is full in the middle of one.
  it.runIf(process.platform !== 'win32')('leaves everything as it was where there is no room', () => {
    const long = JSON.stringify({ a: 'x'.repeat(20_000) });
    writeFileSync(at('a.json'), long);
    const { stdout, stderr, status } = spawnSync(
      'sh',
      [
        '-c',
        'trap "" XFSZ; ulimit -f 8; exec "$0" "$1" json-formatter a.json --out-dir . --overwrite',
        process.execPath,
        COMMAND,
      ],
      { cwd: folder },
    );
    expectRefused({ out: stdout.toString(), err: stderr.toString(), status }, /a\.json: it’s too large/);
    expect(readFileSync(at('a.json'), 'utf8')).toBe(long);
    expect(readdirSync(folder)).toEqual(['a.json']);
  });
});

describe('what cannot be read', () => {
  it.each([
    [['hash-text', '.'], /it’s a folder/],
    [['json-minifier', '.'], /it’s a folder/],
    [['image-color-extractor', '.'], /it’s a folder/],
    [['detect', '.'], /it’s a folder/],
    [['chain', 'hash-text', '.'], /it’s a folder/],
    [['hash-text', 'a.json/below'], /isn’t a folder, or is inside a file/],
    [['hash-text', 'nowhere'], /file not found/],
  ])('%j is said in one sentence', (words, message) => {
    expectRefused(localkit(words), message);
  });

  it.runIf(process.platform === 'linux')('a folder as standard input is said, too', () => {
    const { stdout, stderr, status } = spawnSync('sh', ['-c', '"$0" "$1" hash-text < .', process.execPath, COMMAND], {
      cwd: folder,
    });
    expectRefused({ out: stdout.toString(), err: stderr.toString(), status }, /it’s a folder/);
  });

  it.runIf(existsSync('/proc/self/mem'))('what fails while it is read is said', () => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [COMMAND, 'hash-text', '/proc/self/mem'], {
      cwd: folder,
    });
    expectRefused({ out: stdout.toString(), err: stderr.toString(), status }, /the device reported an error/);
  });
});

describe('a chain in a file', () => {
  const EXPORTED = {
    localkit: 'chain',
    version: 1,
    name: 'Digest',
    steps: [
      { tool: 'base64-string', options: { mode: 'decode' } },
      { tool: 'hash-text', options: { algorithm: 'MD5' }, take: 'MD5' },
    ],
    each: 'whole',
  };
  const run = (content: unknown, input: string) => {
    writeFileSync(at('chain.json'), typeof content === 'string' ? content : JSON.stringify(content));
    return localkit(['chain', 'chain.json'], input);
  };

  it('runs as the page exported it', () => {
    expect(run(EXPORTED, 'YWJj')).toMatchObject({ out: '900150983cd24fb0d6963f7d28e17f72\n', status: 0 });
    expect(run({ ...EXPORTED, each: 'line' }, 'YWJj\nYWJj').out).toBe('900150983cd24fb0d6963f7d28e17f72\n'.repeat(2));
    expect(run('base64-string --mode decode\n', 'YWJj').out).toBe('abc\n');
  });

  it('is refused where it names what there is not', () => {
    expectRefused(
      run({ ...EXPORTED, steps: [{ tool: 'hash-text', options: { algoritm: 'MD5' } }] }, 'a'),
      /^localkit: step 1 \(hash-text\): There is no option "algoritm"\. Did you mean algorithm\?/,
    );
    expectRefused(run({ ...EXPORTED, steps: [{ tool: 'hash-texts', options: {} }] }, 'a'), /Did you mean hash-text\?/);
    expectRefused(run('{"some": "other file"}', 'a'), /this file contains no chain/);
    expectRefused(run('', 'a'), /no step/);
  });

  it('is explained', () => {
    const { out, status } = localkit(['chain', '--help']);
    expect(status).toBe(0);
    for (const flag of ['--each-line', '--out-dir', '--overwrite', '--json', 'FILE']) expect(out).toContain(flag);
  });
});
