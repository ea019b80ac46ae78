import { grouped } from '@/engines/number/grouped';
import { getLines } from '@/engines/text/lines';
import { choice, defineTool, plain, result, text, toggle } from '@/kit';
import { sortLines } from './sort';

export default defineTool({
  input: text('Input', { accept: '.txt,.csv,.log', placeholder: 'One item per line' }),
  options: {
    sortType: choice(
      'Sort Type',
      { alphabetical: 'Alphabetical', numeric: 'Numeric', length: 'Length', wordCount: 'Word Count' },
      'alphabetical',
    ),
    caseSensitive: toggle('Case Sensitive', false),
    reverse: toggle('Reverse', false),
    removeDuplicates: toggle('Remove Duplicates', false),
    trimWhitespace: toggle('Trim Whitespace', false),
    randomize: toggle('Randomize', false),
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
  run(input, options, { random }) {
    const lines = getLines(input);
    const sorted = sortLines(lines, options, random);
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
  ],
});
