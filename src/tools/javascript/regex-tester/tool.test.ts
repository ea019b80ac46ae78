import { describe, expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import { LONG } from '@/engines/testing/long';
import type { OptionValues } from '@/kit/option';
import { type TableRows, toText } from '@/kit/output';
import { runTool } from '@/kit/testing/run-tool';
import { readConfig, readFlags, toggleFlag, writeConfig } from './config';
import tool from './tool';

type Options = Partial<OptionValues<typeof tool.options>>;

const run = (input: string, options: Options) => runTool(tool, input, options);
const rows = async (input: string, options: Options) => ((await run(input, options)).shown.value as TableRows).rows;

describe('matches', () => {
  it('counts all of a megabyte and lists the first ten thousand', async () => {
    const outcome = await run('ab '.repeat(350_000), { pattern: '(a)b' });
    expect((outcome.shown.value as TableRows).rows).toHaveLength(10_000);
    expect(outcome.notes).toEqual(['Showing the first 10,000 of 350,000 matches']);
    expect(outcome.facts).toContainEqual({ label: 'Matches', value: '350,000' });
  });

  it.runIf(LONG)('does not grow without end where groups overlap', async () => {
    const outcome = await run('a'.repeat(50_000), { pattern: '(?=(a*))' });
    expect(toText(outcome.shown).length).toBeLessThan(21_000_000);
    expect(outcome.notes[0]).toMatch(/^Showing the first \d+ of 50,001 matches$/);
  });

  it('says which groups took no part, and with d where the others are', async () => {
    expect(await rows('ab', { pattern: '(?<x>a)|(b)|(?<y>)z', flags: 'gd' })).toEqual([
      ['a', '0', 'x: a (0–1), 2: —, y: —'],
      ['b', '1', 'x: —, 2: b (1–2), y: —'],
    ]);
    expect(await rows('😀x', { pattern: '(?<n>)x|\\p{Emoji}', flags: 'gu' })).toEqual([
      ['😀', '0', 'n: —'],
      ['x', '2', 'n: '],
    ]);
  });

  it('finds what Python finds', async () => {
    // python3 -c 'import re,sys; print([(m[0],m.start(),m[1],m[2]) for m in re.finditer(sys.argv[1],sys.argv[2])])' PATTERN TEXT
    expect(await rows('x=1, yy=22; zzz=333\nä=4 a_b=5 =6 q=', { pattern: String.raw`([a-z_]+)=(\d+)` })).toEqual([
      ['x=1', '0', '1: x, 2: 1'],
      ['yy=22', '5', '1: yy, 2: 22'],
      ['zzz=333', '12', '1: zzz, 2: 333'],
      ['a_b=5', '24', '1: a_b, 2: 5'],
    ]);
  });

  it("passes on the engine's own message and the place", async () => {
    const failure = await run('', { pattern: 'a(b' }).catch((error) => error);
    expect(failure).toBeInstanceOf(InputError);
    const broken = 'a(b';
    expect(() => new RegExp(broken, 'g')).toThrow(failure.message);
    expect(failure.details).toMatchObject({ field: 'pattern', line: 1, column: 2, offset: 1 });
    await expect(run('', { pattern: '' })).rejects.toThrow('Enter a pattern');
    await expect(run('', { pattern: 'a', flags: 'uv' })).rejects.toThrow(/flags/);
  });
});

describe('what else it shows', () => {
  it('replaces as String.replace does', async () => {
    const replaced = async (input: string, options: Options) =>
      toText((await run(input, { ...options, show: 'replacement' })).shown);
    expect(await replaced('John Smith', { pattern: '(?<a>\\w+) (\\w+)', replacement: '$2, $<a> [$&] $$' })).toBe(
      'Smith, John [John Smith] $',
    );
    expect(await replaced('aaa', { pattern: 'a', flags: '', replacement: 'b' })).toBe('baa');
    expect(await replaced('a-b-c', { pattern: '-' })).toBe('abc');
  });

  it('gives offsets and the replaced text as data', async () => {
    const { data } = await run('baaa', { pattern: 'a*', replacement: '-' });
    expect(data).toMatchObject({
      matches: { spans: Int32Array.of(0, 0, 1, 4, 4, 4), shown: 3, total: 3, groupNames: [] },
      replaced: '-b--',
    });
  });

  it('keeps the matches where the replaced text would be too long', async () => {
    const outcome = await run('a'.repeat(20_000), { pattern: 'a', replacement: '$`$`' });
    expect(outcome.data).toMatchObject({ matches: { total: 20_000 } });
    expect(outcome.data).not.toHaveProperty('replaced');
    expect(outcome.notes).toContain('The result would be longer than 50,000,000 characters');
  });

  it('explains, and warns of backtracking without running it', async () => {
    const { data, notes } = await run('a'.repeat(40), { pattern: '^(a+)+$', show: 'explanation' });
    expect(data).toMatchObject({
      explanation: { children: [{ text: 'Start of the text' }, {}, {}] },
      risks: [{ start: 1, end: 6 }],
    });
    expect(notes).toEqual([expect.stringContaining('(a+)+')]);
  });
});

describe('what a pattern costs', () => {
  it('is told beside its complexity, with the input that shows it', async () => {
    const { facts, data } = await run('aaa', { pattern: '^(a+)+$' });
    expect(facts).toContainEqual({ label: 'Cost', value: 'Exponential', note: 'Shown by "a" + "a".repeat(n) + "!"' });
    expect(data).toMatchObject({
      cost: { kind: 'exponential', attack: { text: expect.stringMatching(/^a{20,40}!$/) } },
    });
    expect((await run('', { pattern: '\\s+$' })).facts).toContainEqual(
      expect.objectContaining({ label: 'Cost', value: 'Quadratic' }),
    );
    expect((await run('', { pattern: 'a*a*a*$' })).facts).toContainEqual(
      expect.objectContaining({ label: 'Cost', value: 'Polynomial, degree 4' }),
    );
    expect((await run('', { pattern: '^a+$' })).facts).toContainEqual({ label: 'Cost', value: 'Linear' });
  });
});

describe('code, diagram, cases and flavours', () => {
  it('come by --show', async () => {
    const pattern = '(?<y>\\d+)(?=€)';
    const code = await run('', { pattern, show: 'code', language: 'go' });
    expect(toText(code.shown)).toContain('regexp.MustCompile(`(?P<y>\\d+)(?=€)`)');
    expect(code.notes[0]).toBe('Go rejects this pattern: it has no look-ahead.');
    const { shown } = await run('', { pattern, show: 'diagram' });
    expect(shown).toMatchObject({ kind: 'image', value: { alt: expect.stringContaining('Followed by') } });
    expect(toText(shown)).toMatch(/^<svg xmlns[\s\S]*<title>Railroad diagram of \//);
    const { data } = await run('', { pattern, show: 'flavours' });
    expect(data?.flavours?.map(({ flavour, refused }) => [flavour, refused.length])).toEqual([
      ['PCRE2 (PHP, grep -P, nginx)', 0],
      ['Python re', 0],
      ['RE2 (Go)', 1],
      ['Java', 0],
      ['.NET (C#)', 0],
      ['Rust regex', 1],
    ]);
    await expect(run('', { pattern: '(', show: 'flavours' })).rejects.toThrow('Invalid regular expression');
  });

  it('test cases pass or fail, whatever was matched before', async () => {
    const tested = await run('', {
      pattern: '^a+',
      flags: 'gy',
      shouldMatch: 'a\naa\nb\n',
      shouldNotMatch: 'ba\n\nab',
      show: 'cases',
    });
    expect((tested.shown.value as TableRows).rows).toEqual([
      ['a', 'Match', 'Passed: match'],
      ['aa', 'Match', 'Passed: match'],
      ['b', 'Match', 'Failed: no match'],
      ['ba', 'No match', 'Passed: no match'],
      ['', 'No match', 'Passed: no match'],
      ['ab', 'No match', 'Failed: match'],
    ]);
    expect(tested.fails).toMatchObject({ message: '2 of 6 test cases failed' });
    expect((await run('', { pattern: 'a', shouldMatch: 'a', show: 'cases' })).fails).toBeUndefined();
  });
});

it('searches, replaces and tests as RE2 does', async () => {
  const options = { pattern: '(?P<n>a+)+$', flavour: 're2', flags: 'gu', replacement: '<$<n>>' } as const;
  const outcome = await run('baa', options);
  expect(outcome).toMatchObject({
    shown: { value: { rows: [['aa', '1', 'n: aa']] } },
    notes: ['RE2 doesn’t have the flags u, v and y, so they were left out'],
    data: { replaced: 'b<aa>', cost: { kind: 'linear' } },
  });
  expect((await run('', { ...options, shouldMatch: 'a', show: 'cases' })).fails).toBeUndefined();
  await expect(run('', { pattern: '(?=a)', flavour: 're2' })).rejects.toThrow('unsupported Perl syntax');
});

describe('the configuration', () => {
  it('comes back as it went out', () => {
    const config = { regex: '(?<n>"\\d)\n', flags: 'gi', text: 'ä\r\n😀', replacementText: '$<n>' };
    expect(readConfig(writeConfig(config))).toEqual(config);
    expect(Object.keys(JSON.parse(writeConfig(config)))).toEqual(['regex', 'flags', 'text', 'replacementText']);
    const tested = { ...config, shouldMatch: 'a\nb', shouldNotMatch: '' };
    expect(readConfig(writeConfig(tested))).toEqual({ ...config, shouldMatch: 'a\nb' });
  });
  it('is read from other programs, and refused with the reason', () => {
    expect(readConfig('{"regex":"a","flags":{"g":true,"i":false,"m":true}}')).toEqual({
      regex: 'a',
      flags: 'gm',
      text: '',
      replacementText: '',
    });
    expect(() => readConfig('nonsense')).toThrow('The file isn’t JSON');
    for (const wrong of ['[]', 'null', '{"flags":"g"}', '{"regex":1}'])
      expect(() => readConfig(wrong)).toThrow('The file contains no regex');
  });
  it('never holds u and v together after a choice', () => {
    expect(toggleFlag('gu', 'v', true)).toBe('gv');
    expect(toggleFlag('gv', 'u', true)).toBe('gu');
    expect(toggleFlag('gim', 'g', false)).toBe('im');
    expect(toggleFlag('', 'd', true)).toBe('d');
    expect(readFlags('zzigg')).toBe('gi');
  });
});
