import { grouped } from '@/engines/number/grouped';
import { countText } from '@/engines/text/count';
import { defineTool, fields, rowValue, summary, text } from '@/kit';

const minutes = (count: number) => `${grouped(count)} min`;

export default defineTool({
  input: text('Text', { accept: '.txt,.md', placeholder: 'Type or paste your text' }),
  output: fields({
    hero: [
      'Word Count',
      'Character Count',
      'Sentence Count',
      'Paragraph Count',
      'Line Count',
      'Read Time',
      'Speak Time',
    ],
    label: 'Counts',
    download: 'word-count.txt',
  }),
  action: 'Count',
  emptyInput: true,
  run(input) {
    const { words, characters, withoutSpaces, sentences, paragraphs, lines, readMinutes, speakMinutes } =
      countText(input);
    return [
      { label: 'Word Count', value: grouped(words) },
      {
        label: 'Character Count',
        value: grouped(characters),
        note: `${grouped(withoutSpaces)} without spaces`,
      },
      { label: 'Sentence Count', value: grouped(sentences) },
      { label: 'Paragraph Count', value: grouped(paragraphs) },
      { label: 'Line Count', value: grouped(lines) },
      { label: 'Read Time', value: minutes(readMinutes), note: 'at 200 words per minute' },
      { label: 'Speak Time', value: minutes(speakMinutes), note: 'at 130 words per minute' },
    ];
  },
  summarize(outcome) {
    const count = (row: string, one: string) => {
      const amount = rowValue(outcome, row);
      return amount && `${amount} ${one}${amount === '1' ? '' : 's'}`;
    };
    const [words, characters] = [count('Word Count', 'word'), count('Character Count', 'character')];
    return summary(
      words && `${words}, ${characters}`,
      count('Sentence Count', 'sentence'),
      count('Paragraph Count', 'paragraph'),
      `${rowValue(outcome, 'Read Time')} to read`,
    );
  },
  examples: [
    {
      title: 'Two paragraphs',
      input: 'It was late. “Was it?” she asked.\n\nYes, it was 9.30 already!',
      output: [
        { label: 'Word Count', value: '12' },
        { label: 'Character Count', value: '60', note: '48 without spaces' },
        { label: 'Sentence Count', value: '4' },
        { label: 'Paragraph Count', value: '2' },
        { label: 'Line Count', value: '3' },
        { label: 'Read Time', value: '1 min', note: 'at 200 words per minute' },
        { label: 'Speak Time', value: '1 min', note: 'at 130 words per minute' },
      ],
    },
    {
      title: 'A pangram',
      input: 'The quick brown fox jumps over the lazy dog.',
      output: [
        { label: 'Word Count', value: '9' },
        { label: 'Character Count', value: '44', note: '36 without spaces' },
        { label: 'Sentence Count', value: '1' },
        { label: 'Paragraph Count', value: '1' },
        { label: 'Line Count', value: '1' },
        { label: 'Read Time', value: '1 min', note: 'at 200 words per minute' },
        { label: 'Speak Time', value: '1 min', note: 'at 130 words per minute' },
      ],
    },
  ],
});
