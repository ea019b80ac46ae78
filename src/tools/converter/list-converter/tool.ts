import { CASE_STYLES, CASES, type CaseStyle } from '@/engines/text/case';
import { choice, defineTool, integer, line, plain, result, tabs, text, toggle } from '@/kit';
import { arrange, readEscapes, readForm, readLine, readLines, writeForm, writeLine } from './list';

const QUOTES = { none: '', single: "'", double: '"', backtick: '`' };
const cases = Object.fromEntries(CASE_STYLES.map((style) => [style, CASES[style].label])) as Record<CaseStyle, string>;

export default defineTool({
  input: text('Input', { accept: '.txt,.csv', placeholder: 'One item per line' }),
  options: {
    mode: tabs('Mode', { line: 'List to Line', list: 'Line to List' }, 'line'),
    preset: choice('Preset', { none: 'None', sql: 'SQL IN', json: 'JSON', csv: 'CSV', markdown: 'Markdown' }, 'none'),
    separator: line('Separator', ', ', { hint: '\\t is a tab, \\n a line break', when: { preset: 'none' } }),
    prefix: line('Prefix', '', { when: { preset: 'none' } }),
    suffix: line('Suffix', '', { when: { preset: 'none' } }),
    quote: choice('Quote', { none: 'None', single: 'Single', double: 'Double', backtick: 'Backtick' }, 'none', {
      when: { preset: 'none' },
    }),
    sort: choice('Sort', { none: 'None', ascending: 'A to Z', descending: 'Z to A' }, 'none'),
    case: choice('Case', { keep: 'As it is', ...cases }, 'keep'),
    trim: toggle('Trim', true),
    reverse: toggle('Reverse', false),
    removeDuplicates: toggle('Remove Duplicates', false),
    keepLineBreaks: toggle('Keep Line Breaks', false, { when: { mode: 'line' } }),
    perLine: integer('Items per Line', 0, { min: 0, max: 1000, when: { mode: 'line' }, hint: '0 is all in one line' }),
  },
  output: plain({ hero: true }),
  action: 'Convert',
  inverse: ({ mode, preset, separator, prefix, suffix, quote }) => ({
    tool: 'list-converter',
    options: { mode: mode === 'line' ? 'list' : 'line', preset, separator, prefix, suffix, quote },
    loses: 'spaces around items, their order and removed items',
  }),
  run(input, { mode, preset, separator, quote, keepLineBreaks, perLine, ...rest }) {
    const dress = { ...rest, separator: readEscapes(separator), quote: QUOTES[quote] };
    const readBack = () => (preset === 'none' ? readLine(input, dress) : readForm(input, preset));
    const items = mode === 'line' ? readLines(input) : readBack();
    const out = arrange(items, rest);
    const perRow = perLine || (keepLineBreaks ? 1 : 0);
    const write = () => (preset === 'none' ? writeLine(out, dress, perRow) : writeForm(out, preset, perRow));
    const blank = rest.trim ? items.filter((item) => item.trim() === '').length : 0;
    return result(mode === 'line' ? write() : out.join('\n'), {
      facts: [{ label: 'Items', value: String(out.length) }],
      notes: blank > 0 ? [`Blank items left out: ${blank}`] : [],
    });
  },
  examples: [
    {
      title: 'Column to SQL list',
      input: "apple\nO'Brien\nbanana",
      options: { quote: 'single', sort: 'ascending' },
      output: "'apple', 'banana', 'O''Brien'",
    },
    {
      title: 'IDs for a query, three in a line',
      input: '1201\n1187\n1342\n1090',
      options: { preset: 'sql', perLine: 3 },
      output: '(\n  1201, 1187, 1342,\n  1090\n)',
    },
    { title: 'JSON', input: 'Ada "A" L.\nGrace', options: { preset: 'json' }, output: '["Ada \\"A\\" L.", "Grace"]' },
    {
      title: 'Line to column',
      input: '"a, b", c,d',
      options: { mode: 'list', quote: 'double', separator: ',' },
      output: 'a, b\nc\nd',
    },
  ],
});
