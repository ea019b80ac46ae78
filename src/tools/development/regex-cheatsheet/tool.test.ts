import { describe, expect, it } from 'vitest';
import { explain } from '@/engines/regex/explain/explain';
import { runTool } from '@/kit/testing/run-tool';
import { findRows, SHEET_CATEGORIES, toMarkdown } from './sheet';
import tool from './tool';

const ALL = findRows('');

describe('the regex cheatsheet', () => {
  it('is large enough and says everything once', () => {
    expect(ALL.length).toBeGreaterThanOrEqual(80);
    expect(SHEET_CATEGORIES.length).toBeGreaterThanOrEqual(8);
    expect(new Set(ALL.map(({ expression, flags, category }) => expression + flags + category)).size).toBe(ALL.length);
    expect(new Set(ALL.map(({ description, category }) => description + category)).size).toBe(ALL.length);
  });

  // String.prototype.match is the oracle for what each row says it finds.
  it.each(ALL)('$category: $expression ($flags)', ({ expression, flags, sample, finds }) => {
    const regex = new RegExp(expression, flags);
    const found = flags.includes('g') ? [...sample.matchAll(regex)].map(([all]) => all) : [regex.exec(sample)?.[0]];
    expect(found).toEqual(finds);
    expect(finds.length).toBeGreaterThan(0);
    expect(explain(expression, flags)).toBeTruthy();
  });

  it('finds in the try-out what the row says', async () => {
    for (const { expression, flags, sample, finds } of ALL) {
      const options = { category: 'All' as const, pattern: expression, flags };
      expect(await runTool(tool, sample, options), expression).toMatchObject({
        value: { rows: finds.map((text) => [text, expect.any(String)]) },
      });
    }
  });

  it('is exported as tables, with bars that part no cells', () => {
    const [bar] = findRows('|').filter(({ expression }) => expression.includes('|'));
    expect(toMarkdown([bar!])).toBe(
      `# Regex Cheatsheet\n\n## ${bar!.category}\n\n| Expression | Flags | Description |\n| --- | --- | --- |\n` +
        `| \`${bar!.expression.replaceAll('|', '\\|')}\` | ${bar!.flags} | ${bar!.description} |\n`,
    );
    const rows = toMarkdown(ALL).split('\n');
    expect(rows.filter((row) => row.startsWith('| `'))).toHaveLength(ALL.length);
    for (const row of rows.filter((row) => row.startsWith('|'))) expect(row.match(/(?<!\\)\|/g), row).toHaveLength(4);
  });

  it('searches and says when there is nothing', async () => {
    expect(findRows('LOOKAROUND'.toLowerCase(), 'Lookaround')).toEqual([]);
    expect(findRows('preceded not').map(({ expression }) => expression)).toEqual([
      String.raw`(?<=\$)\d+`,
      String.raw`(?<!\$)\b\d+`,
    ]);
    const options = { category: 'All' as const, pattern: '', flags: 'g' };
    await expect(runTool(tool, 'xyzzy', options)).rejects.toThrow('No expression found');
    await expect(runTool(tool, 'a', { ...options, pattern: '(' })).rejects.toThrow('Unterminated group');
  });
});
