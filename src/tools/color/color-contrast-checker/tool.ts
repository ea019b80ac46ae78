import { choice, defineTool, fields, result, rowValue, summary, text, toggle } from '@/kit';
import type { FieldRow } from '@/kit/output';
import { apcaUse, checkContrast, readHex } from './check';

export const SAMPLE = 'The quick brown fox jumps over the lazy dog';

const SIZES = {
  '12': '12',
  '14': '14',
  '16': '16',
  '18': '18',
  '20': '20',
  '24': '24',
  '28': '28',
  '32': '32',
} as const;
const WEIGHTS = { '300': 'Light', '400': 'Normal', '500': 'Medium', '600': 'Semibold', '700': 'Bold' } as const;
const says = (passes: boolean) => (passes ? 'Pass' : 'Fail');

export default defineTool({
  input: {
    text: text('Text Color', { short: true, initial: '#000000', placeholder: '#RRGGBB or #RGB' }),
    background: text('Background Color', { short: true, initial: '#FFFFFF', placeholder: '#RRGGBB or #RGB' }),
  },
  options: {
    fontSize: choice('Font Size', SIZES, '16'),
    fontWeight: choice('Font Weight', WEIGHTS, '400'),
    darkMode: toggle('Dark Mode', false),
  },
  output: fields({
    hero: true,
    label: 'Results',
    download: 'contrast-results.json',
    downloadLabel: 'Download Results',
  }),
  action: 'Check Contrast',
  run: async ({ text: textInput, background: backgroundInput }) => {
    const [textColor, background] = [readHex(textInput), readHex(backgroundInput)];
    const { ratio, written, doubt, verdict, apca } = checkContrast(textColor, background);
    const { suggestPassing } = await import('./suggest');
    const suggestions = suggestPassing(textColor, background);
    const rows: FieldRow[] = [
      { label: 'Contrast Ratio', value: `${written}:1`, ...(doubt && { note: doubt }) },
      { label: 'AA Normal Text', value: says(verdict.aa), note: '4.5:1' },
      { label: 'AA Large Text', value: says(verdict.aaLarge), note: '3:1' },
      { label: 'AA UI Components', value: says(verdict.ui), note: '3:1' },
      { label: 'AAA Normal Text', value: says(verdict.aaa), note: '7:1' },
      { label: 'AAA Large Text', value: says(verdict.aaaLarge), note: '4.5:1' },
      { label: 'APCA', value: `Lc ${apca}`, note: apcaUse(apca) },
      ...suggestions.map(
        ({ part, level, color, ratio }): FieldRow => ({
          label: `Nearest ${part} for ${level}`,
          value: color,
          swatch: color,
          note: `${ratio}:1`,
        }),
      ),
    ];
    return result(rows, { data: { ratio, passes: verdict, apca, suggestions } });
  },
  summarize(outcome) {
    const { passes, apca } = outcome.data;
    const verdict = passes.aaa
      ? 'passes AAA'
      : passes.aa
        ? 'passes AA'
        : passes.aaLarge
          ? 'large text only'
          : 'too low for text';
    return summary(`${rowValue(outcome, 'Contrast Ratio')}, ${verdict}`, `APCA ${apca}`);
  },
  examples: [
    {
      title: 'Black on white',
      input: { text: '#000000', background: '#FFFFFF' },
      output: [
        { label: 'Contrast Ratio', value: '21.00:1' },
        { label: 'AA Normal Text', value: 'Pass', note: '4.5:1' },
        { label: 'AA Large Text', value: 'Pass', note: '3:1' },
        { label: 'AA UI Components', value: 'Pass', note: '3:1' },
        { label: 'AAA Normal Text', value: 'Pass', note: '7:1' },
        { label: 'AAA Large Text', value: 'Pass', note: '4.5:1' },
        { label: 'APCA', value: 'Lc 106', note: 'preferred for long text' },
      ],
    },
    {
      title: 'A grey that just fails',
      input: { text: '#777', background: '#fff' },
      output: [
        { label: 'Contrast Ratio', value: '4.48:1' },
        { label: 'AA Normal Text', value: 'Fail', note: '4.5:1' },
        { label: 'AA Large Text', value: 'Pass', note: '3:1' },
        { label: 'AA UI Components', value: 'Pass', note: '3:1' },
        { label: 'AAA Normal Text', value: 'Fail', note: '7:1' },
        { label: 'AAA Large Text', value: 'Fail', note: '4.5:1' },
        { label: 'APCA', value: 'Lc 71.1', note: 'enough for other text' },
        { label: 'Nearest text for AA', value: '#767676', swatch: '#767676', note: '4.54:1' },
        { label: 'Nearest text for AAA', value: '#595959', swatch: '#595959', note: '7.00:1' },
      ],
    },
  ],
});
