import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { initialValues } from '@/kit/option';
import { runTool } from '@/kit/testing/run-tool';
import { ACTIONS, type ActionName } from './actions';
import { removeAccents, spacesToTabs, tabsToSpaces } from './clean';
import fixture from './coreutils.fixture.json';
import { curlyQuotes, straightQuotes } from './quotes';
import { SETTINGS } from './settings';
import { parseSteps, RECIPES, writeSteps } from './steps';
import tool from './tool';

const defaults = initialValues(SETTINGS);
const apply = async (name: ActionName, text: string, changes: Partial<typeof defaults> = {}) =>
  ACTIONS[name].apply(text, { ...defaults, ...changes });
const steps = async (text: string, written: string) => (await runTool(tool, text, { steps: written })).value;

describe('cleaning up', () => {
  it.each<[ActionName, string, string, Partial<typeof defaults>?]>([
    ['collapseSpaces', ' a  b\t\tc\u00a0 d\n  e', ' a b c d\n e'],
    ['removeBlankLines', 'a\n\n \t\nb\n', 'a\nb'],
    ['collapseBlankLines', 'a\n\n \n\nb\n\nc', 'a\n\nb\n\nc'],
    ['removeAccents', 'Ærøskøbing, ÆSIR, Straße, STRAẞE, Łódź', 'Aeroskobing, AESIR, Strasse, STRASSE, Lodz'],
    ['removeAccents', 'й ї が ñ がぎ e\u0301\u0323', 'й ї が n がぎ e'],
    ['straightQuotes', '“It’s ‘so’”', "\"It's 'so'\""],
    ['curlyQuotes', "\"It's 'so'\", the '90s, 'twas (\"ok\")", '“It’s ‘so’”, the ’90s, ’twas (“ok”)'],
    ['removeInvisible', '\ufeffa\u200bb\u00adc\u00a0d\u2028e\u202ef\u{e0041}', 'abc d\nef'],
    ['removeInvisible', '👩‍👩‍👧 \u{1f3f4}\u{e0067}\u{e0062}\u{e007f}', '👩‍👩‍👧 \u{1f3f4}\u{e0067}\u{e0062}\u{e007f}'],
    ['removeEmoji', 'a👩‍👩‍👧b🇩🇪c❤️d1️⃣e™ f✂ 5 #', 'abcde™ f✂ 5 #'],
    ['removePunctuation', 'Hi, (you)! “5 + 5” = ten…', 'Hi you 5 + 5 = ten'],
    ['keepLines', 'a.c\nabc\nABC', 'a.c', { pattern: 'a.c' }],
    ['keepLines', 'a.c\nabc\nABC', 'a.c\nabc\nABC', { pattern: 'a.c', regex: true, flags: 'gi' }],
    ['dropLines', 'a\n\nb', 'a\nb', { pattern: '^$', regex: true }],
    ['dropLines', 'a\nb', 'a\nb'],
    ['findReplace', '2026-01-02', '02.01.2026', { find: '(\\d+)-(\\d+)-(\\d+)', replace: '$3.$2.$1', regex: true }],
    ['findReplace', 'a, b', 'a\nb', { find: ', ', replace: '\\n', regex: true }],
    ['findReplace', 'a a', 'b a', { find: 'A', replace: 'b', regex: true, flags: 'i' }],
  ])('%s of %j', async (name, text, expected, changes) => expect(await apply(name, text, changes)).toBe(expected));

  it('says which field holds a wrong expression', async () => {
    await expect(apply('keepLines', 'a', { pattern: '(', regex: true })).rejects.toMatchObject({
      details: { field: 'pattern' },
    });
    await expect(apply('findReplace', 'a', { find: '[', regex: true })).rejects.toMatchObject({
      details: { field: 'find' },
    });
    await expect(apply('findReplace', 'a', { find: 'a', regex: true, flags: 'q' })).rejects.toMatchObject({
      details: { field: 'flags' },
    });
  });

  it('turns tabs and spaces into one another as GNU expand and unexpand do', () => {
    expect(fixture.rows.length).toBe(30);
    for (const [size, line, expanded, unexpanded] of fixture.rows as [number, string, string, string][]) {
      expect(tabsToSpaces(line, size)).toBe(expanded);
      expect(spacesToTabs(line, size)).toBe(unexpanded);
    }
  });

  it('takes the accents off letters as Python’s tables of Unicode do', () => {
    const pairs = [...fixture.accents.matchAll(/(.)([^\n])/gu)];
    expect(pairs.length).toBe(517);
    for (const [, marked, plain] of pairs)
      expect(`${marked} ${removeAccents(marked!)}`).toBe(`${marked} ${removeAccents(plain!)}`);
    expect(pairs.filter(([, marked]) => removeAccents(marked!) === marked)).toEqual([]);
  });

  it('sets quotes as the typographer of markdown-it does', () => {
    const typographer = new MarkdownIt({ typographer: true, html: false });
    typographer.disable(['replacements', 'linkify', 'emphasis', 'backticks', 'escape', 'entity']);
    const written = fc
      .array(
        fc.constantFrom('"word"', "'word'", "don't", 'plain', '("so")', '"it\'s"', '"one two"', "the dogs'", '“done”'),
        { minLength: 1, maxLength: 8 },
      )
      // One apostrophe at the end of a word may as well close a quote that is open.
      .filter((words) => !words.includes("the dogs'") || !words.includes("'word'"))
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(written, (text) => {
        const expected = typographer.renderInline(text).replaceAll('&quot;', '"');
        expect(curlyQuotes(text)).toBe(expected);
        expect(straightQuotes(curlyQuotes(text))).toBe(straightQuotes(text));
      }),
    );
  });
});

describe('several in a row', () => {
  it('does one after the other, and says what each left', async () => {
    const done = await runTool(tool, ' b \n\n a\nb', {
      steps: 'trim; remove-blank-lines\n# reverse-lines\nRemove-Duplicates;sort-lines',
    });
    expect(done.value).toBe('a\nb');
    expect(done.data?.steps).toEqual([
      { characters: 6, lines: 4 },
      { characters: 5, lines: 3 },
      undefined,
      { characters: 3, lines: 2 },
      { characters: 3, lines: 2 },
    ]);
  });

  it.each([
    ['add-prefix prefix="> "; add-suffix suffix=";"', '> a;\n> b;'],
    ['wrap-characters wrap-with=""""', '"a"\n"b"'],
    ['find-replace find=a replace="; ""x"""', '; "x"\nb'],
    ['keep-lines pattern="^[b-z]" regex', 'b'],
    ['# a remark about "quotes"; add-numbering', '1. a\n2. b'],
  ])('%s', async (written, expected) => expect(await steps('a\nb', written)).toBe(expected));

  it.each([
    ['trim; shout', 'Unknown step “shout”', 6],
    ['word-wrap width=0', 'from 1 to 1000', 10],
    ['trim size=2', 'Unknown setting “size”', 5],
    ['add-prefix prefix', 'needs a value', 11],
    ['"trim"', 'Unknown step', 0],
  ])('refuses %s', async (written, message, offset) => {
    await expect(steps('a', written)).rejects.toMatchObject({
      message: expect.stringContaining(message),
      details: { field: 'steps', offset },
    });
  });

  it('writes what it reads', () => {
    const value = fc.string({ unit: fc.constantFrom('a', '"', ';', ' ', '=', '\\', '#', 'é') });
    const step = fc.record({
      action: fc.constantFrom(...(Object.keys(ACTIONS) as ActionName[])),
      off: fc.boolean(),
      values: fc.record({
        find: value,
        replace: value,
        pattern: value,
        flags: value,
        prefix: value,
        suffix: value,
        wrapWith: value,
        regex: fc.boolean(),
        width: fc.integer({ min: 1, max: 1000 }),
        tabSize: fc.integer({ min: 1, max: 16 }),
      }),
    });
    fc.assert(
      fc.property(fc.array(step), (list) => {
        const made = list.map(({ action, off, values }) => ({
          action,
          off,
          settings: Object.fromEntries(
            ACTIONS[action].takes.flatMap((name) =>
              values[name] === SETTINGS[name].initial ? [] : [[name, values[name]]],
            ),
          ),
        }));
        expect(parseSteps(writeSteps(made))).toEqual(made);
      }),
    );
  });

  it('has recipes that can be read', async () => {
    for (const recipe of Object.values(RECIPES)) expect(writeSteps(parseSteps(recipe))).toBe(recipe);
    expect(await steps('A hy- \nphen and\nlines.\n\nEnd', RECIPES['Text from a PDF']!)).toBe(
      'A hyphen and lines.\n\nEnd',
    );
    expect(await steps('- b\n• a\n\n- b', RECIPES['A clean list']!)).toBe('a\nb');
  });
});
