import { grouped } from '@/engines/number/grouped';
import { choice, defineTool, InputError, line, result, resultAs, summary, table, text, toggle } from '@/kit';
import { findAll, replaceAll } from './search';

const LONGEST = 20_000;
const SEARCH_LIMIT = 3000;

export default defineTool({
  input: text('Input', {
    accept: '.txt,.md,.csv,.log,.json',
    placeholder: 'Type or paste the text to search, or drop a file',
  }),
  options: {
    substring: line('Substring', '', { placeholder: 'What to find', maxLength: LONGEST }),
    replaceWith: line('Replace With', '', { placeholder: 'Leave empty to remove matches', maxLength: LONGEST }),
    caseSensitive: toggle('Case Sensitive', false),
    wholeWord: toggle('Whole Word', false),
    regex: toggle('Regex', false),
    show: choice('Show', { matches: 'Matches', replacement: 'Replaced text' }, 'matches', { hidden: true }),
  },
  output: table({
    label: 'Result',
    download: 'substring-finder-result.txt',
    copiedMessage: { title: 'Copied to clipboard' },
  }),
  also: ['text'],
  action: 'Find',
  timeLimit: {
    after: SEARCH_LIMIT,
    message:
      'Stopped after 3 seconds: this search takes too long on this text. In a regex, rewrite repetitions that can match the same text in several ways, such as (a+)+.',
  },
  prepare: () => import('@/engines/regex'),
  async run(input, { substring, replaceWith, show, ...how }) {
    if (substring === '') throw new InputError('Enter the substring to find', { field: 'substring' });
    const search = { substring, ...how };
    if (show === 'replacement') return resultAs('text', await replaceAll(input, search, replaceWith));
    const found = await findAll(input, search);
    const listed = found.positions.length;
    const notes =
      listed < found.total ? [`Showing the first ${grouped(listed)} of ${grouped(found.total)} matches.`] : [];

    const rows: string[][] = [];
    let lineNumber = 1;
    let lineStart = 0;
    for (const [at, position] of found.positions.entries()) {
      const start = found.spans[2 * at]!;
      for (
        let feed = input.indexOf('\n', lineStart);
        feed !== -1 && feed < start;
        feed = input.indexOf('\n', lineStart)
      ) {
        lineNumber++;
        lineStart = feed + 1;
      }
      rows.push([String(position), String(lineNumber), input.slice(start, found.spans[2 * at + 1]!)]);
    }
    return result(
      { columns: ['Position', 'Line', 'Match'], rows },
      { notes, facts: [{ label: 'Matches', value: grouped(found.total) }], data: found },
    );
  },
  summarize({ data, shown }) {
    if (shown.kind !== 'table' || !data) return undefined;
    const { total, positions } = data;
    const shownAt = positions.slice(0, 8).join(', ');
    return summary(
      `${total === 0 ? 'No' : total} ${total === 1 ? 'match' : 'matches'}`,
      total > 0 ? `at ${shownAt}${total > 8 ? ', …' : ''}` : undefined,
    );
  },
  examples: [
    {
      title: 'A word, whatever its case',
      input: 'The cat sat on the mat.\nThe category stays.',
      options: { substring: 'the', replaceWith: 'a' },
      output: {
        columns: ['Position', 'Line', 'Match'],
        rows: [
          ['0', '1', 'The'],
          ['15', '1', 'the'],
          ['24', '2', 'The'],
        ],
      },
    },
    {
      title: 'Whole words only',
      input: 'The cat sat on the mat.\nThe category stays.',
      options: { substring: 'cat', wholeWord: true, replaceWith: 'dog' },
      output: { columns: ['Position', 'Line', 'Match'], rows: [['4', '1', 'cat']] },
      data: { spans: [4, 7], positions: [4], total: 1 },
    },
    {
      title: 'Dates by regex, turned round',
      input: 'From 2026-01-02\nto 2026-12-31',
      options: { substring: String.raw`(\d{4})-(\d\d)-(\d\d)`, regex: true, replaceWith: '$3.$2.$1' },
      output: {
        columns: ['Position', 'Line', 'Match'],
        rows: [
          ['5', '1', '2026-01-02'],
          ['19', '2', '2026-12-31'],
        ],
      },
    },
  ],
});
