import { defineTool, fields, result, rowValue, secret, summary, text, toggle } from '@/kit';
import type { FieldRow } from '@/kit/output';
import type { Opinion } from './opinion';
import { measureStrength } from './strength';

const NOTE = 'Score, Entropy and Crack Time are of brute force alone: dictionary attacks are not considered there.';

function answer(password: string, opinion?: Opinion, opinionRows: FieldRow[] = []) {
  const strength = measureStrength(password);
  const { length, characterSet, entropy, score, crackTime } = strength;
  const rows: FieldRow[] = [
    ...opinionRows,
    { label: 'Crack Time', value: crackTime, note: 'by brute force' },
    { label: 'Length', value: String(length) },
    { label: 'Entropy', value: `${entropy.toFixed(2)} bits` },
    { label: 'Character Set Size', value: String(characterSet) },
    { label: 'Score', value: `${Math.round(score)}/100`, note: 'by brute force' },
  ];
  return result(rows, {
    notes: [...(opinion?.advice ?? []), NOTE],
    data: { ...strength, ...(opinion && { opinion }) },
  });
}

export default defineTool({
  input: text('Password', { secret: true, short: true }),
  options: {
    secondOpinion: toggle('Second Opinion', true, {
      hidden: true,
      hint: 'A verdict by someone who tries words, names, dates and patterns first',
    }),
    ownWords: secret('Your Own Words', {
      placeholder: 'Names, towns, birthdays, with a blank between them',
      hint: 'What someone who knows you would try first. It stays in this tab, like the password.',
    }),
  },
  output: fields({ hero: true, label: 'Strength' }),
  action: 'Analyze',
  emptyInput: true,
  async run(password, { secondOpinion, ownWords }) {
    if (!secondOpinion || password === '') return answer(password);
    const { formOpinion, opinionRows } = await import('./opinion');
    const opinion = await formOpinion(password, ownWords);
    return answer(password, opinion, opinionRows(opinion));
  },
  summarize: (outcome) =>
    outcome.data.opinion
      ? summary(outcome.data.opinion.title, outcome.data.opinion.detail, `by brute force ${rowValue(outcome, 'Score')}`)
      : summary(`Score ${rowValue(outcome, 'Score')}`, 'by brute force', rowValue(outcome, 'Entropy')),
  examples: [
    {
      title: 'A word with extras',
      input: 'Password123!',
      output: [
        { label: 'Verdict', value: 'Weak', note: 'falls in less than a second if a fast hash of it is stolen' },
        { label: 'Online, limited', value: '1 month', note: '100 guesses an hour' },
        { label: 'Online, unlimited', value: '2 hours', note: '10 guesses a second' },
        { label: 'Stolen, slow hash', value: '10 seconds', note: '10,000 guesses a second' },
        { label: 'Stolen, fast hash', value: 'less than a second', note: '10 billion guesses a second' },
        { label: 'Guesses', value: 'about 10^5.0' },
        { label: 'Part 1', value: 'a common password', note: 'characters 1 to 11' },
        { label: 'Part 2', value: 'no pattern', note: 'character 12' },
        { label: 'Crack Time', value: 'Years', note: 'by brute force' },
        { label: 'Length', value: '12' },
        { label: 'Entropy', value: '78.84 bits' },
        { label: 'Character Set Size', value: '95' },
        { label: 'Score', value: '79/100', note: 'by brute force' },
      ],
      notes: [
        'Found: a common password. Cracking programs try these first.',
        'Better: four or more random words with a blank between them, or sixteen random characters.',
        NOTE,
      ],
    },
    {
      title: 'Four words',
      input: 'correct horse battery staple',
      output: [
        { label: 'Verdict', value: 'Strong', note: 'holds 64 years if a fast hash of it is stolen' },
        { label: 'Online, limited', value: 'thousands of years', note: '100 guesses an hour' },
        { label: 'Online, unlimited', value: 'thousands of years', note: '10 guesses a second' },
        { label: 'Stolen, slow hash', value: 'thousands of years', note: '10,000 guesses a second' },
        { label: 'Stolen, fast hash', value: '64 years', note: '10 billion guesses a second' },
        { label: 'Guesses', value: 'about 10^19.3' },
        { label: 'Part 1', value: 'a word', note: 'characters 1 to 7' },
        { label: 'Part 2', value: 'a separator', note: 'character 8' },
        { label: 'Part 3', value: 'a word', note: 'characters 9 to 13' },
        { label: 'Part 4', value: 'a separator', note: 'character 14' },
        { label: 'Part 5', value: 'a word', note: 'characters 15 to 21' },
        { label: 'Part 6', value: 'a separator', note: 'character 22' },
        { label: 'Part 7', value: 'a word', note: 'characters 23 to 28' },
        { label: 'Crack Time', value: 'Centuries', note: 'by brute force' },
        { label: 'Length', value: '28' },
        { label: 'Entropy', value: '164.71 bits' },
        { label: 'Character Set Size', value: '59' },
        { label: 'Score', value: '100/100', note: 'by brute force' },
      ],
      notes: [NOTE],
    },
  ],
});
