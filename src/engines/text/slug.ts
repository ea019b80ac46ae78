import { InputError } from '@/engines/input-error';
import { splitGraphemes } from './segment';

export interface SlugOptions {
  separator?: string;
  removeStopWords?: boolean;
  /** Writes accented, Cyrillic and Greek letters with plain Latin ones. */
  removeAccents?: boolean;
  /** Characters of the whole slug; 0 for no limit. Words are not cut, unless the first is too long by itself. */
  maxLength?: number;
  prefix?: string;
  suffix?: string;
}

const STOP_WORDS = new Set('a an and the but or for nor on at to from by'.split(' '));

const table = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split(' ').map((pair) => pair.split(':') as [string, string]));

/** Letters that Unicode does not take apart into a plain letter and a mark. */
export const LATIN = table('ß:ss æ:ae œ:oe ø:o đ:d ð:d þ:th ł:l ı:i ħ:h ŧ:t ŋ:ng ĸ:k ƒ:f ə:e ŀ:l');
/** BGN/PCGN for Russian, the national systems for the letters that other languages add. */
const CYRILLIC = table(
  'а:a б:b в:v г:g д:d е:e ё:yo ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ъ: ы:y ь: э:e ю:yu я:ya і:i ї:yi є:ye ґ:g ў:u ј:j љ:lj њ:nj ћ:c ђ:dj џ:dz ѓ:gj ќ:kj ѕ:dz ә:a ғ:gh қ:q ң:ng ө:o ұ:u ү:u һ:h',
);
/** ELOT 743, by letters and the pairs that are read as one sound. */
const GREEK = table(
  'α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s ς:s τ:t υ:y φ:f χ:ch ψ:ps ω:o ου:ou γγ:ng γξ:nx γχ:nch',
);
const VOICED = 'αβγδεζηιλμνορυω';
const GREEK_PARTS = new RegExp(`(?<![α-ω])μπ|([αεη])υ(?=([${VOICED}]?))|ου|γ[γξχ]|[α-ως]`, 'g');

function readGreek(text: string): string {
  return text.replace(GREEK_PARTS, (part, vowel?: string, voiced?: string) => {
    if (part === 'μπ') return 'b';
    if (vowel) return GREEK.get(vowel)! + (voiced ? 'v' : 'f');
    return GREEK.get(part) ?? part;
  });
}

const readCyrillic = (text: string): string =>
  text.replace(/[\u0400-\u052f]/g, (letter) => CYRILLIC.get(letter) ?? letter);

/** Plain Latin letters for those of Latin, Cyrillic and Greek; other scripts stay as they are. */
export function toLatin(text: string): string {
  // Before marks go, for й and ї are letters of their own; and after, for those whose mark is only an accent.
  const cyrillic = readCyrillic(text.normalize('NFC'));
  // Two dots on a Greek vowel say that it is read by itself, so it is no part of a pair.
  const parted = cyrillic.replace(/[ϋΰ]/g, 'y').replace(/[ϊΐ]/g, 'i');
  const bare = parted.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return readGreek(readCyrillic(bare))
    .replace(/[^\0-\x7f]/g, (letter) => LATIN.get(letter) ?? letter)
    .normalize('NFC');
}

// Within a word these are dropped and join nothing; all other signs separate words.
const DROPPED = /['’ʼ‘"“”„«»&@#$%^*~`]|(?<!\p{N})\.|\.(?!\p{N})|[^\P{S}⁄+<=>|]/gu;

function splitWords(text: string, removeAccents: boolean): string[] {
  // Composed first: some letters have a small form only once they are taken for what they look like.
  const lower = text.normalize(removeAccents ? 'NFKC' : 'NFC').toLowerCase();
  const plain = removeAccents ? toLatin(lower) : lower.normalize('NFC');
  return plain.replace(DROPPED, '').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*/gu) ?? [];
}

const getLength = (text: string): number => {
  let count = 0;
  for (const _ of splitGraphemes(text)) count++;
  return count;
};

/** As many whole words as fit; the first is cut where it alone is too long. */
function wholeWords(words: readonly string[], separator: string, limit: number): string[] {
  const fitting: string[] = [];
  let length = 0;
  for (const word of words) {
    length += getLength(word) + (fitting.length > 0 ? separator.length : 0);
    if (length > limit) break;
    fitting.push(word);
  }
  return fitting.length > 0 || words.length === 0 ? fitting : [[...splitGraphemes(words[0]!)].slice(0, limit).join('')];
}

/** A text as it may stand in an address; empty where it has no letter and no digit. */
export function slugify(text: string, options: SlugOptions = {}): string {
  const { separator = '-', removeStopWords = false, removeAccents = true, maxLength = 0 } = options;
  const all = splitWords(text, removeAccents);
  const telling = removeStopWords ? all.filter((word) => !STOP_WORDS.has(word)) : all;
  // A title made of nothing else keeps them: an empty slug would be worse.
  const words = telling.length > 0 ? telling : all;
  if (words.length === 0) return '';

  const [before, after] = [options.prefix ?? '', options.suffix ?? ''].map((part) =>
    splitWords(part, removeAccents).join(separator),
  );
  const around = [before, after].filter(Boolean) as string[];
  const taken = around.reduce((sum, part) => sum + getLength(part) + separator.length, 0);
  if (maxLength > 0 && taken >= maxLength)
    throw new InputError('Max Length leaves no room for more than the prefix and the suffix', { field: 'maxLength' });
  const fitting = maxLength > 0 ? wholeWords(words, separator, maxLength - taken) : words;
  return [before, ...fitting, after].filter(Boolean).join(separator);
}
