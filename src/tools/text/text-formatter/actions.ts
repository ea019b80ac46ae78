import { CASES } from '@/engines/text/case';
import { lineOrder, withoutDuplicates } from '@/engines/text/lines';
import { graphemesOf } from '@/engines/text/segment';

export interface Settings {
  find: string;
  replace: string;
  prefix: string;
  suffix: string;
  wrapWith: string;
  width: number;
}

export type Group = 'basic' | 'advanced' | 'formatting';
interface Action {
  readonly label: string;
  readonly group: Group;
  apply(text: string, settings: Settings): string;
}

const INDENT = '    ';
const BULLET = '•';
const STOP_WORDS = new Set('a an and the but or for nor on at to from by'.split(' '));

const letters = { lower: (text: string) => text.toLowerCase(), upper: (text: string) => text.toUpperCase() };
const asCase = (name: 'title' | 'sentence') => (text: string) =>
  CASES[name].convert(text, letters, { keepSpecial: true });

const perLine =
  (change: (line: string, settings: Settings, at: number) => string) => (text: string, settings: Settings) =>
    text
      .split('\n')
      .map((line, at) => change(line, settings, at))
      .join('\n');
const lengthOf = (text: string): number => {
  let length = 0;
  for (const _ of graphemesOf(text)) length++;
  return length;
};
const room = (line: string, width: number) => Math.max(0, width - lengthOf(line));

/** Words put on lines of at most the width; a longer word has a line to itself. */
function wrapLine(line: string, width: number): string[] {
  const lines: string[] = [];
  let current = '';
  let used = 0;
  for (const word of line.split(/[ \t]+/)) {
    const length = lengthOf(word);
    if (current !== '' && used + 1 + length > width) {
      lines.push(current);
      current = word;
      used = length;
    } else {
      current = current === '' ? word : `${current} ${word}`;
      used += (used === 0 ? 0 : 1) + length;
    }
  }
  lines.push(current);
  return lines;
}

/** The gaps between words grow from the left until the line is as wide as asked. */
function justifyLine(line: string, width: number): string {
  const words = line.trim().split(/\s+/);
  const gaps = words.length - 1;
  const free = width - words.reduce((sum, word) => sum + lengthOf(word), 0);
  if (gaps < 1 || free < gaps) return words.join(' ');
  return words
    .map((word, at) => (at === gaps ? word : word + ' '.repeat(Math.floor(free / gaps) + (at < free % gaps ? 1 : 0))))
    .join('');
}

/** Every line of a paragraph but its last. */
const justify = (text: string, { width }: Settings) =>
  text
    .split('\n')
    .map((paragraph) => {
      const lines = wrapLine(paragraph.trim(), width);
      return lines.map((line, at) => (at === lines.length - 1 ? line : justifyLine(line, width))).join('\n');
    })
    .join('\n');

const found = (text: string, pattern: RegExp, tidy = (one: string) => one) =>
  withoutDuplicates(
    [...text.matchAll(pattern)].map(([one]) => tidy(one)),
    (one) => one,
  ).join('\n');

const action = (group: Group, label: string, apply: Action['apply']): Action => ({ group, label, apply });

export const ACTIONS = {
  uppercase: action('basic', 'Uppercase', letters.upper),
  lowercase: action('basic', 'Lowercase', letters.lower),
  titleCase: action('basic', 'Title Case', asCase('title')),
  sentenceCase: action('basic', 'Sentence Case', asCase('sentence')),
  removeWhitespace: action('basic', 'Remove Whitespace', (text) => text.replace(/\s+/g, '')),
  trim: action(
    'basic',
    'Trim',
    perLine((line) => line.trim()),
  ),
  addLineBreaks: action('basic', 'Add Line Breaks', (text) => text.replace(/([.!?。！？]["'”’)\]]*)[ \t]+/g, '$1\n')),
  removeLineBreaks: action('basic', 'Remove Line Breaks', (text) =>
    text
      .split(/\n[^\S\n]*\n\s*/)
      .map((paragraph) =>
        paragraph
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean)
          .join(' '),
      )
      .join('\n\n'),
  ),
  findReplace: action('basic', 'Find and Replace', (text, { find, replace }) =>
    find === '' ? text : text.split(find).join(replace),
  ),
  removeDuplicates: action('advanced', 'Remove Duplicates', (text) =>
    withoutDuplicates(text.split('\n'), (line) => line).join('\n'),
  ),
  sortLines: action('advanced', 'Sort Lines', (text) => text.split('\n').sort(lineOrder(false).compare).join('\n')),
  reverseLines: action('advanced', 'Reverse Lines', (text) => text.split('\n').reverse().join('\n')),
  reverseWords: action(
    'advanced',
    'Reverse Words',
    perLine((line) => line.split(/(\s+)/).reverse().join('')),
  ),
  reverseCharacters: action('advanced', 'Reverse Characters', (text) => [...graphemesOf(text)].reverse().join('')),
  addPrefix: action(
    'advanced',
    'Add Prefix',
    perLine((line, { prefix }) => prefix + line),
  ),
  addSuffix: action(
    'advanced',
    'Add Suffix',
    perLine((line, { suffix }) => line + suffix),
  ),
  removeStopWords: action(
    'advanced',
    'Remove Stop Words',
    perLine((line) =>
      line
        .split(/[ \t]+/)
        .filter((word) => !STOP_WORDS.has(word.toLowerCase().replace(/^\P{L}+|\P{L}+$/gu, '')))
        .join(' '),
    ),
  ),
  wrapCharacters: action(
    'advanced',
    'Wrap Characters',
    perLine((line, { wrapWith }) => wrapWith + line + wrapWith),
  ),
  extractEmails: action('advanced', 'Extract Emails', (text) =>
    found(text, /(?<![\w.+-])[\w.+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,63}/gu),
  ),
  extractUrls: action('advanced', 'Extract URLs', (text) =>
    found(text, /\bhttps?:\/\/[^\s<>"']+/gi, (url) => {
      const bare = url.replace(/[.,;:!?…]+$/, '');
      // A bracket that closes none of its own belongs to the sentence.
      return bare.endsWith(')') && !bare.includes('(') ? bare.slice(0, -1) : bare;
    }),
  ),
  alignLeft: action(
    'formatting',
    'Align Left',
    perLine((line) => line.trimStart()),
  ),
  alignRight: action(
    'formatting',
    'Align Right',
    perLine((line, { width }) => ' '.repeat(room(line.trim(), width)) + line.trim()),
  ),
  alignCenter: action(
    'formatting',
    'Align Center',
    perLine((line, { width }) => ' '.repeat(Math.floor(room(line.trim(), width) / 2)) + line.trim()),
  ),
  justify: action('formatting', 'Justify', justify),
  indent: action(
    'formatting',
    'Indent',
    perLine((line) => (line === '' ? line : INDENT + line)),
  ),
  unindent: action(
    'formatting',
    'Unindent',
    perLine((line) => line.replace(/^(?: {1,4}|\t)/, '')),
  ),
  addBullets: action(
    'formatting',
    'Add Bullets',
    perLine((line) => (line.trim() === '' ? line : `${BULLET} ${line}`)),
  ),
  removeBullets: action(
    'formatting',
    'Remove Bullets',
    perLine((line) => line.replace(/^(\s*)[•‣◦▪*+-]\s+/, '$1')),
  ),
  addNumbering: action('formatting', 'Add Numbering', (text) => {
    let number = 0;
    return text
      .split('\n')
      .map((line) => (line.trim() === '' ? line : `${++number}. ${line}`))
      .join('\n');
  }),
  wordWrap: action(
    'formatting',
    'Word Wrap',
    perLine((line, { width }) => wrapLine(line, width).join('\n')),
  ),
  clearFormatting: action('formatting', 'Clear Formatting', (text) =>
    text
      .split('\n')
      .map((line) =>
        line
          .replace(/^\s*(?:[•‣◦▪*+-]|\d{1,9}[.)])\s+/, '')
          .replace(/[ \t]+/g, ' ')
          .trim(),
      )
      .join('\n'),
  ),
} as const satisfies Record<string, Action>;
export type ActionName = keyof typeof ACTIONS;
