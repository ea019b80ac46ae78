import { integerBelow, pick } from './draw';
import type { RandomSource } from './source';

export interface PassphraseOptions {
  readonly words: number;
  readonly separator: string;
  readonly capitals: boolean;
  /** A digit behind one of the words. */
  readonly digit: boolean;
}

/** The 7,776 words of the EFF's large list for dice (CC BY 3.0 US), as the analyzer's package has them. */
export const loadWords = async (): Promise<readonly string[]> =>
  (await import('@zxcvbn-ts/language-common/dist/diceware.json.mjs')).default;

export function passphrase(source: RandomSource, list: readonly string[], options: PassphraseOptions): string {
  const words = Array.from({ length: options.words }, () => pick(source, list)).map((word) =>
    options.capitals ? word[0]!.toUpperCase() + word.slice(1) : word,
  );
  if (options.digit) words[integerBelow(source, words.length)] += String(integerBelow(source, 10));
  return words.join(options.separator);
}

/** Each word, the digit and its place are drawn apart from each other. */
export const passphraseBits = (size: number, { words, digit }: PassphraseOptions): number =>
  words * Math.log2(size) + (digit ? Math.log2(10 * words) : 0);
