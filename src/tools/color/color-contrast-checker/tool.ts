import {
  apcaContrast,
  type Color,
  contrastRatio,
  formatColor,
  formatContrastRatio,
  judgeContrast,
  parseHexColor,
  relativeLuminance,
} from '@/engines/color';
import { nearestPassing } from '@/engines/color/passing';
import { choice, defineTool, fields, InputError, text, toggle } from '@/kit';
import type { FieldRow } from '@/kit/output';

export const SAMPLE = 'The quick brown fox jumps over the lazy dog';

/** Three or six digits: a translucent color has no contrast of its own. */
export function readHex(input: string): Color {
  if (!/^\s*#?([\da-f]{3}|[\da-f]{6})\s*$/i.test(input)) throw new InputError('Invalid HEX color.');
  return parseHexColor(input);
}

export const writeHex = (color: Color): string => formatColor(color, 'hex', { uppercase: true });

export interface Level {
  name: 'AA' | 'AAA';
  /** The ratio normal text needs. */
  normal: number;
}
const LEVELS: readonly Level[] = [
  { name: 'AA', normal: 4.5 },
  { name: 'AAA', normal: 7 },
];

export interface Suggestion {
  part: 'text' | 'background';
  level: Level['name'];
  color: string;
  ratio: string;
}

export interface Check {
  ratio: number;
  /** Two decimals, never rounded up. */
  written: string;
  verdict: ReturnType<typeof judgeContrast>;
  apca: number;
  /** What would pass where this does not. */
  suggestions: readonly Suggestion[];
}

/** What passes for normal text at a level, with one of the two colors changed. */
function suggest(textColor: Color, background: Color, { name, normal }: Level): Suggestion[] {
  const found = (['text', 'background'] as const).flatMap((part) => {
    const [changed, kept] = part === 'text' ? [textColor, background] : [background, textColor];
    const color = nearestPassing(changed, kept, normal);
    if (!color) return [];
    const wasLighter = relativeLuminance(changed) > relativeLuminance(kept);
    const ratio = formatContrastRatio(contrastRatio(color, kept));
    return [
      {
        suggestion: { part, level: name, color: writeHex(color), ratio },
        turned: wasLighter !== relativeLuminance(color) > relativeLuminance(kept),
      },
    ];
  });
  // Turning light on dark into dark on light is another design: proposed only where nothing else passes.
  const gentle = found.filter(({ turned }) => !turned);
  return (gentle.length > 0 ? gentle : found).map(({ suggestion }) => suggestion);
}

export function checkContrast(textColor: Color, background: Color): Check {
  const ratio = contrastRatio(textColor, background);
  const suggestions = LEVELS.filter(({ normal }) => ratio < normal).flatMap((level) =>
    suggest(textColor, background, level),
  );
  return {
    ratio,
    written: formatContrastRatio(ratio),
    verdict: judgeContrast(ratio),
    apca: Math.round(apcaContrast(textColor, background) * 10) / 10,
    suggestions,
  };
}

/** What an Lc value is enough for, by the bronze guidelines of APCA. */
export function apcaUse(apca: number): string {
  const strength = Math.abs(apca);
  if (strength >= 90) return 'preferred for long text';
  if (strength >= 75) return 'enough for long text';
  if (strength >= 60) return 'enough for other text';
  if (strength >= 45) return 'enough for headlines';
  if (strength >= 30) return 'enough for icons and disabled text';
  if (strength >= 15) return 'just visible';
  return 'not to be seen by many';
}

/** 24 px, or 14 pt (18.66 px) in bold. */
export const isLarge = (fontSize: number, fontWeight: string): boolean =>
  fontSize >= 24 || (fontSize >= 18.66 && Number(fontWeight) >= 700);

export interface Settings {
  fontSize: string;
  fontWeight: string;
}

export function writeResults(textColor: Color, background: Color, { fontSize, fontWeight }: Settings): string {
  const { written, verdict, apca, suggestions } = checkContrast(textColor, background);
  const results = {
    textColor: writeHex(textColor),
    backgroundColor: writeHex(background),
    ratio: Number(written),
    AA: { normalText: verdict.aa, largeText: verdict.aaLarge, uiComponents: verdict.ui },
    AAA: { normalText: verdict.aaa, largeText: verdict.aaaLarge },
    apca,
    sample: {
      fontSize: Number(fontSize),
      fontWeight: Number(fontWeight),
      large: isLarge(Number(fontSize), fontWeight),
    },
    suggestions: suggestions.map(({ ratio, ...rest }) => ({ ...rest, ratio: Number(ratio) })),
  };
  return `${JSON.stringify(results, null, 2)}\n`;
}

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
  output: fields({ label: 'Results', download: 'contrast-results.json' }),
  action: 'Check Contrast',
  help: [
    'Pick or type the text and the background color as HEX of 3 or 6 digits. Swap Colors exchanges them.',
    'Font Size and Font Weight change the sample and whether it counts as large. Dark Mode shows it on dark surroundings.',
    'Ratio, AA, AAA and APCA follow at once. Where something fails, the nearest colors that pass are offered.',
    'Download Results saves contrast-results.json. The last five checks are listed and can be loaded again.',
  ],
  run: ({ text: textInput, background: backgroundInput }) => {
    const { written, verdict, apca, suggestions } = checkContrast(readHex(textInput), readHex(backgroundInput));
    return [
      { label: 'Contrast Ratio', value: `${written}:1` },
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
  },
  examples: [
    {
      title: 'Black on white',
      input: { text: '#000000', background: '#FFFFFF' },
      output: [
        { label: 'Contrast Ratio', value: '21:1' },
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
        { label: 'Contrast Ratio', value: '4.47:1' },
        { label: 'AA Normal Text', value: 'Fail', note: '4.5:1' },
        { label: 'AA Large Text', value: 'Pass', note: '3:1' },
        { label: 'AA UI Components', value: 'Pass', note: '3:1' },
        { label: 'AAA Normal Text', value: 'Fail', note: '7:1' },
        { label: 'AAA Large Text', value: 'Fail', note: '4.5:1' },
        { label: 'APCA', value: 'Lc 71.1', note: 'enough for other text' },
        { label: 'Nearest text for AA', value: '#767676', swatch: '#767676', note: '4.54:1' },
        { label: 'Nearest text for AAA', value: '#595959', swatch: '#595959', note: '7:1' },
      ],
    },
  ],
});
