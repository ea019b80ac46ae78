import { contrastRatio, formatContrastRatio, relativeLuminance } from '@/engines/color/contrast';
import { nearestPassing } from '@/engines/color/passing';
import type { Color } from '@/engines/color/srgb';
import { checkContrast, isLarge, writeHex } from './check';

interface Level {
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

/** What would pass where these two do not. */
export function suggestPassing(textColor: Color, background: Color): Suggestion[] {
  const ratio = contrastRatio(textColor, background);
  return LEVELS.filter(({ normal }) => ratio < normal).flatMap((level) => suggest(textColor, background, level));
}

export interface Settings {
  fontSize: string;
  fontWeight: string;
}

export function writeResults(textColor: Color, background: Color, { fontSize, fontWeight }: Settings): string {
  const { written, verdict, apca } = checkContrast(textColor, background);
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
    suggestions: suggestPassing(textColor, background).map(({ ratio, ...rest }) => ({ ...rest, ratio: Number(ratio) })),
  };
  return `${JSON.stringify(results, null, 2)}\n`;
}
