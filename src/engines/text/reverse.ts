import { splitGraphemes } from './segment';

export type ReverseMode = 'entire' | 'words' | 'individual' | 'letters';
export interface ReverseOptions {
  /** Digits stay where they stand. */
  ignoreNumbers?: boolean;
  /** What is neither letter, digit nor white space stays where it stands. */
  ignoreSpecialChars?: boolean;
}

/** Reverses the order of those that may move; the others keep their places. */
function reverseAmong(parts: string[], moves: (part: string) => boolean): string {
  const moving = parts.filter(moves);
  return parts.map((part) => (moves(part) ? moving.pop()! : part)).join('');
}

const NUMBERS = /^\p{N}[\p{N}\p{M}]*$/u;
// Marks belong to what they stand on.
const SPECIAL = /^[^\p{L}\p{N}\s]+$/u;

/** Reverses characters as readers see them: an emoji or an accented letter is one. */
export function reverseText(text: string, mode: ReverseMode, options: ReverseOptions = {}): string {
  const moves = (part: string) =>
    !(options.ignoreNumbers && NUMBERS.test(part)) && !(options.ignoreSpecialChars && SPECIAL.test(part));
  switch (mode) {
    case 'entire':
      return reverseAmong([...splitGraphemes(text)], moves);
    case 'letters':
      return reverseAmong([...splitGraphemes(text)], (part) => /^\p{L}/u.test(part));
    case 'individual':
      return text.replace(/\S+/g, (word) => reverseAmong([...splitGraphemes(word)], moves));
    case 'words':
      return reverseAmong(text.split(/(\s+)/), (part) => /\S/.test(part) && moves(part));
  }
}
