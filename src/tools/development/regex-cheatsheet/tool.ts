import { choice, defineTool, InputError, line, result, table, text } from '@/kit';
import { findRows, SHEET_CATEGORIES } from './sheet';

const MOST_MATCHES = 1000;

/** What a tried pattern finds. */
interface Tried {
  /** Start and end of each match, in turn. */
  spans: readonly number[];
  total: number;
}

export default defineTool({
  input: text('Search', { short: true, optional: true, placeholder: 'lookahead' }),
  options: {
    category: choice('Category', Object.fromEntries(['All', ...SHEET_CATEGORIES].map((name) => [name, name])), 'All'),
    pattern: line('Pattern', '', {
      hint: 'Tests a pattern on the input instead of searching the cheat sheet.',
      maxLength: 2000,
    }),
    flags: line('Flags', 'g', { maxLength: 10, hint: 'Any of g, i, m, s, u, v, y and d' }),
  },
  output: table({ label: 'Expressions' }),
  action: 'Search',
  emptyInput: true,
  timeLimit: {
    after: 2000,
    message: 'Stopped after 2 seconds: this pattern backtracks too much on this text.',
  },
  prepare: () => import('@/engines/regex/matches'),
  async run(input, { category, pattern, flags }) {
    if (pattern !== '') {
      const { findMatches } = await import('@/engines/regex/matches');
      const list = findMatches(pattern, flags, input, { limit: MOST_MATCHES, countLimit: 100_000 });
      const stride = 2 * (list.groupNames.length + 1);
      const spans = Array.from({ length: list.shown * 2 }, (_, at) => list.spans[(at >> 1) * stride + (at & 1)]!);
      const data: Tried = { spans, total: list.total };
      return result(
        {
          columns: ['Match', 'Index'],
          rows: Array.from({ length: list.shown }, (_, at) => {
            const start = spans[at * 2]!;
            return [input.slice(start, spans[at * 2 + 1]!), String(start)];
          }),
        },
        { notes: list.more ? [`Showing the first ${list.shown} of ${list.total} matches`] : [], data },
      );
    }
    const rows = findRows(input, category);
    if (rows.length === 0) throw new InputError('No expression found. Try fewer words or another category.');
    return {
      columns: ['Expression', 'Flags', 'Description', 'Category'],
      rows: rows.map((row) => [row.expression, row.flags, row.description, row.category]),
    };
  },
  examples: [
    {
      title: 'Lazy quantifiers',
      input: 'lazy',
      output: {
        columns: ['Expression', 'Flags', 'Description', 'Category'],
        rows: [
          ['<.+?>', 'g', 'As little as possible (lazy)', 'Quantifiers'],
          ['ab*?', 'g', 'Lazy: zero times if possible', 'Quantifiers'],
          ['a??b', 'g', 'Lazy: not at all if possible', 'Quantifiers'],
        ],
      },
    },
    {
      title: 'Try a pattern',
      input: 'letter bee',
      options: { pattern: String.raw`(\w)\1` },
      output: {
        columns: ['Match', 'Index'],
        rows: [
          ['tt', '2'],
          ['ee', '8'],
        ],
      },
      data: { spans: [2, 4, 8, 10], total: 2 },
    },
  ],
});
