import { CASES } from '@/engines/text/case';
import { getBoundaries } from '@/engines/text/grapheme-counts';
import { inLineOrder } from '@/engines/text/line-order';
import { withoutDuplicates } from '@/engines/text/lines';
import { splitGraphemes } from '@/engines/text/segment';
import { type Action, action, perLine, type Settings } from './action';
import { CLEANING, replaceByRegex } from './clean';

const INDENT = '    ';
const BULLET = '•';
const STOP_WORD = /^([^\p{L}\p{N}]*)(?:a|an|and|the|but|or|for|nor|on|at|to|from|by)([^\p{L}\p{N}]*)$/iu;
const AROUND_NOTHING = /^(?:\(\)|\[\]|""|''|“”|‘’|«»)/;

const letters = { lower: (text: string) => text.toLowerCase(), upper: (text: string) => text.toUpperCase() };
const asCase = (name: 'title' | 'sentence') => (text: string) =>
  CASES[name].convert(text, letters, { keepSpecial: true });

const getLength = (text: string): number => {
  let length = 0;
  for (const _ of splitGraphemes(text)) length++;
  return length;
};
const room = (line: string, width: number) => Math.max(0, width - getLength(line));

/** Punctuation stays: what ends a word goes to the word before it, what opens one to the word after it. */
function withoutStopWords(line: string): string {
  const [indent = ''] = /^[ \t]*/.exec(line) ?? [];
  let kept = '';
  let opening = '';
  let gap = '';
  let endGap = '';
  for (const [, word = '', after = ''] of line.matchAll(/([^ \t]+)([ \t]*)/g)) {
    const stop = STOP_WORD.exec(word);
    endGap = stop ? '' : after;
    if (!stop) {
      kept += gap + opening + word;
      opening = '';
      gap = after;
      continue;
    }
    const [, before = '', behind = ''] = stop;
    const paired = AROUND_NOTHING.test(before.slice(-1) + behind);
    opening += paired ? before.slice(0, -1) : before;
    const closing = paired ? behind.slice(1) : behind;
    if (closing !== '' && kept !== '') {
      kept += closing;
      gap = after;
    }
  }
  return indent + kept + (opening && gap + opening) + endGap;
}

/** A text found and replaced where it stands for itself: no e in é. */
function replaceText(text: string, find: string, replacement: string): string {
  const between = getBoundaries(text);
  if (!between) return text.split(find).join(replacement);
  const parts: string[] = [];
  let done = 0;
  for (let at = text.indexOf(find); at !== -1; ) {
    const end = at + find.length;
    const whole = between[at] && between[end];
    if (whole) {
      parts.push(text.slice(done, at), replacement);
      done = end;
    }
    at = text.indexOf(find, whole ? end : at + 1);
  }
  return parts.join('') + text.slice(done);
}

const OPENING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** An address without the punctuation of the sentence around it, and without a bracket that closes none of its own. */
function bareUrl(url: string): string {
  const brackets: Record<string, number> = {};
  for (const [bracket] of url.matchAll(/[()[\]{}]/g)) brackets[bracket] = (brackets[bracket] ?? 0) + 1;
  let end = url.length;
  for (; end > 0; end--) {
    const last = url[end - 1]!;
    const opening = OPENING[last];
    if (opening !== undefined && brackets[last]! > (brackets[opening] ?? 0)) brackets[last]!--;
    else if (opening !== undefined || !/[.,;:!?…'*_~’”»。，、；：！？]/.test(last)) break;
  }
  return url.slice(0, end);
}

/** Words put on lines of at most the width; a longer word has a line to itself. */
function wrapLine(line: string, width: number): string[] {
  const lines: string[] = [];
  let current = '';
  let used = 0;
  for (const word of line.split(/[ \t]+/)) {
    const length = getLength(word);
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
  const free = width - words.reduce((sum, word) => sum + getLength(word), 0);
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

const LOCAL = /[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~.-]/u.source;
/** Quotes and marks of emphasis before an address are allowed in one, but are hardly ever meant. */
const MARKS = "[.'*/{|`]";
const EMAIL = new RegExp(
  String.raw`(?<!${LOCAL})${MARKS}*((?!${MARKS})${LOCAL}{1,64}@(?:[\p{L}\p{N}\p{M}-]{1,63}\.){1,8}(?:xn--[a-z\d-]{1,59}|[\p{L}\p{M}]{2,63}))`,
  'giu',
);

const found = (text: string, pattern: RegExp, tidy = (one: string) => one) =>
  withoutDuplicates(
    [...text.matchAll(pattern)].map(([whole, one = whole]) => tidy(one)),
    (one) => one,
  ).join('\n');

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
  findReplace: action<string | Promise<string>>(
    'basic',
    'Find and Replace',
    (text, settings) => {
      const { find, replace, regex } = settings;
      if (find === '') return text;
      return regex ? replaceByRegex(text, settings) : replaceText(text, find, replace);
    },
    ['find', 'replace', 'regex', 'flags'],
  ),
  removeDuplicates: action('advanced', 'Remove Duplicates', (text) =>
    withoutDuplicates(text.split('\n'), (line) => line).join('\n'),
  ),
  sortLines: action('advanced', 'Sort Lines', (text) => inLineOrder(text.split('\n'), false).join('\n')),
  reverseLines: action('advanced', 'Reverse Lines', (text) => text.split('\n').reverse().join('\n')),
  reverseWords: action(
    'advanced',
    'Reverse Words',
    perLine((line) => line.split(/(\s+)/).reverse().join('')),
  ),
  reverseCharacters: action('advanced', 'Reverse Characters', (text) => [...splitGraphemes(text)].reverse().join('')),
  addPrefix: action(
    'advanced',
    'Add Prefix',
    perLine((line, { prefix }) => prefix + line),
    ['prefix'],
  ),
  addSuffix: action(
    'advanced',
    'Add Suffix',
    perLine((line, { suffix }) => line + suffix),
    ['suffix'],
  ),
  removeStopWords: action(
    'advanced',
    'Remove Stop Words',
    perLine((line) => withoutStopWords(line)),
  ),
  wrapCharacters: action(
    'advanced',
    'Wrap Characters',
    perLine((line, { wrapWith }) => wrapWith + line + wrapWith),
    ['wrapWith'],
  ),
  extractEmails: action('advanced', 'Extract Emails', (text) => found(text, EMAIL)),
  extractUrls: action('advanced', 'Extract URLs', (text) =>
    // `](` stands between the text and the address of a Markdown link.
    found(text, /\bhttps?:\/\/(?:(?!\]\()[^\s<>"])+/gi, bareUrl),
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
    ['width'],
  ),
  alignCenter: action(
    'formatting',
    'Align Center',
    perLine((line, { width }) => ' '.repeat(Math.floor(room(line.trim(), width) / 2)) + line.trim()),
    ['width'],
  ),
  justify: action('formatting', 'Justify', justify, ['width']),
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
    perLine((line, { width }) => (getLength(line) <= width ? line : wrapLine(line, width).join('\n'))),
    ['width'],
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
  ...CLEANING,
} as const satisfies Record<string, Action>;
export type ActionName = keyof typeof ACTIONS;
