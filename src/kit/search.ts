import { type Entry, findable, findCategory } from './catalogue';

/** What a search gives: the tools that fit every word, or, if there is none, those that come nearest. */
export interface Found {
  readonly hits: readonly Entry[];
  readonly nearest: readonly Entry[];
  /** It is certain that no tool does this: then nothing is near either. In all other cases lists speak of the closest matches. */
  readonly isAbsent: boolean;
}

/** Words that say nothing of which tool is meant. */
const FILLERS = new Set(
  (
    'a an the to in into of from and or for on with by as at is it its my me i how do does what make online free tool tools ' +
    'app website this that these those some please can could you your we our want need get give show turn mean meaning ' +
    'means using use when which who be are nicely'
  ).split(' '),
);

/** Words that many tools have in common: left out where two others say which is meant. */
const WEAK = new Set('code file files document documents content data value input output convert change'.split(' '));

/** Other words for what tools do. */
const SYNONYMS = new Map([
  ['shrink', 'minify'],
  ['shorten', 'minify'],
  ['uglify', 'minify'],
  ['beautify', 'format'],
  ['prettify', 'format'],
  ['tidy', 'format'],
  ['unzip', 'decompress'],
  ['lbs', 'pounds'],
  ['min', 'minute'],
  ['mins', 'minute'],
]);

/** What people ask for and no tool here does: other tools that share a word with it would be no answer. */
const ABSENT = new Set(
  (
    'morse rot13 rot47 rot caesar vigenere atbash braille pig pdf ocr mp3 mp4 audio video resize crop thumbnail currency ' +
    'exchange dollar euro weather whois dns traceroute ping geolocation translation grammar spelling spellcheck plagiarism ' +
    'summarize summary thesaurus dictionary chess sudoku bmi mortgage loan calendar invoice steganography blockchain french german spanish'
  ).split(' '),
);

/** Images and films are no text: no tool here makes other ones of them. */
const MEDIA = 'svg|image|photo|picture|png|jpe?g|gif|webp|heic|avif|bmp|tiff|ico|video|movie|film';
/** The same said in several words, each of which alone says something else. */
const ABSENT_TOGETHER: readonly RegExp[] = [
  new RegExp(
    `^(?=.*\\b(?:minif\\w*|compress\\w*|shrink\\w*|optimi[sz]\\w*|reduc\\w*|rotat\\w*|edit\\w*|merg\\w*|trim\\w*|cut\\w*)\\b).*\\b(?:${MEDIA})s?\\b`,
  ),
  new RegExp(`\\b(?:${MEDIA})s? (?:in)?to (?:an? )?(?:${MEDIA})s?\\b`),
  /^(?=.*\b(?:remov\w*|eras\w*|blur\w*)\b).*\bbackground\b/,
  /\b(?:spell|spelling)\b.*\b(?:check\w*|correct\w*|fix\w*)\b|\b(?:check|correct|fix)\b.*\b(?:spelling|grammar)\b/,
  /\b(?:base ?(?:32|45|58|62|85|91)|ascii ?85)\b.*\b(?:en|de)cod|\b(?:en|de)cod\w*\b.*\b(?:base ?(?:32|45|58|62|85|91)|ascii ?85)\b/,
  /\bspeed ?tests?\b|\bip\b.*\b(?:location|locate|locator|geo\w*)\b|\blocat\w*\b.*\bip\b/,
  /\bmy (?:public |external |own )?ip\b|\b(?:youtube|instagram|tiktok) /,
];

/** What a word is worth by where it stands, and whether the whole of it was typed or its beginning. */
const WORTH = {
  name: { whole: 100, start: 80 },
  keyword: { whole: 55, start: 40 },
  category: { whole: 22, start: 0 },
  description: { whole: 18, start: 8 },
} as const;
type Place = keyof typeof WORTH;

/** Beginnings of two letters of a name say something; of words that thousands of texts contain they do not. */
const SHORTEST_START: Record<Place, number> = { name: 2, keyword: 2, category: 99, description: 4 };

const ENDINGS = /(?:ings?|ers?|ors?|ions?|ed|es|s|e)$/;

/** Decode, decoder and decoding are one word here, and so are colour and color, beautify and beautifier. */
export function stem(word: string): string {
  const plain = word
    .replace(/our(?=s?$|ed$|ing$)/, 'or')
    .replace(/ise(?=[drs]?$)/, 'ize')
    .replace(/lyz/, 'lys');
  if (plain.length < 5) return plain.length > 3 ? plain.replace(/(?<=[a-z])s$/, '') : plain;
  const cut = plain.replace(ENDINGS, '');
  return (cut.length < 3 ? plain : cut).replace(/([^s])\1$/, '$1').replace(/y$/, 'i');
}

/** Letters and digits, as written and parted where they meet: "base64" is "base" and "64" too. */
function splitWords(text: string): string[] {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.flatMap((word) => {
    const parts = word.match(/\p{L}+|\p{N}+/gu) ?? [];
    return parts.length > 1 ? [word, ...parts] : [word];
  });
}

/** Neighbours written as one: "JSON path" is "jsonpath" too. */
const joined = (words: readonly string[]) =>
  words.slice(1).flatMap((word, at) => (FILLERS.has(word) || FILLERS.has(words[at]!) ? [] : [`${words[at]}${word}`]));

interface Word {
  readonly text: string;
  readonly stem: string;
}
const asWords = (texts: readonly string[]): Word[] =>
  [...new Set(texts.flatMap((text) => [...splitWords(text), ...joined(splitWords(text))]))].map((text) => ({
    text,
    stem: stem(text),
  }));

interface Indexed {
  readonly entry: Entry;
  readonly name: string;
  /** How many words its name has, without fillers. */
  readonly nameLength: number;
  readonly places: Readonly<Record<Place, readonly Word[]>>;
  /** Its keywords of several words, whatever their order. */
  readonly phrases: ReadonlySet<string>;
}

const toPhrase = (stems: readonly string[]): string => [...new Set(stems)].sort().join(' ');

let index: readonly Indexed[] | undefined;
function indexed(): readonly Indexed[] {
  index ??= findable.map((entry) => ({
    entry,
    name: normal(entry.name),
    nameLength: summary(entry.name).length,
    places: {
      name: asWords([entry.name]),
      keyword: asWords([...entry.keywords, entry.slug.replaceAll('-', ' ')]),
      category: asWords([findCategory(entry.category)?.name ?? '']),
      description: asWords([entry.description]),
    },
    phrases: new Set(
      entry.keywords.filter((keyword) => keyword.includes(' ')).map((keyword) => toPhrase(summary(keyword).map(stem))),
    ),
  }));
  return index;
}

const normal = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean).join(' ');
function summary(text: string): string[] {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const some = words.filter((word) => !FILLERS.has(word));
  return some.length > 0 ? some : words;
}

/** Values such as 1700000000 or 10.1.2.3/19, where no tool is known by them as 404 is. */
const isValue = (word: string, at: number, words: readonly string[]): boolean => {
  if (!/\d/.test(word)) return false;
  if (/^\d$/.test(word)) return true;
  if (/\D/.test(word)) return !isNamed(word);
  // A number says which tool is meant where one has it for a keyword, or with the word beside it: "404", "sha 256".
  const beside = [`${words[at - 1] ?? ''}${word}`, `${word}${words[at + 1] ?? ''}`].filter((one) => one !== word);
  return !indexed().some(({ entry }) => entry.keywords.includes(word)) && !beside.some(isNamed);
};
const hasWord = (words: readonly Word[], text: string): boolean => words.some((word) => word.text === text);
const isNamed = (word: string): boolean =>
  indexed().some(({ places }) => hasWord(places.name, word) || hasWord(places.keyword, word));
/** Longer than any search for something that there is not. */
const LONGEST_ABSENT = 200;

/** Whether no tool does this for certain. A name or a keyword of a tool is never meant so. */
function isAbsent(typed: string): boolean {
  const text = normal(typed.slice(0, LONGEST_ABSENT));
  if (indexed().some(({ entry, name }) => name === text || entry.keywords.some((one) => one.toLowerCase() === text)))
    return false;
  return (
    summary(text).some((word) => ABSENT.has(word) && !isNamed(word)) || ABSENT_TOGETHER.some((one) => one.test(text))
  );
}

/** Dates, colors and addresses, and what has digits and signs beside them, are something to use a tool on. */
const isName = (part: string): boolean =>
  !/\d/.test(part)
    ? !/^#[a-f]{3,8}$|^[a-z]+:\/\//i.test(part)
    : /^[\p{L}\d]+(?:[-_.][\p{L}\d]+)*[?!,:]?$/u.test(part) && !/^\d+(?:[-_.]\d+)+[?!,:]?$/.test(part);

/** The words that say which tool is meant, without the values it is to be used on. */
function meaningful(typed: string): string[] {
  const named = typed.split(/\s+/).filter(isName).join(' ');
  const all = summary(named).filter((word, at, all) => !isValue(word, at, all));
  // Letters alone are values too, where words say what is to be done with them: "url encode a b&c".
  const long = all.filter((word) => /../u.test(word));
  const words = long.length >= 2 ? long : all;
  // Numbers alone are values, unless one of them is all that was typed.
  if (!words.some((word) => /\p{L}/u.test(word))) return words.length === 1 && words[0] === normal(typed) ? words : [];
  const strong = words.filter((word) => !WEAK.has(word));
  return strong.length >= 2 ? strong : words;
}

/** What one typed word is worth in one tool; 0 where it does not stand at all. */
function worth(word: Word, { places }: Indexed): number {
  let best = 0;
  for (const place of Object.keys(WORTH) as Place[]) {
    const { whole, start } = WORTH[place];
    if (best >= whole) break;
    for (const { text, stem: root } of places[place]) {
      if (text === word.text) best = Math.max(best, whole);
      else if (root === word.stem) best = Math.max(best, whole - 2);
      else if (word.text.length >= SHORTEST_START[place] && text.startsWith(word.text))
        best = Math.max(best, word.text.length > 2 ? start : start / 2);
    }
  }
  return best;
}

/** Whether one word is the other with a slip of the fingers, two in a long one: a letter too many, too few, other or swapped. */
function isSlip(typed: string, intended: string): boolean {
  const most = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  if (most === 0 || typed[0] !== intended[0] || Math.abs(typed.length - intended.length) > most) return false;
  let before: number[] = [];
  let last = Array.from({ length: intended.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row++) {
    const now = [row];
    for (let at = 1; at <= intended.length; at++) {
      const same = typed[row - 1] === intended[at - 1];
      now[at] = Math.min(last[at]! + 1, now[at - 1]! + 1, last[at - 1]! + (same ? 0 : 1));
      const isSwapped = row > 1 && at > 1 && typed[row - 1] === intended[at - 2] && typed[row - 2] === intended[at - 1];
      if (isSwapped) now[at] = Math.min(now[at]!, before[at - 2]! + 1);
    }
    before = last;
    last = now;
  }
  return last[intended.length]! <= most;
}

/** The words of names and keywords that may have been meant by one that stands nowhere. */
function matchWords(word: Word): Word[] {
  const known = indexed().flatMap(({ places }) => [...places.name, ...places.keyword]);
  return [...new Map(known.filter(({ text }) => isSlip(word.text, text)).map((one) => [one.text, one])).values()];
}

/** Each word as it was typed, with what else it may stand for. */
function getReadings(words: readonly string[]): Word[][] {
  return words.map((text) => {
    const word = { text, stem: stem(text) };
    const other = SYNONYMS.get(text);
    const words = other ? [word, { text: other, stem: stem(other) }] : [word];
    const isKnown = indexed().some((one) => words.some((each) => worth(each, one) > 0));
    return isKnown ? words : matchWords(word);
  });
}

const MOST_POPULAR = 3;
/** A tool that knows fewer of the words than this comes near to nothing. */
const NEAR = 0.5;

/** Asked from one to the other, a tool that goes back does not do it. */
function isOtherWay(name: string, typed: string): boolean {
  const [, from, to] = /([\p{L}\d]+) (?:in)?to (?:an? )?([\p{L}\d]+)/u.exec(typed) ?? [];
  return from !== undefined && name.includes(`${to} to ${from}`);
}

/** How well a tool fits: its words' worth on average, and a little for a name that says just this and for being well known. */
function getScore(one: Indexed, readings: readonly Word[][], typed: string): { fits: number; score: number } {
  const worths = readings.map((words) => Math.max(0, ...words.map((word) => worth(word, one))));
  // What stands only in descriptions is no hit: these speak of much.
  const isMeant = worths.some((each) => each > WORTH.category.whole);
  const fits = isMeant ? worths.filter((each) => each > 0).length : 0;
  const inName = worths.filter((each) => each >= WORTH.name.start).length;
  const mean = worths.reduce((sum, each) => sum + each, 0) / readings.length;
  const isName = one.name === typed ? 200 : one.name.startsWith(typed) ? 4 : 0;
  // A whole phrase that someone foresaw says more than its words do.
  const isKeyword = one.entry.keywords.some((keyword) => keyword.toLowerCase() === typed)
    ? 20 * readings.length
    : one.phrases.has(toPhrase(readings.map(([word]) => word?.stem ?? '')))
      ? 6 * readings.length
      : 0;
  const covered = (10 * Math.min(inName, one.nameLength)) / one.nameLength;
  const known = (12 * (one.entry.popularity ?? 0)) / MOST_POPULAR;
  return { fits, score: mean + isName + isKeyword + covered + known - (isOtherWay(one.name, typed) ? 40 : 0) };
}

/** "base 64" is also looked for as "base64", and "c s s" as it is. */
const spellings = (words: readonly string[]): string[][] => [
  [...words],
  ...words.slice(1).map((word, at) => [...words.slice(0, at), `${words[at]}${word}`, ...words.slice(at + 2)]),
];

/**
 * Tools for what was typed, best first: names before keywords before descriptions, the better known of equal ones first.
 * Every word must stand there; slips are looked for only in words that stand nowhere.
 */
export function searchTools(typed: string, limit = 12): Found {
  const words = meaningful(typed);
  if (isAbsent(typed)) return { hits: [], nearest: [], isAbsent: true };
  if (words.length === 0) return { hits: [], nearest: [], isAbsent: false };
  const best = new Map<Entry, { fits: number; score: number }>();
  for (const spelling of spellings(words)) {
    const readings = getReadings(spelling);
    for (const one of indexed()) {
      const { fits, score } = getScore(one, readings, normal(typed));
      const share = fits / readings.length;
      const old = best.get(one.entry);
      if (share > 0 && (!old || share > old.fits || (share === old.fits && score > old.score)))
        best.set(one.entry, { fits: share, score });
    }
  }
  const ranked = [...best].sort(([, a], [, b]) => b.fits - a.fits || b.score - a.score);
  const hits = ranked.filter(([, { fits }]) => fits === 1).map(([entry]) => entry);
  const near = ranked.filter(([, { fits }]) => fits >= NEAR).map(([entry]) => entry);
  const nearest = hits.length > 0 ? [] : near.slice(0, 5);
  return { hits: hits.slice(0, limit), nearest, isAbsent: false };
}
