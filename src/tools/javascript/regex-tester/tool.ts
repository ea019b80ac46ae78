import { grouped } from '@/engines/number/grouped';
import type { MatchList } from '@/engines/regex/match-list';
import { choice, defineTool, InputError, line, result, resultAs, table, text } from '@/kit';
import type { FieldRow } from '@/kit/output';
import { tableOf } from './rows';

const MOST_MATCHES = 10_000;
/** The pattern stands in the page's address. */
const LONGEST_PATTERN = 20_000;

/** What the page draws from: offsets only, for the texts of overlapping groups can be far larger than the text itself. */
export type Offsets = Omit<MatchList, 'spans'> & { spans: readonly number[] };

export default defineTool({
  input: text('Test Text', { placeholder: 'Type or paste the text to search, or drop a file' }),
  options: {
    pattern: line('Pattern', '', { placeholder: String.raw`(\w+)@(\w+)\.com`, maxLength: LONGEST_PATTERN }),
    flags: line('Flags', 'g', { hint: 'Any of g, i, m, s, u, v, y and d' }),
    replacement: line('Replace', '', { placeholder: '$1, $<name>, $&', maxLength: LONGEST_PATTERN }),
    show: choice(
      'Show',
      { matches: 'Matches', replacement: 'Replaced text', explanation: 'Explanation', offsets: 'Offsets' },
      'matches',
      { hidden: true },
    ),
  },
  output: table({ label: 'Match Information' }),
  action: 'Test',
  emptyInput: true,
  timeLimit: {
    after: 2000,
    message:
      'Stopped after 2 seconds: this pattern backtracks too much on this text. Rewrite repetitions that can match the same text in several ways, such as (a+)+, or test a shorter text.',
  },
  prepare: () => import('@/engines/regex'),
  async run(input, { pattern, flags, replacement, show }) {
    if (pattern === '') throw new InputError('Enter a pattern', { field: 'pattern' });
    // Not part of the page: the parser is larger than all the rest, and only the worker needs it.
    const { complexity, explain, findMatches, replaceMatches, warnings } = await import('@/engines/regex');
    const risks = () => warnings(pattern, flags).map(({ message }) => message);

    if (show === 'explanation')
      return resultAs('tree', JSON.stringify(explain(pattern, flags), null, 1), { notes: risks() });
    if (show === 'replacement') return resultAs('text', replaceMatches(pattern, flags, input, replacement));

    const list = findMatches(pattern, flags, input, { limit: MOST_MATCHES });
    const total = `${grouped(list.total)}${list.totalCapped ? ' or more' : ''}`;
    const shortened = (shown: number) =>
      shown < list.total ? [`Showing the first ${grouped(shown)} of ${total} matches`] : [];

    if (show === 'offsets') {
      const offsets: Offsets = { ...list, spans: Array.from(list.spans) };
      const notes = shortened(list.shown);
      const facts: FieldRow[] = [];
      try {
        facts.push({ label: 'Replaced text', value: replaceMatches(pattern, flags, input, replacement) });
      } catch (error) {
        // Too long, which leaves the matches as they are.
        if (!(error instanceof InputError)) throw error;
        notes.push(error.message);
      }
      return resultAs('tree', JSON.stringify(offsets), { notes, facts });
    }

    const rows = tableOf(list, input, flags);
    return result(rows, {
      notes: [...shortened(rows.rows.length), ...risks()],
      facts: [
        { label: 'Matches', value: total },
        { label: 'Complexity', value: complexity(pattern, flags) },
      ],
    });
  },
  examples: [
    {
      title: 'Email addresses',
      input: 'Write to ada@example.com or to bob.li@mail.example.org.',
      options: {
        pattern: String.raw`(?<user>[\w.+-]+)@(?<host>[\w-]+(?:\.[\w-]+)+)`,
        replacement: '$<user> at $<host>',
      },
      output: {
        columns: ['Match', 'Index', 'Groups'],
        rows: [
          ['ada@example.com', '9', 'user: ada, host: example.com'],
          ['bob.li@mail.example.org', '31', 'user: bob.li, host: mail.example.org'],
        ],
      },
    },
    {
      title: 'Dates turned round',
      input: 'From 2026-01-02\nto 2026-12-31',
      options: { pattern: String.raw`(\d{4})-(\d\d)-(\d\d)`, replacement: '$3.$2.$1' },
      output: {
        columns: ['Match', 'Index', 'Groups'],
        rows: [
          ['2026-01-02', '5', '1: 2026, 2: 01, 3: 02'],
          ['2026-12-31', '19', '1: 2026, 2: 12, 3: 31'],
        ],
      },
    },
    {
      title: 'Empty matches',
      input: 'baaa',
      options: { pattern: 'a*', replacement: '-' },
      output: {
        columns: ['Match', 'Index', 'Groups'],
        rows: [
          ['', '0', ''],
          ['aaa', '1', ''],
          ['', '4', ''],
        ],
      },
    },
  ],
});
