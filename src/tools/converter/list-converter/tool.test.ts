import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { LONG } from '@/engines/testing/long';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

type Options = ToolOptions<typeof tool>;
const full = (input: string, options: Partial<Options> = {}) => runTool(tool, input, options);
const run = async (...args: Parameters<typeof full>) => (await full(...args)).shown.value as string;
const items = fc.array(fc.string({ unit: fc.constantFrom(...'ab12,;"\'` $.*[😀é') }), { minLength: 1, maxLength: 6 });

describe('list-converter', () => {
  it('writes a line that a CSV parser reads, and reads what it writes, quotes and separators inside items too', async () => {
    await fc.assert(
      fc.asyncProperty(items, fc.constantFrom(',', ';', ', ', '\\t'), fc.boolean(), async (list, separator, breaks) => {
        const as = { quote: 'double', separator, trim: false, keepLineBreaks: breaks } as const;
        const line = await run(list.join('\n'), as);
        if (!breaks && separator.length === 1)
          expect(Papa.parse(line, { delimiter: separator }).data[0]).toEqual(
            list.join('\n').replace(/\n$/, '').split('\n'),
          );
        expect(await run(line, { ...as, mode: 'list' })).toBe(list.join('\n').replace(/\n$/, ''));
      }),
    );
  });

  it('does everything at once, in the order people expect', async () => {
    const out = await run(' item 10 \nItem 2\n\nitem 10\n', {
      case: 'upper',
      removeDuplicates: true,
      sort: 'ascending',
      reverse: true,
      prefix: '<li>',
      suffix: '</li>',
      separator: '',
      keepLineBreaks: true,
    });
    expect(out).toBe('<li>ITEM 10</li>\n<li>ITEM 2</li>');
  });

  it('says how many blank items it left out, and keeps them untrimmed', async () => {
    expect((await full('a\n \n\nb')).notes).toEqual(['Blank items left out: 2']);
    expect(await run('a\n \n\nb', { trim: false, separator: '|' })).toBe('a| ||b');
  });

  it.each([
    ['a,b\r\nc , d', ',', 'a\nb\nc\nd'],
    ['a, b,\nc', ', ', 'a\nb\nc'],
    ['a\tb', '\\t', 'a\nb'],
    ['a b  c', ' ', 'a\nb\nc'],
    ['añ👩‍👩‍👧', '', 'a\nñ\n👩‍👩‍👧'],
    ['a.*b', '.*', 'a\nb'],
  ])('reads %j separated by %j', async (line, separator, list) => {
    expect(await run(line, { mode: 'list', separator })).toBe(list);
  });

  it('takes prefix and suffix off', async () => {
    expect(await run("N'a, b'; N'c''d';e;", { mode: 'list', separator: ';', prefix: 'N', quote: 'single' })).toBe(
      "a, b\nc'd\ne",
    );
  });

  it('says where a quote is not closed', async () => {
    await expect(run('"a", "b', { mode: 'list', quote: 'double' })).rejects.toMatchObject({
      details: { line: 1, column: 6 },
    });
  });

  it.runIf(LONG)('takes 200,000 items in its stride', async () => {
    const list = Array.from({ length: 200_000 }, (_, at) => `item ${at}`).join('\n');
    const line = await run(list, { quote: 'double' });
    expect(await run(line, { mode: 'list', quote: 'double' })).toBe(list);
  });

  it('writes presets that the readers of these forms read, in rows of so many, and reads them back', async () => {
    await fc.assert(
      fc.asyncProperty(items, fc.nat(3), async (drawn, perLine) => {
        const list = drawn.join('\n').replace(/\n$/, '').split('\n');
        const as = { trim: false, perLine } as const;
        const write = (preset: Options['preset']) => run(list.join('\n'), { ...as, preset });
        const json = await write('json');
        expect((JSON.parse(json) as unknown[]).map(String)).toEqual(list);
        const csv = await write('csv');
        expect(Papa.parse<string[]>(csv, { delimiter: ',', newline: '\n' }).data.flat()).toEqual(list);
        for (const preset of ['json', 'csv', 'sql', 'markdown'] as const)
          if (list.every((item) => item.trim() === item && item !== ''))
            expect(await run(await write(preset), { preset, mode: 'list', trim: false })).toBe(list.join('\n'));
      }),
    );
  });

  it.each([
    ['sql', "WHERE t.name IN ('a', 'O''Brien')", 'a\nO’Brien'],
    ['sql', 'id NOT IN (1,2,\n3);', '1\n2\n3'],
    ['json', '[1.0, 12345678901234567890]', '1.0\n12345678901234567890'],
    ['json', '["a", true, {"b": 1}]', 'a\ntrue\n{"b":1}'],
    ['markdown', '* a\n  - [x] b\n\n3. c', 'a\nb\nc'],
  ] as const)('reads %s as people paste it: %j', async (preset, line, list) => {
    expect((await run(line, { preset, mode: 'list' })).replaceAll("'", '’')).toBe(list);
  });

  it('refuses what is no array', async () => {
    for (const text of ['{"a":1}', '[1', 'a'])
      await expect(run(text, { preset: 'json', mode: 'list' })).rejects.toThrow('This is not a JSON array');
  });

  it('breaks a line of its own after so many items', async () => {
    expect(await run('1\n2\n3\n4\n5', { perLine: 2 })).toBe('1, 2,\n3, 4,\n5');
    expect(await run('1\n2\n3', { preset: 'csv', perLine: 2 })).toBe('1,2\n3');
  });
});
