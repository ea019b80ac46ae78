/** Letters as a language writes them in either case. */
interface Letters {
  lower(text: string): string;
  upper(text: string): string;
}

export interface WordOptions {
  /** Digits are words of their own: `utf8` is `utf 8`. */
  separateNumbers?: boolean;
  /** Only white space separates words; punctuation and symbols stay where they stand. */
  keepSpecial?: boolean;
}
export interface CaseOptions extends WordOptions {
  /** A language whose letters change case in a way of their own, such as Turkish. */
  locale?: string;
  /** Every line by itself, instead of the whole text as one. */
  perLine?: boolean;
}

/** Languages whose rules differ from those of all others. */
export const CASE_LANGUAGES = {
  en: 'Any',
  az: 'Azerbaijani',
  el: 'Greek',
  lt: 'Lithuanian',
  tr: 'Turkish',
} as const;

// An emoji is several of these: a picture, a skin tone, a joiner, a flag's letters or tags.
const PICTURES = '[\\p{Extended_Pictographic}\\p{RI}\\p{Emoji_Modifier}\\u200d\\ufe0f\\u{e0020}-\\u{e007f}]+';
const CHUNK = new RegExp(`[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}]*|${PICTURES}`, 'gu');
const APOSTROPHE = /(?<=\p{L})['’ʼ](?=\p{L})/gu;
// What follows is looked at first: looking back at every digit of a long number would take the square of its length.
const HUMPS = [
  // fooBar, and Sha256Hash but not 3D
  String.raw`(?=\p{Lu})(?<=\p{Ll}\p{M}*|\p{L}\p{M}*\p{N}+)`,
  // HTTPServer, but not the plural of URLs
  String.raw`(?=\p{Lu}\p{M}*\p{Ll})(?!\p{Lu}s(?!\p{Ll}))(?<=\p{Lu}\p{M}*)`,
].join('|');
const HUMP = new RegExp(HUMPS, 'u');
const HUMP_OR_NUMBER = new RegExp(String.raw`${HUMPS}|(?=\p{N})(?<=\p{L}\p{M}*)|(?=\p{L})(?<=\p{N})`, 'u');

/** The words of a name or a text: `HTTPServerError` is three, `don't` is one. */
export function splitWords(text: string, { separateNumbers, keepSpecial }: WordOptions = {}): string[] {
  const chunks = keepSpecial ? text.match(/\S+/g) : text.replace(APOSTROPHE, '').match(CHUNK);
  return (chunks ?? []).flatMap((chunk) => chunk.split(separateNumbers ? HUMP_OR_NUMBER : HUMP));
}

// The letters whose upper case at the head of a word is not their upper case.
const TITLE_FORMS: Readonly<Record<string, string>> = { Ǆ: 'ǅ', Ǉ: 'ǈ', Ǌ: 'ǋ', Ǳ: 'ǲ' };

function titleLetter(letter: string, { lower, upper }: Letters): string {
  // Georgian has capitals for whole words only.
  if (/\p{Script=Georgian}/u.test(letter)) return letter;
  const [first = '', ...rest] = upper(letter);
  return (TITLE_FORMS[first] ?? first) + lower(rest.join(''));
}

function capitalize(word: string, letters: Letters): string {
  const [first = ''] = word;
  // The whole word is lowered, not its rest: a final sigma depends on what stands before it.
  return titleLetter(first, letters) + letters.lower(word).slice(letters.lower(first).length);
}

const PROSE_WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’ʼ]\p{L}[\p{L}\p{M}\p{N}]*)*/gu;
/** A word, a number, or what ends a sentence: a sign before white space, a sign of East Asia, a blank line. */
const SENTENCE_PART = /\p{L}[\p{L}\p{M}\p{N}]*|\p{N}+|(?<end>[.!?…]["'”’»)\]]*(?=\s)|[。！？]|\n[^\S\n]*(?=\n))/gu;
const NAME = /^\s*[\p{L}\p{M}\p{N}]+(?:[-_./][\p{L}\p{M}\p{N}]+)*\s*$/u;

type Convert = (text: string, letters: Letters, options: WordOptions) => string;

const joined =
  (separator: string, write: (word: string, letters: Letters, at: number) => string): Convert =>
  (text, letters, options) =>
    splitWords(text, options)
      .map((word, at) => write(word, letters, at))
      .join(separator);

const lowered = (word: string, { lower }: Letters) => lower(word);
const raised = (word: string, { upper }: Letters) => upper(word);

/** A lone `userFirstName` or `user_first_name` is taken apart; a text keeps its spaces and its punctuation. */
const readable =
  (write: (text: string, letters: Letters) => string): Convert =>
  (text, letters, options) =>
    write(NAME.test(text) && !options.keepSpecial ? splitWords(text, options).join(' ') : text, letters);

const titled = (text: string, letters: Letters) => text.replace(PROSE_WORD, (word) => capitalize(word, letters));

function sentenced(text: string, letters: Letters): string {
  let starts = true;
  return letters.lower(text).replace(SENTENCE_PART, (part, end?: string) => {
    const first = starts && !end;
    starts = end !== undefined;
    if (!first) return part;
    const [letter = ''] = part;
    return titleLetter(letter, letters) + part.slice(letter.length);
  });
}

const alternating: Convert = (text, { lower, upper }) => {
  let at = 0;
  return text.replace(/\p{L}/gu, (letter) => (at++ % 2 === 0 ? lower(letter) : upper(letter)));
};

const inverse: Convert = (text, { lower, upper }) =>
  text.replace(/([\p{Lu}\p{Lt}]+)|\p{Ll}+/gu, (run, capitals) => (capitals ? lower(run) : upper(run)));

/** Every way of writing, under the name that shows it. */
export const CASES = {
  lower: { label: 'lower case', convert: (text, { lower }) => lower(text) },
  upper: { label: 'UPPER CASE', convert: (text, { upper }) => upper(text) },
  title: { label: 'Title Case', convert: readable(titled) },
  sentence: { label: 'Sentence case', convert: readable(sentenced) },
  camel: {
    label: 'camelCase',
    convert: joined('', (word, letters, at) => (at === 0 ? letters.lower(word) : capitalize(word, letters))),
  },
  pascal: { label: 'PascalCase', convert: joined('', capitalize) },
  snake: { label: 'snake_case', convert: joined('_', lowered) },
  constant: { label: 'CONSTANT_CASE', convert: joined('_', raised) },
  kebab: { label: 'kebab-case', convert: joined('-', lowered) },
  train: { label: 'Train-Case', convert: joined('-', capitalize) },
  dot: { label: 'dot.case', convert: joined('.', lowered) },
  path: { label: 'path/case', convert: joined('/', lowered) },
  none: { label: 'no case', convert: joined(' ', lowered) },
  alternating: { label: 'aLtErNaTiNg cAsE', convert: alternating },
  inverse: { label: 'InVeRsE CaSe', convert: inverse },
} as const satisfies Record<string, { label: string; convert: Convert }>;

export type CaseStyle = keyof typeof CASES;
export const CASE_STYLES = Object.keys(CASES) as readonly CaseStyle[];

const ANY_LANGUAGE: Letters = { lower: (text) => text.toLowerCase(), upper: (text) => text.toUpperCase() };

/** To name the language costs, word by word, ten times as much: it is named only where its rules are its own. */
const getLetters = (locale: string): Letters =>
  locale === 'en'
    ? ANY_LANGUAGE
    : { lower: (text) => text.toLocaleLowerCase(locale), upper: (text) => text.toLocaleUpperCase(locale) };

/** Writes a text in another case; line breaks stay unless the text is taken as one. */
export function convertCase(text: string, style: CaseStyle, options: CaseOptions = {}): string {
  const { locale = 'en', perLine = true } = options;
  const letters = getLetters(locale);
  const convert = (one: string) => CASES[style].convert(one, letters, options);
  return perLine ? text.replace(/[^\r\n]+/g, convert) : convert(text);
}
