import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '@/engines/random';
import { definedSlugs, loadTool } from '@/kit/definitions';
import { getInputs } from '@/kit/input';
import { getFlag } from '@/kit/option';
import { type Shown, toText } from '@/kit/output';
import { runTool } from '@/kit/testing/run-tool';
import { build, localkit } from './testing/localkit';

const folder = mkdtempSync(join(tmpdir(), 'localkit-'));

beforeAll(() => {
  build();
}, 120_000);

describe('localkit', () => {
  it('lists the tools that give data', () => {
    const { out, status } = localkit(['list']);
    expect(status).toBe(0);
    for (const slug of definedSlugs) expect(out).toContain(slug);
  });

  it('describes a tool for programs', () => {
    const described = JSON.parse(localkit(['describe', 'json-formatter']).out);
    expect(described).toMatchObject({ slug: 'json-formatter', inputs: [{ label: 'Input', kind: 'text' }] });
    expect(described.options[0]).toMatchObject({
      label: 'Indent Size',
      flag: '--indent-size',
      kind: 'choice',
      default: '2',
      choices: { '2': '2 spaces', '4': '4 spaces', '8': '8 spaces' },
    });
  });

  it('stops a tool whose time is limited, and says so', () => {
    const { out, err, status } = localkit(
      ['substring-finder', '--regex', '--substring', '^(a+)+$'],
      `${'a'.repeat(40)}!`,
    );
    expect([out, status]).toEqual(['', 2]);
    expect(err).toMatch(/^localkit: .*second/);
    expect(localkit(['regex-tester', '--pattern', 'a(b)', '-'], 'ab').status).toBe(0);
  });

  it('ends with an error where the result is that the input does not pass', () => {
    const { out, err, status } = localkit(['json-validator'], '{\n  "a": 1,\n  "a": 2\n}');
    expect([out, status]).toEqual(['', 2]);
    expect(err).toMatch(/"a": 2\n +\^\nlocalkit: Duplicate key .*\(line 3, column 3\)\n$/);
  });

  it('tells the figures beside a result apart from it', () => {
    const { out, err } = localkit(['remove-duplicate-lines'], 'a\nb\na');
    expect(out).toBe('a\nb\n');
    expect(err).toBe('Original Lines: 3\nDeduplicated Lines: 2\nRemoved: 1\n');
  });

  it('keeps to standard output for results and leaves it empty for bad input', () => {
    const { out, err, status } = localkit(['json-formatter'], '{"a": 1,\n "b" 2}');
    expect(status).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(/line 2, column \d/);
    expect(err).toContain('^');
  });

  it.each([
    [['no-such-tool'], 'no tool called no-such-tool'],
    [['json-formatter', '--nonsense'], 'no option --nonsense'],
    [['json-formatter', '--indent-size', '11'], 'must be one of: 1, 2, 3'],
    [['random-password', '--length', '7'], 'must be from 8 to 32'],
    [['random-password', '--length', 'many'], 'must be a number'],
    [['json-formatter', 'no-such-file.json'], 'file not found'],
    [['completion', 'fish'], 'completion bash|zsh'],
  ])('refuses %j', (words, message) => {
    const { out, err, status } = localkit(words);
    expect({ out, status }).toEqual({ out: '', status: 2 });
    expect(err).toContain(message);
  });

  it.each([
    ['json-formater', 'Did you mean json-formatter?'],
    ['jsonformatter', 'Did you mean json-formatter?'],
    ['JSON_Formatter', 'Did you mean json-formatter?'],
    ['formatter-json', 'Did you mean json-formatter'],
    ['uuid', 'uuid-generator'],
    ['sha256', 'hash-text'],
    ['lisst', 'Did you mean list'],
  ])('asks whether %s is a slip', (typed, guess) => {
    const { out, err, status } = localkit([typed]);
    expect({ out, status }).toEqual({ out: '', status: 2 });
    expect(err).toContain(guess);
    expect(err.trimEnd()).not.toContain('\n');
  });

  it.each(['no-such-tool', 'x', '', '-', 'a-b-c'])('guesses nothing at %j', (typed) => {
    const { err } = localkit(['describe', typed]);
    expect(err).toMatch(/^localkit: There is no tool called/);
    expect(err).not.toContain('mean');
  });

  it.runIf(existsSync('/dev/full')).each([['list'], ['random-uuid', '--count', '10000'], ['describe']])(
    'says in a line that %s cannot be written to a full disk',
    (...words) => {
      const { stderr, status } = spawnSync('sh', [
        '-c',
        `"$0" bin/localkit.mjs ${words.join(' ')} > /dev/full`,
        process.execPath,
      ]);
      expect(stderr.toString().replace(/^Random bits.*\n/, '')).toBe(
        'localkit: can’t write the result: ENOSPC: no space left on device, write\n',
      );
      expect(status).toBe(1);
    },
  );

  it('asks for no input that may be empty', () => {
    const token = 'eyJhbGciOiJub25lIn0.eyJpc3MiOiJqb2UiLCJleHAiOjEzMDA4MTkzODB9.';
    const file = join(folder, 'token.txt');
    writeFileSync(file, token);
    for (const { out, status } of [
      localkit(['jwt-parser'], token),
      localkit(['jwt-parser', file]),
      localkit(['jwt-parser', '--jwt', token]),
    ])
      expect([status, out]).toEqual([0, expect.stringContaining('joe')]);
    const key = localkit(['jwt-parser', '--key', 'x', file]);
    expect(key.out).toContain('joe');
    expect(localkit(['basic-auth', '--mode', 'decode', 'Basic dGVzdDoxMjPCow==']).out).toContain('Username: test');
    expect(localkit(['basic-auth', '--username', 'a', '--password', 'b'], 'not read').out).toContain('Basic YTpi');
    expect(localkit(['http-status'], '').out).toContain('404');
  });

  it('reads a file, standard input and a text by flag alike', () => {
    const file = join(folder, 'a.json');
    writeFileSync(file, '{"b":1}');
    const expected = '{\n    "b": 1\n}\n';
    expect(localkit(['json-formatter', '--indent-size', '4', file]).out).toBe(expected);
    expect(localkit(['json-formatter', '--indent-size=4', '-'], '{"b":1}').out).toBe(expected);
    expect(localkit(['json-formatter', '--indent-size', '4 spaces', '--input', '{"b":1}']).out).toBe(expected);
  });

  it('pipes one tool into another, bytes and all', () => {
    const bytes = randomBytes(100_000);
    const file = join(folder, 'bytes.bin');
    writeFileSync(file, bytes);
    const node = `"${process.execPath}" bin/localkit.mjs`;
    const through = execFileSync(
      'sh',
      ['-c', `${node} base64-string "${file}" | ${node} base64-string --mode decode`],
      {
        maxBuffer: 1e7,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    expect(createHash('sha256').update(through).digest('hex')).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  it('streams standard input of any size', () => {
    const bytes = Buffer.alloc(64_000_000, 'stream');
    const { out } = localkit(['hash-text', '--algorithm', 'SHA256'], bytes);
    expect(out).toContain(createHash('sha256').update(bytes).digest('hex'));
  });

  it('goes beyond the limits of the page where they are the page’s', () => {
    expect(localkit(['random-password', '--count', '500']).out.trim().split('\n')).toHaveLength(500);
  });

  it.each(['bash', 'zsh'])('completes in %s', (shell) => {
    const { out } = localkit(['completion', shell]);
    expect(out).toContain('--indent-size');
    expect(spawnSync('bash', ['-n'], { input: out.replace(/^autoload.*\n/, '') }).status).toBe(0);
  });

  it('ends quietly when its reader does', () => {
    const { stderr } = spawnSync('sh', [
      '-c',
      `"${process.execPath}" bin/localkit.mjs random-uuid --count 10000 | head -n 1`,
    ]);
    expect(stderr.toString()).toBe('Random bits: 122 each\n');
  });
});

/** Runs one command after the other in one process, for starting one takes longer than most of them; what each printed. */
const IN_TURN = `
  import { readFileSync, writeFileSync } from 'node:fs';
  const [, built, jobs, results] = process.argv;
  const { start } = await import(built);
  const printed = [];
  for (const words of JSON.parse(readFileSync(jobs, 'utf8'))) {
    const parts = [];
    process.stdout.write = (part) => parts.push(Buffer.from(part)) > 0;
    await start(words);
    printed.push(Buffer.concat(parts).toString());
  }
  writeFileSync(results, JSON.stringify(printed));`;

function runInTurn(jobs: readonly (readonly string[])[]): string[] {
  const [provided, printed] = [join(folder, 'jobs.json'), join(folder, 'printed.json')];
  writeFileSync(provided, JSON.stringify(jobs));
  const { status } = spawnSync(process.execPath, [
    '--input-type=module',
    '--eval',
    IN_TURN,
    pathToFileURL('dist-cli/main.js').href,
    provided,
    printed,
  ]);
  expect(status).toBe(0);
  return JSON.parse(readFileSync(printed, 'utf8'));
}

describe('every tool with text examples gives the same on the command line', () => {
  /** Its first example as words of the command, where it can be written as such. */
  async function wordsFor(slug: string): Promise<string[] | undefined> {
    const tool = await loadTool(slug);
    const [example] = tool!.examples;
    const inputs = getInputs(tool!.input);
    if (inputs.length === 0 || !example) return undefined;
    const values =
      inputs.length === 1 && inputs[0]![0] === 'input'
        ? { input: example.input }
        : (example.input as Record<string, unknown>);
    if (Object.values(values).some((value) => typeof value !== 'string')) return undefined;
    return [
      slug,
      ...Object.entries(example.options ?? {}).map(
        ([name, value]) => `--${getFlag(tool!.options[name]!.label)}=${value}`,
      ),
      ...inputs.map(([name, input]) => `--${getFlag(input.label)}=${(values as Record<string, string>)[name]}`),
    ];
  }

  const printed = new Map<string, string>();
  beforeAll(async () => {
    const jobs = (await Promise.all(definedSlugs.map(wordsFor))).filter((words) => words !== undefined);
    for (const [at, out] of runInTurn(jobs).entries()) printed.set(jobs[at]![0]!, out);
    expect(printed.size).toBeGreaterThan(100);
  }, 120_000);

  it.each(definedSlugs)('%s', async (slug) => {
    const out = printed.get(slug);
    if (out === undefined) return;
    const tool = await loadTool(slug);
    const example = tool!.examples[0]!;
    // What draws at random or looks at the clock gives something else here than in the example.
    const at = (year: number) =>
      runTool(tool!, example.input as never, example.options as object, {
        random: seededRandom(`${slug} ${year}`),
        now: () => Date.UTC(year, 5, 6, 7, 8, 9),
      });
    const [one, other] = [await at(2021), await at(2024)];
    if (JSON.stringify(one.shown) !== JSON.stringify(other.shown)) return expect(out).not.toBe('');
    const expected = toText({ kind: one.shown.kind, value: example.output } as Shown);
    expect(out.replace(/\n$/, '')).toBe(expected.replace(/\n$/, ''));
  });
});
