import { CASE_STYLES, CASES, type CaseStyle } from '@/engines/text/case';
import { choice, defineTool, line, plain, result, tabs, text, toggle } from '@/kit';
import { arrange, readEscapes, readLine, readLines, writeLine } from './list';

const QUOTES = { none: '', single: "'", double: '"', backtick: '`' };
const cases = Object.fromEntries(CASE_STYLES.map((style) => [style, CASES[style].label])) as Record<CaseStyle, string>;

export default defineTool({
  input: text('Input', { accept: '.txt,.csv', placeholder: 'One item per line' }),
  options: {
    mode: tabs('Mode', { line: 'List to Line', list: 'Line to List' }, 'line'),
    separator: line('Separator', ', ', { hint: '\\t is a tab, \\n a line break' }),
    prefix: line('Prefix'),
    suffix: line('Suffix'),
    quote: choice('Quote', { none: 'None', single: 'Single', double: 'Double', backtick: 'Backtick' }, 'none'),
    sort: choice('Sort', { none: 'None', ascending: 'A to Z', descending: 'Z to A' }, 'none'),
    case: choice('Case', { keep: 'As it is', ...cases }, 'keep'),
    trim: toggle('Trim', true),
    reverse: toggle('Reverse', false),
    removeDuplicates: toggle('Remove Duplicates', false),
    keepLineBreaks: toggle('Keep Line Breaks', false, { when: { mode: 'line' } }),
  },
  output: plain({ hero: true }),
  action: 'Convert',
  inverse: ({ mode, separator, prefix, suffix, quote }) => ({
    tool: 'list-converter',
    options: { mode: mode === 'line' ? 'list' : 'line', separator, prefix, suffix, quote },
    loses: 'spaces around items, their order and removed items',
  }),
  run(input, { mode, separator, quote, keepLineBreaks, ...rest }) {
    const dress = { ...rest, separator: readEscapes(separator), quote: QUOTES[quote] };
    const items = mode === 'line' ? readLines(input) : readLine(input, dress);
    const out = arrange(items, rest);
    const blank = rest.trim ? items.filter((item) => item.trim() === '').length : 0;
    return result(mode === 'line' ? writeLine(out, dress, keepLineBreaks) : out.join('\n'), {
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
      title: 'Line to column',
      input: '"a, b", c,d',
      options: { mode: 'list', quote: 'double', separator: ',' },
      output: 'a, b\nc\nd',
    },
  ],
});
