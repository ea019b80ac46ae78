import { describe, expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import { expectWithin, processorTime } from '@/engines/testing/processor-time';
import { type FormatLanguage, formatWith } from './format';
import { withoutComments } from './script';

describe('formatWith', () => {
  it.each<[FormatLanguage, string, string]>([
    ['babel', 'a=>{b}', '(a) => {\n    b;\n};\n'],
    ['babel-ts', 'type A={a:1}', 'type A = { a: 1 };\n'],
    ['babel-ts', 'enum A{B="x"}', "enum A {\n    B = 'x',\n}\n"],
    ['html', '<p style="a:b;c:d" onclick="a( )">', '<p style="a: b; c: d" onclick="a()"></p>\n'],
    ['css', 'a{b:c}', 'a {\n    b: c;\n}\n'],
    ['scss', '@mixin a($b){c:$b}', '@mixin a($b) {\n    c: $b;\n}\n'],
    ['less', '@a:1;.b{c:@a}', '@a: 1;\n.b {\n    c: @a;\n}\n'],
    ['html', '<p><b>a</b>', '<p><b>a</b></p>\n'],
    ['json', '{"a":1.10}', '{\n    "a": 1.10\n}\n'],
    ['markdown', '* b\n* c', '- b\n- c\n'],
  ])('lays out %s', async (language, source, expected) => {
    expect(await formatWith(language, source, { indent: 4, singleQuotes: true })).toBe(expected);
  });

  it.each<[FormatLanguage, string, number, number]>([
    ['babel', 'a\n b c', 2, 3],
    ['babel-ts', 'let a:;', 1, 7],
    ['css', 'a {', 1, 1],
    ['html', '<p>\n</b>', 2, 1],
    ['json', '[1,', 1, 4],
  ])('tells where %s is wrong', async (language, source, line, column) => {
    const failed = formatWith(language, source);
    await expect(failed).rejects.toThrow(InputError);
    await expect(failed).rejects.toMatchObject({ details: { line, column } });
    // The sentence alone: no picture of the code, no place in brackets.
    await expect(failed).rejects.not.toThrow(/\n|\(\d+:\d+\)|Error:/);
  });
});

it('a label that repeats itself is refused at once, and long words are no trouble', async () => {
  const started = processorTime();
  await expect(formatWith('babel', 'a:\n '.repeat(3000))).rejects.toThrow("Label 'a' is already declared");
  expect(await formatWith('babel', `${'x'.repeat(200_000)} `)).toHaveLength(200_002);
  expectWithin(5000, started);
});

it('a comment is not what looks like one', async () => {
  const source = 'a("//", `/* kept */` /* gone */, /\\/*/) // gone\n// gone\nb /* gone */ = 1';
  expect(await withoutComments('babel', source)).toBe('a("//", `/* kept */`  , /\\/*/) \nb   = 1');
});
