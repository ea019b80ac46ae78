import { defineTool, fields, result, rowValue, summary, text, toggle } from '@/kit';
import { opinionRows, type SecondOpinion, secondOpinion } from './second-opinion';
import { measureStrength } from './strength';

const NOTE = 'Brute force alone is considered here: dictionary attacks are not considered.';

function answer(password: string, opinion?: SecondOpinion) {
  const strength = measureStrength(password);
  const { length, characterSet, entropy, score, crackTime } = strength;
  return result(
    [
      { label: 'Crack Time', value: crackTime, note: 'by brute force' },
      { label: 'Length', value: String(length) },
      { label: 'Entropy', value: `${entropy.toFixed(2)} bits` },
      { label: 'Character Set Size', value: String(characterSet) },
      { label: 'Score', value: `${Math.round(score)}/100` },
      ...(opinion ? opinionRows(opinion) : []),
    ],
    { notes: [NOTE, ...(opinion?.advice ?? [])], data: { ...strength, ...(opinion && { opinion }) } },
  );
}

export default defineTool({
  input: text('Password', { secret: true, short: true }),
  options: {
    secondOpinion: toggle('Second Opinion', false, { hidden: true }),
  },
  output: fields({ hero: true, label: 'Strength' }),
  action: 'Analyze',
  emptyInput: true,
  run: (password, options) =>
    options.secondOpinion && password !== ''
      ? secondOpinion(password).then((opinion) => answer(password, opinion))
      : answer(password),
  summarize: (outcome) =>
    summary(
      `Score ${rowValue(outcome, 'Score')}`,
      `cracked by brute force in ${rowValue(outcome, 'Crack Time')?.toLowerCase()}`,
      rowValue(outcome, 'Entropy'),
    ),
  examples: [
    {
      title: 'A word with extras',
      input: 'Password123!',
      output: [
        { label: 'Crack Time', value: 'Years', note: 'by brute force' },
        { label: 'Length', value: '12' },
        { label: 'Entropy', value: '78.84 bits' },
        { label: 'Character Set Size', value: '95' },
        { label: 'Score', value: '79/100' },
      ],
      notes: [NOTE],
    },
    {
      title: 'Four words',
      input: 'correct horse battery staple',
      output: [
        { label: 'Crack Time', value: 'Centuries', note: 'by brute force' },
        { label: 'Length', value: '28' },
        { label: 'Entropy', value: '164.71 bits' },
        { label: 'Character Set Size', value: '59' },
        { label: 'Score', value: '100/100' },
      ],
      notes: ['Brute force alone is considered here: dictionary attacks are not considered.'],
    },
  ],
});
