import { apcaContrast, contrastRatio, formatContrastRatio, judgeContrast, missedLevel } from '@/engines/color/contrast';
import { type Color, parseHexDigits } from '@/engines/color/srgb';
import { formatSrgb } from '@/engines/color/srgb-format';
import { InputError } from '@/engines/input-error';

/** Three or six digits: a translucent color has no contrast of its own. */
export function readHex(input: string): Color {
  if (!/^\s*#?([\da-f]{3}|[\da-f]{6})\s*$/i.test(input)) throw new InputError('Invalid HEX color.');
  return parseHexDigits(input)!;
}

export const writeHex = (color: Color): string => formatSrgb(color, 'hex', { uppercase: true });

export interface Check {
  ratio: number;
  /** Two decimals. */
  written: string;
  /** Said where rounding hides that a level is not reached. */
  doubt?: string;
  verdict: ReturnType<typeof judgeContrast>;
  apca: number;
}

export function checkContrast(textColor: Color, background: Color): Check {
  const ratio = contrastRatio(textColor, background);
  const missed = missedLevel(ratio);
  return {
    ratio,
    written: formatContrastRatio(ratio),
    ...(missed && { doubt: `just below ${missed}:1` }),
    verdict: judgeContrast(ratio),
    apca: Math.round(apcaContrast(textColor, background) * 10) / 10,
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
  return 'hard to see for many';
}

/** 24 px, or 14 pt (18.66 px) in bold. */
export const isLarge = (fontSize: number, fontWeight: string): boolean =>
  fontSize >= 24 || (fontSize >= 18.66 && Number(fontWeight) >= 700);
