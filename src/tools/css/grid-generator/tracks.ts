import { isClosed, isLength, isPercentage, splitList } from '@/engines/css-value';
import { InputError } from '@/kit';

/** The columns or the rows of a grid. */
export interface Tracks {
  readonly sizes: readonly string[];
  /** The names of each line: there is one line more than there are tracks. */
  readonly names: readonly (readonly string[])[];
}

export const MOST_TRACKS = 24;

const INTRINSIC = /^(auto|min-content|max-content)$/i;
const FRACTION = /^\+?(\d+(\.\d+)?|\.\d+)fr$/i;
const MATH = /^(calc|min|max|clamp)\(.+\)$/i;
const CALL = /^(minmax|fit-content|repeat)\((.*)\)$/is;

/** Of CSS Values 4, section 4.2, without escapes. */
const IDENT = /^(?:--|-?[a-z_\u{80}-\u{10ffff}])[\w\u{80}-\u{10ffff}-]*$/iu;
/** Words that mean something else where a name may stand. */
const TAKEN = /^(?:auto|span|none|default|inherit|initial|unset|revert|revert-layer)$/i;
export const isName = (text: string): boolean => IDENT.test(text) && !TAKEN.test(text);

const isAmount = (text: string): boolean =>
  ((isLength(text) || isPercentage(text)) && !text.startsWith('-')) || (MATH.test(text) && isClosed(text));
const isInflexible = (text: string): boolean => INTRINSIC.test(text) || isAmount(text);
const isBreadth = (text: string): boolean => isInflexible(text) || FRACTION.test(text);

/** Whether a track may be that large, as in section 7.2 of CSS Grid Layout 2. */
export function isTrackSize(text: string): boolean {
  const [, call, content = ''] = CALL.exec(text) ?? [];
  if (call === undefined) return isBreadth(text);
  const parts = splitList(content);
  if (call.toLowerCase() === 'fit-content') return parts.length === 1 && isAmount(content.trim());
  return call.toLowerCase() === 'minmax' && parts.length === 2 && isInflexible(parts[0]!) && isBreadth(parts[1]!);
}

/** Names in brackets and sizes, in the order in which they are written. */
function split(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  const end = () => {
    if (part !== '') parts.push(part);
    part = '';
  };
  for (const letter of text) {
    if (depth === 0 && (/\s/.test(letter) || letter === '[')) end();
    if (letter === '(' || letter === '[') depth++;
    else if (letter === ')' || letter === ']') depth--;
    if (depth > 0 || !/\s/.test(letter)) part += letter;
    // A bracket ends a part, with or without a space behind it.
    if (depth === 0 && (letter === ']' || letter === ')')) end();
  }
  end();
  return parts;
}

interface Draft {
  sizes: string[];
  names: string[][];
}

function readNames(part: string, label: string): string[] {
  const names = part
    .slice(1, -1)
    .split(/\s+/)
    .filter((name) => name !== '');
  const wrong = part.endsWith(']') ? names.find((name) => !isName(name)) : part;
  if (wrong !== undefined)
    throw new InputError(`${label}: “${wrong.slice(0, 40)}” isn’t the name of a line: write it like [main-start]`);
  return names;
}

const REPEATED = 'repeat(3, 1fr)';

function readRepeat(content: string, label: string): Draft {
  const comma = content.indexOf(',');
  const times = content.slice(0, Math.max(comma, 0)).trim();
  if (/^auto-fi(ll|t)$/i.test(times))
    throw new InputError(
      `${label}: with ${times.toLowerCase()} the number of tracks depends on the width, so no areas can be drawn on them. Write a number, like ${REPEATED}`,
    );
  if (!/^\d+$/.test(times) || Number(times) === 0 || Number(times) > MOST_TRACKS)
    throw new InputError(`${label}: repeat() needs a number from 1 to ${MOST_TRACKS}, like ${REPEATED}`);
  const once = readParts(content.slice(comma + 1), label, false);
  if (once.sizes.length === 0) throw new InputError(`${label}: repeat() has nothing to repeat, write ${REPEATED}`);
  const all: Draft = { sizes: [], names: [[]] };
  for (let i = 0; i < Number(times); i++) append(all, once);
  return all;
}

/** The last line of the one is the first of the other. */
function append(all: Draft, more: Draft): void {
  const [first = [], ...rest] = more.names;
  all.names.at(-1)!.push(...first);
  all.names.push(...rest.map((names) => [...names]));
  all.sizes.push(...more.sizes);
}

function readParts(text: string, label: string, canRepeat: boolean): Draft {
  const all: Draft = { sizes: [], names: [[]] };
  let named = false;
  for (const part of split(text)) {
    if (part.startsWith('[')) {
      if (named) throw new InputError(`${label}: write the names of one line in one pair of brackets, like [a b]`);
      append(all, { sizes: [], names: [readNames(part, label)] });
      named = true;
      continue;
    }
    named = false;
    const [, call, content = ''] = CALL.exec(part) ?? [];
    if (canRepeat && call?.toLowerCase() === 'repeat') append(all, readRepeat(content, label));
    else if (isTrackSize(part)) append(all, { sizes: [part.replace(/\s+/g, ' ')], names: [[], []] });
    else
      throw new InputError(
        `${label}: “${part.slice(0, 60)}” isn’t a size: write 200px, 1fr, auto, 25%, minmax(160px, 1fr) or fit-content(20em)`,
      );
  }
  return all;
}

/** Sizes and names of lines as CSS has them; `repeat()` is written out. */
export function parseTracks(text: string, label: string): Tracks {
  const tracks = readParts(text.trim(), label, true);
  if (tracks.sizes.length === 0) throw new InputError(`${label}: write at least one size, like 1fr`);
  if (tracks.sizes.length > MOST_TRACKS) throw new InputError(`${label}: at most ${MOST_TRACKS}`);
  return tracks;
}

export const writeNames = (names: readonly string[] | undefined): string =>
  names && names.length > 0 ? `[${names.join(' ')}]` : '';

export const writeTracks = ({ sizes, names }: Tracks): string =>
  [...sizes.flatMap((size, at) => [writeNames(names[at]), size]), writeNames(names.at(-1))]
    .filter((part) => part !== '')
    .join(' ');

const SHORTEST_RUN = 3;

/** The same with runs of equal tracks as `repeat()`, where that is allowed. */
export function writeShort({ sizes, names }: Tracks): string {
  const parts: string[] = [];
  for (let at = 0; at < sizes.length; ) {
    parts.push(writeNames(names[at]));
    let end = at + 1;
    while (sizes[end] === sizes[at] && names[end]!.length === 0) end++;
    if (end - at >= SHORTEST_RUN) parts.push(`repeat(${end - at}, ${sizes[at]})`);
    else parts.push(...sizes.slice(at, end));
    at = end;
  }
  return [...parts, writeNames(names.at(-1))].filter((part) => part !== '').join(' ');
}

export const addTrack = ({ sizes, names }: Tracks): Tracks => ({
  sizes: [...sizes, sizes.at(-1) ?? '1fr'],
  names: [...names, []],
});

export const removeTrack = ({ sizes, names }: Tracks): Tracks => ({
  sizes: sizes.slice(0, -1),
  names: names.slice(0, -1),
});
