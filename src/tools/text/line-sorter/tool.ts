import { grouped } from '@/engines/number/grouped';
import { seededRandom } from '@/engines/random';
import { getLineKey } from '@/engines/text/line-keys';
import { getLines } from '@/engines/text/lines';
import { choice, defineTool, line, plain, result, text, toggle } from '@/kit';
import { KEY_OPTIONS, KEY_TIME_LIMIT, readKeyOptions } from '../key-options';
import { sortLines } from './sort';

export default defineTool({
  input: text('Input', { accept: '.txt,.csv,.log', placeholder: 'One item per line' }),
  options: {
    sortType: choice(
      'Sort Type',
      {
        alphabetical: 'Alphabetical',
        numeric: 'Numeric',
        length: 'Length',
        wordCount: 'Word Count',
        occurrences: 'Most Frequent',
      },
      'alphabetical',
    ),
    caseSensitive: toggle('Case Sensitive', false),
    reverse: toggle('Reverse', false),
    removeDuplicates: toggle('Remove Duplicates', false),
    trimWhitespace: toggle('Trim Whitespace', false),
    randomize: toggle('Randomize', false),
    seed: line('Seed', '', {
      placeholder: 'Any text',
      hint: 'The same seed gives the same order',
      maxLength: 100,
      when: { randomize: true },
    }),
    ...KEY_OPTIONS,
    keep: choice('Show', { all: 'All Lines', repeated: 'Only Repeated', single: 'Only Unrepeated' }, 'all'),
    counts: toggle('Counts', false),
    header: toggle('Header Line', false),
  },
  output: plain({ label: 'Sorted', download: 'sorted-lines.txt' }),
  action: {
    Sort: {},
    'A-Z': { sortType: 'alphabetical', reverse: false, randomize: false },
    'Z-A': { sortType: 'alphabetical', reverse: true, randomize: false },
    '1-9': { sortType: 'numeric', reverse: false, randomize: false },
    '9-1': { sortType: 'numeric', reverse: true, randomize: false },
    Randomize: { randomize: true },
  },
  timeLimit: KEY_TIME_LIMIT,
  run(input, options, { random }) {
    const lines = getLines(input);
    const getKey = getLineKey(readKeyOptions(options));
    const chance = options.seed === '' ? random : seededRandom(options.seed);
    const sorted = sortLines(lines, { ...options, getKey }, chance);
    const output = sorted.join('\n');
    return result(output, {
      facts: [
        {
          label: 'Lines',
          value:
            sorted.length === lines.length
              ? grouped(lines.length)
              : `${grouped(sorted.length)} of ${grouped(lines.length)}`,
        },
      ],
    });
  },
  examples: [
    {
      title: 'File names',
      input: 'file10.txt\nFile2.txt\nécole\nfile1.txt\nZebra',
      output: 'école\nfile1.txt\nFile2.txt\nfile10.txt\nZebra',
    },
    {
      title: 'By number',
      input: '12 apples\nno number\n-3 pears\n1,000 plums\n4.5 figs',
      options: { sortType: 'numeric' },
      output: '-3 pears\n4.5 figs\n12 apples\n1,000 plums\nno number',
    },
    {
      title: 'A table by its second column',
      input: 'name,age\nAda,36\nBob,9\n"Lee, Kim",41',
      options: { compareBy: 'column', column: 2, separator: ',', sortType: 'numeric', header: true },
      output: 'name,age\nBob,9\nAda,36\n"Lee, Kim",41',
    },
    {
      title: 'Requests of a log, most frequent first',
      input: 'GET /a 200\nGET /b 200\nGET /a 304\nPOST /a 200',
      options: { compareBy: 'regex', pattern: '/\\S*', sortType: 'occurrences', counts: true },
      output: '3\tGET /a 200\n1\tGET /b 200',
    },
  ],
});
