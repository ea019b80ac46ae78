import { mayCombine, splitGraphemes } from '@/engines/text/segment';
import { LATIN } from '@/engines/text/slug';
import { InputError } from '@/kit';
import { action, perLine, type Settings } from './action';
import { curlyQuotes, straightQuotes } from './quotes';

/** Marks go from Latin and Greek letters; й and が are letters of their own, and stay. */
const MARKED = /([\p{Script=Latin}\p{Script=Greek}])[\u0300-\u036f]+/gu;
const SPECIAL = new RegExp(`[${[...LATIN.keys()].join('')}]`, 'giu');

/** Æ is AE among capitals, and Ae where a word begins with it. */
const plainLetter = (letter: string, at: number, whole: string): string => {
  const lower = letter.toLowerCase();
  const plain = LATIN.get(lower) ?? (letter === 'ẞ' ? 'ss' : letter);
  if (letter === lower) return plain;
  const next = whole[at + 1] ?? '';
  const amongCapitals =
    next !== next.toLowerCase() || (next === next.toUpperCase() && /\p{Lu}/u.test(whole[at - 1] ?? ''));
  return amongCapitals ? plain.toUpperCase() : plain[0]!.toUpperCase() + plain.slice(1);
};

export const removeAccents = (text: string): string =>
  text.normalize('NFD').replace(MARKED, '$1').normalize('NFC').replace(SPECIAL, plainLetter).replaceAll('İ', 'I');

const ODD_SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
/** Joiners stay: emoji and several scripts are written with them. */
const INVISIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
/** Letters of a flag stand behind a black flag; anywhere else they carry hidden text. */
const TAGS = /(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0000}-\u{e007f}]/gu;

const removeInvisible = (text: string): string =>
  text
    .replace(/[\u2028\u2029\u0085]/g, '\n')
    .replace(ODD_SPACES, ' ')
    .replace(INVISIBLE, '')
    .replace(TAGS, '');

const EMOJI =
  /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|\p{Regional_Indicator}|\u20e3|[\u{1f000}-\u{1faff}]/u;

function removeEmoji(text: string): string {
  let kept = '';
  for (const grapheme of splitGraphemes(text)) if (!EMOJI.test(grapheme)) kept += grapheme;
  return kept;
}

const widthOf = (text: string): number => {
  if (!mayCombine(text)) return text.length;
  let width = 0;
  for (const _ of splitGraphemes(text)) width++;
  return width;
};

/** Each tab reaches to the next stop, as it is seen. */
export function tabsToSpaces(line: string, size: number): string {
  if (!line.includes('\t')) return line;
  let written = '';
  let column = 0;
  for (const part of line.split(/(\t)/)) {
    const added = part === '\t' ? ' '.repeat(size - (column % size)) : part;
    written += added;
    column += widthOf(added);
  }
  return written;
}

/** The indentation alone: within a line a tab would hide what lines up. */
export function spacesToTabs(line: string, size: number): string {
  const [indent = ''] = /^[ \t]*/.exec(line) ?? [];
  const width = tabsToSpaces(indent, size).length;
  return '\t'.repeat(Math.floor(width / size)) + ' '.repeat(width % size) + line.slice(indent.length);
}

/** The visitor's own expression; what is wrong with it is said of its field. */
async function compileFor(field: 'find' | 'pattern', source: string, flags: string): Promise<RegExp> {
  const { compile } = await import('@/engines/regex');
  try {
    return compile(source, flags);
  } catch (error) {
    if (!(error instanceof InputError) || error.details.field === 'flags') throw error;
    throw new InputError(error.message, { ...error.details, field });
  }
}

/** What is written for a line break or a tab in a field of one line. */
const readBreaks = (replacement: string): string =>
  replacement.replace(/\\([nt\\])/g, (_, sign: string) => ({ n: '\n', t: '\t' })[sign] ?? sign);

export const replaceByRegex = async (text: string, { find, replace, flags }: Settings): Promise<string> =>
  text.replace(await compileFor('find', find, flags), readBreaks(replace));

async function filterLines(text: string, { pattern, regex, flags }: Settings, keeps: boolean): Promise<string> {
  if (pattern === '') return text;
  // Each line is looked at from its beginning.
  const expression = regex ? await compileFor('pattern', pattern, flags.replace(/[gy]/g, '')) : undefined;
  const fits = expression ? (line: string) => expression.test(line) : (line: string) => line.includes(pattern);
  return text
    .split('\n')
    .filter((line) => fits(line) === keeps)
    .join('\n');
}

export const CLEANING = {
  collapseSpaces: action('cleanUp', 'Collapse Spaces', (text) => text.replace(/[^\S\n]+/g, ' ')),
  removeBlankLines: action('cleanUp', 'Remove Blank Lines', (text) =>
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .join('\n'),
  ),
  collapseBlankLines: action('cleanUp', 'Collapse Blank Lines', (text) =>
    text.replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n'),
  ),
  stripHtml: action('cleanUp', 'Strip HTML', async (text) => {
    const { htmlText } = await import('@/engines/markup/text');
    return htmlText(text);
  }),
  removeAccents: action('cleanUp', 'Remove Accents', removeAccents),
  straightQuotes: action('cleanUp', 'Straight Quotes', straightQuotes),
  curlyQuotes: action('cleanUp', 'Curly Quotes', curlyQuotes),
  removeInvisible: action('cleanUp', 'Remove Invisible Characters', removeInvisible),
  removeEmoji: action('cleanUp', 'Remove Emoji', removeEmoji),
  removePunctuation: action('cleanUp', 'Remove Punctuation', (text) => text.replace(/\p{P}+/gu, '')),
  tabsToSpaces: action(
    'cleanUp',
    'Tabs to Spaces',
    perLine((line, { tabSize }) => tabsToSpaces(line, tabSize)),
    ['tabSize'],
  ),
  spacesToTabs: action(
    'cleanUp',
    'Spaces to Tabs',
    perLine((line, { tabSize }) => spacesToTabs(line, tabSize)),
    ['tabSize'],
  ),
  keepLines: action('cleanUp', 'Keep Lines', (text, settings) => filterLines(text, settings, true), [
    'pattern',
    'regex',
    'flags',
  ]),
  dropLines: action('cleanUp', 'Drop Lines', (text, settings) => filterLines(text, settings, false), [
    'pattern',
    'regex',
    'flags',
  ]),
} as const;
