import { describe, expect, it } from 'vitest';
import { definedSlugs, loadTool } from '../definitions';
import { initialValues } from '../option';
import { valueAs } from '../output';
import { isChecked } from '../testing/checked';
import { testContext } from '../testing/run-tool';
import { executeEach, executeNow } from './execute';
import type { LineOutcome } from './lines';

const tools = await Promise.all(
  definedSlugs.filter(isChecked).map(async (slug) => [slug, (await loadTool(slug))!] as const),
);
const each = tools.filter(([, tool]) => tool.each === 'line');

const run = async (slug: string, input: string, options = {}) => {
  const tool = (await loadTool(slug))!;
  return executeEach(tool, input, { ...initialValues(tool.options), ...options }, testContext());
};

describe('several short values', () => {
  it('give a table with a column for each field', async () => {
    const { shown, notes, data } = await run('hex-to-rgb-converter', '#ff0000\nnope\n\n#00FF00\r\n');
    const { columns, rows } = valueAs(shown, 'table')!;
    expect(columns.slice(0, 2)).toEqual(['Input', 'Error']);
    expect(rows.map(([input]) => input)).toEqual(['#ff0000', 'nope', '#00FF00']);
    expect(rows[1]![1]).not.toBe('');
    expect(rows[0]!.join(' ')).toContain('255');
    expect(notes).toEqual(['1 of 3 lines couldn’t be read.']);
    expect((data as LineOutcome[])[1]).toMatchObject({ input: 'nope', error: expect.any(String) });
  });

  it('keep what is noted of each, and what is true of all', async () => {
    const { shown, facts } = await run('calculator', '2(3+4\n1+1');
    expect(valueAs(shown, 'table')).toEqual({
      columns: ['Input', 'Result', 'Notes'],
      rows: [
        ['2(3+4', '14', 'Open parentheses were closed at the end.'],
        ['1+1', '2', ''],
      ],
    });
    expect(facts).toEqual([]);
  });

  it('are one value where there is one line', async () => {
    expect((await run('chmod-calculator', '755\n')).shown.kind).not.toBe('table');
  });

  it('of a tool that takes lines itself are run one by one only where one is wrong', async () => {
    expect((await run('roman-numeral', 'XIV\n12')).shown).toEqual({ kind: 'text', value: '14\nXII' });
    const { shown } = await run('roman-numeral', 'XIV\nabc\n12');
    expect(valueAs(shown, 'table')!.rows.map(([, result]) => result)).toEqual(['14', '', 'XII']);
  });

  it.each(each)('%s: every line is what it is alone', async (_, tool) => {
    const examples = tool.examples.filter(({ input }) => typeof input === 'string' && !/^\s*$|[\r\n]/.test(input));
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      const options = { ...initialValues(tool.options), ...example.options };
      const input = example.input as string;
      const both = await executeEach(tool, `${input}\n${input}`, options, testContext());
      const { shown, notes, fails } = await executeNow(tool, input, options, testContext());
      const good = { input, result: shown.value, ...(notes.length > 0 && { notes }) };
      const line = fails ? { input, error: fails.message } : good;
      expect(both.data).toEqual([line, line]);
    }
  });
});
