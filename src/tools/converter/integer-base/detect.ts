import { defineDetect } from '@/kit/detect/guess';

const PREFIXED = /^[-+]?0([xbo])([\da-f](?:[\da-f_' ]*[\da-f])?)$/i;
const BASES = { x: 16, b: 2, o: 8 } as const;

export default defineDetect((text) => {
  const [, letter, digits] = PREFIXED.exec(text) ?? [];
  if (!letter || !digits) return undefined;
  const base = BASES[letter.toLowerCase() as keyof typeof BASES];
  if ([...digits.replace(/[_' ]/g, '')].some((digit) => Number.parseInt(digit, 16) >= base)) return undefined;
  // As long as this an address or a hash is meant.
  return digits.length > 34
    ? undefined
    : { score: 0.93, why: `Number in base ${base}`, options: { fromBase: `base${base}`, toBase: 'base10' } };
});
