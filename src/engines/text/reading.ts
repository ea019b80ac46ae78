import { sentenceCount } from './text-stats';
import { splitWords } from './words';

export interface Reading {
  readonly words: number;
  readonly sentences: number;
  readonly syllables: number;
  /** Words of three syllables and more. */
  readonly longWords: number;
  /** Flesch: 100 is very easy, 0 very hard. The others are years at school. */
  readonly ease: number;
  readonly fleschKincaid: number;
  readonly fog: number;
  readonly smog: number;
  readonly colemanLiau: number;
  readonly automated: number;
}

/** Vowels that stand together in writing and are spoken one after the other: cre-ate, sci-ence, i-de-a. */
const APART =
  /i[aou](?!us\b)|[aeiou]ing$|eo(?!us|ple|pard|n$|r)|[^q]ua(?!r|l|k|sh|d)|uou|ii|iet|creat|eal(?:ity|is)|uity|uel|oa?sis|(?:[^aeiou]|^)uin/g;
/** Among them, these are one sound after all: na-tion, spe-cial, re-gion. */
const TOGETHER = /[tscg]i[aou]|[xg]iou|tia|cia|sia|[lr]iag|li?ai|ion(?=s?$|al|ist|ed)/g;
/** An e that is only written: -e, -es and -ed behind most letters, and before -ly, -ment, -ful, -less, -ness. */
const SILENT_END =
  /(?:[^aeiouyl]|[aeiouywr]l|[aeiouy]{2}l|rl)e$|[^aeiouytd]ed$|[^aeiouycgsxzhl]es$|[^scxz]hes$|[aeiou]les$/;
const SILENT_INSIDE = /[^aeiouyl]e(?=(?:ly|ment|ments|ful|less|ness|some|where|thing|body|times?|work|how)$)/;

/** How many syllables an English word is spoken with, guessed from its letters. */
export function countSyllables(word: string): number {
  const letters = word
    .normalize('NFD')
    .toLowerCase()
    .replace(/['’]s$|[^a-z]/g, '');
  if (letters === '') return 1;
  if (letters.length <= 3)
    return Math.max(
      1,
      (letters.match(/[aeiouy]+/g) ?? []).length -
        (/[^aeiouy]e$/.test(letters) && /[aeiouy]./.test(letters.slice(0, -1)) ? 1 : 0),
    );
  const groups = (letters.match(/[aeiouy]+/g) ?? []).length;
  const apart = (letters.match(APART) ?? []).length - (letters.match(TOGETHER) ?? []).length;
  const silent = (SILENT_END.test(letters) ? 1 : 0) + (SILENT_INSIDE.test(letters) ? 1 : 0);
  // Spoken without a letter for it: rhyth-m, -is-m.
  const hidden = /(?:s|th)ms?$/.test(letters) ? 1 : 0;
  return Math.max(1, groups + Math.max(0, apart) - silent + hidden);
}

/** How hard a text is to read by six formulas that are made for English. Nothing where there is no word. */
export function readingLevels(text: string): Reading | undefined {
  const all = splitWords(text);
  const words = all.length;
  if (words === 0) return undefined;
  const sentences = Math.max(1, sentenceCount(text));
  let syllables = 0;
  let longWords = 0;
  let letters = 0;
  for (const word of all) {
    const count = countSyllables(word);
    syllables += count;
    if (count >= 3) longWords++;
    letters += word.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  }
  const perSentence = words / sentences;
  const perWord = syllables / words;
  return {
    words,
    sentences,
    syllables,
    longWords,
    ease: 206.835 - 1.015 * perSentence - 84.6 * perWord,
    fleschKincaid: 0.39 * perSentence + 11.8 * perWord - 15.59,
    fog: 0.4 * (perSentence + (100 * longWords) / words),
    smog: 1.043 * Math.sqrt((longWords * 30) / sentences) + 3.1291,
    colemanLiau: (5.88 * letters) / words - (29.6 * sentences) / words - 15.8,
    // Made for typewriters: it counts strokes, not letters alone.
    automated: (4.71 * text.replace(/\s+/g, '').length) / words + 0.5 * perSentence - 21.43,
  };
}
