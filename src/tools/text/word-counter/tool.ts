import { grouped } from '@/engines/number/grouped';
import { countText } from '@/engines/text/count';
import { choice, defineTool, fields, integer, resultAs, rowValue, summary, tabs, text, toggle } from '@/kit';
import type { FieldRow } from '@/kit/values';

const minutes = (count: number) => `${grouped(count)} min`;

/** A table of more is no longer read, and slow to draw. */
const MOST_PHRASES = 500;

async function phraseTable(input: string, length: number, skipStopWords: boolean) {
  const { countPhrases } = await import('@/engines/text/phrases');
  const phrases = countPhrases(input, length, skipStopWords);
  const rows = phrases
    .slice(0, MOST_PHRASES)
    .map(({ phrase, count, share }) => [phrase, grouped(count), `${(share * 100).toFixed(1)} %`]);
  return resultAs(
    'table',
    { columns: ['Phrase', 'Count', 'Share'], rows },
    {
      facts: [{ label: 'Different', value: grouped(phrases.length) }],
      notes: phrases.length > MOST_PHRASES ? [`The ${MOST_PHRASES} most frequent are shown`] : [],
    },
  );
}

type Shown = readonly FieldRow[] | Awaited<ReturnType<typeof phraseTable>>;

export default defineTool({
  input: text('Text', { accept: '.txt,.md', placeholder: 'Type or paste your text', prose: true }),
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
  also: ['table'],
  options: {
    show: tabs(
      'Show',
      { counts: 'Counts', style: 'Style', reading: 'Reading', limits: 'Limits', phrases: 'Phrases' },
      'counts',
    ),
    goal: integer('Goal in Words', 500, { min: 1, max: 1_000_000, when: { show: 'limits' } }),
    phraseLength: choice('Phrases of', { '1': '1 word', '2': '2 words', '3': '3 words' }, '1', {
      when: { show: 'phrases' },
    }),
    skipStopWords: toggle('Skip Stop Words', true, { when: { show: 'phrases' }, hint: 'English: the, of, and …' }),
  },
  action: 'Count',
  run(input, { show, goal, phraseLength, skipStopWords }): Shown | Promise<Shown> {
    if (show === 'phrases') return phraseTable(input, Number(phraseLength), skipStopWords);
    if (show !== 'counts')
      return import('./reports').then(({ styleRows, readingRows, limitRows }) =>
        show === 'style' ? styleRows(input) : show === 'reading' ? readingRows(input) : limitRows(input, goal),
      );
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
    if (rowValue(outcome, 'Word Count') === undefined) return undefined;
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
    {
      title: 'How hard to read',
      input: 'The cat sat on the mat. It was happy.',
      options: { show: 'reading' },
      output: [
        { label: 'Flesch Reading Ease', value: '108.3', note: 'very easy; made for English' },
        { label: 'Flesch–Kincaid Grade', value: '0.0', note: 'years of school, as all below' },
        { label: 'Gunning Fog', value: '1.8' },
        { label: 'SMOG', value: '3.1', note: 'made for 30 sentences and more' },
        { label: 'Coleman–Liau', value: '0.0' },
        { label: 'Automated Readability', value: '0.0' },
        { label: 'Syllables', value: '10', note: '1.11 in a word' },
        { label: 'Long Words', value: '0', note: 'three syllables and more' },
      ],
    },
    {
      title: 'What fits where',
      input: 'Lunch at 12 – see https://example.com/menu 🍝',
      options: { show: 'limits' },
      output: [
        { label: 'Post on X', value: '44 of 280', note: '236 left' },
        { label: 'SMS', value: '1 part', note: '45 of 70, short parts because of – 🍝' },
        { label: 'Page Title', value: '44 of 60', note: '16 left' },
        { label: 'Description', value: '44 of 160', note: '116 left' },
        { label: 'Bluesky', value: '44 of 300', note: '256 left' },
        { label: 'Mastodon', value: '44 of 500', note: '456 left' },
        { label: 'Instagram Caption', value: '44 of 2,200', note: '2,156 left' },
        { label: 'LinkedIn Post', value: '44 of 3,000', note: '2,956 left' },
        { label: 'Goal', value: '7 of 500 words', note: '1 %' },
      ],
    },
    {
      title: 'Words that come often',
      input: 'Time flies like an arrow; fruit flies like a banana.',
      options: { show: 'phrases' },
      output: {
        columns: ['Phrase', 'Count', 'Share'],
        rows: [
          ['flies', '2', '20.0 %'],
          ['like', '2', '20.0 %'],
          ['arrow', '1', '10.0 %'],
          ['banana', '1', '10.0 %'],
          ['fruit', '1', '10.0 %'],
          ['time', '1', '10.0 %'],
        ],
      },
    },
  ],
});
