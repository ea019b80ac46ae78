import { splitGraphemes } from '@/engines/text/segment';

export const CRACK_TIMES = ['Instantly', 'Minutes', 'Hours', 'Years', 'Centuries'] as const;
export type CrackTime = (typeof CRACK_TIMES)[number];

export interface Strength {
  /** In graphemes. */
  length: number;
  characterSet: number;
  /** Bits. */
  entropy: number;
  /** Out of 100. */
  score: number;
  crackTime: CrackTime;
  kinds: readonly { name: string; size: number; present: boolean }[];
}

const KINDS = [
  { name: 'Lowercase', size: 26, pattern: /[a-z]/ },
  { name: 'Uppercase', size: 26, pattern: /[A-Z]/ },
  { name: 'Digits', size: 10, pattern: /[0-9]/ },
  // Everything else, be it a space or beyond ASCII.
  { name: 'Symbols', size: 33, pattern: /[^a-zA-Z0-9]/ },
] as const;

/** How long brute force takes on a password whose every character was drawn from the kinds that occur in it. */
export function measureStrength(password: string): Strength {
  let length = 0;
  for (const _ of splitGraphemes(password)) length++;
  const kinds = KINDS.map(({ name, size, pattern }) => ({ name, size, present: pattern.test(password) }));
  const characterSet = kinds.reduce((sum, { size, present }) => sum + (present ? size : 0), 0);
  const entropy = characterSet === 0 ? 0 : length * Math.log2(characterSet);
  const bounds = [28, 36, 60, 128];
  return {
    length,
    characterSet,
    entropy,
    score: Math.min(100, entropy),
    crackTime: CRACK_TIMES[bounds.filter((bound) => entropy > bound).length]!,
    kinds,
  };
}
