import { grouped } from '@/engines/number/grouped';
import { measureText } from '@/engines/text/measure';
import { code, defineTool, result, summary, text } from '@/kit';
import { COUNTS, toFacts } from './counts';

export default defineTool({
  input: text('Input', { accept: '.txt' }),
  output: code('json', {
    download: 'string-analysis.json',
    tree: true,
    copiedMessage: { title: 'Copied to clipboard' },
  }),
  action: 'Calculate',
  run(input) {
    const { frequencyAnalysis, ...measured } = measureText(input);
    // Written by hand: an object would put the digits first, whatever their frequency.
    const rows = [...frequencyAnalysis].map(([character, count]) => `    ${JSON.stringify(character)}: ${count}`);
    const lines = COUNTS.map(([name]) => `  "${name}": ${measured[name]},`);
    return result(`{\n${lines.join('\n')}\n  "frequencyAnalysis": {\n${rows.join(',\n')}\n  }\n}`, {
      facts: toFacts(measured),
      data: {
        ...measured,
        frequency: { characters: [...frequencyAnalysis.keys()], counts: [...frequencyAnalysis.values()] },
      },
    });
  },
  summarize({ data }) {
    const count = (amount: number, one: string) => `${grouped(amount)} ${one}${amount === 1 ? '' : 's'}`;
    return summary(
      count(data.totalLength, 'character'),
      `${count(data.byteLength, 'byte')} in UTF-8`,
      count(data.wordCount, 'word'),
      count(data.lineCount, 'line'),
    );
  },
  examples: [
    {
      title: 'Letters and an emoji',
      input: 'Été 👩‍👩‍👧!',
      output: `{
  "totalLength": 6,
  "codePoints": 10,
  "utf16Units": 13,
  "byteLength": 25,
  "wordCount": 1,
  "lineCount": 1,
  "spaceCount": 1,
  "trimmedLength": 6,
  "uniqueCharCount": 6,
  "uppercaseCount": 1,
  "lowercaseCount": 2,
  "specialCharCount": 2,
  "frequencyAnalysis": {
    "É": 1,
    "t": 1,
    "é": 1,
    " ": 1,
    "👩‍👩‍👧": 1,
    "!": 1
  }
}`,
    },
    {
      title: 'Two lines',
      input: 'first line\nsecond',
      output:
        '{\n  "totalLength": 17,\n  "codePoints": 17,\n  "utf16Units": 17,\n  "byteLength": 17,\n  "wordCount": 3,\n  "lineCount": 2,\n  "spaceCount": 2,\n  "trimmedLength": 17,\n  "uniqueCharCount": 13,\n  "uppercaseCount": 0,\n  "lowercaseCount": 15,\n  "specialCharCount": 0,\n  "frequencyAnalysis": {\n    "i": 2,\n    "s": 2,\n    "n": 2,\n    "e": 2,\n    "f": 1,\n    "r": 1,\n    "t": 1,\n    " ": 1,\n    "l": 1,\n    "\\n": 1,\n    "c": 1,\n    "o": 1,\n    "d": 1\n  }\n}',
    },
  ],
});
