import { RE2JS, RE2JSSyntaxException } from 're2js';
import { InputError, placeAt } from '@/engines/input-error';
import { grouped } from '@/engines/number/grouped';
import type { MatchList } from './match-list';
import type { MatchOptions, ReplaceOptions } from './matches';
import { readTemplate, type TemplatePart } from './replacement';

const FLAGS = [
  ['i', RE2JS.CASE_INSENSITIVE],
  ['m', RE2JS.MULTILINE],
  ['s', RE2JS.DOTALL],
] as const;

function compile(pattern: string, flags: string): RE2JS {
  const set = FLAGS.reduce((sum, [flag, bit]) => (flags.includes(flag) ? sum | bit : sum), 0);
  try {
    return RE2JS.compile(pattern, set);
  } catch (error) {
    if (!(error instanceof RE2JSSyntaxException)) throw error;
    // The flags stand before the pattern as it was read; nobody typed them.
    const message = error.message.replace(/`(?:\(\?[ims]+\))+(?=[^`]+`$)/, '`');
    // It names the part at fault, and that part begins where it stands last.
    const at = pattern.lastIndexOf(/`([^`]+)`$/.exec(message)?.[1] ?? '\0');
    throw new InputError(message, { field: 'pattern', ...(at >= 0 && placeAt(pattern, at)) });
  }
}

const getNames = (regex: RE2JS): (string | null)[] => {
  const names = new Array<string | null>(regex.groupCount()).fill(null);
  for (const [name, number] of Object.entries(regex.namedGroups())) names[number - 1] = name;
  return names;
};

/** What RE2 finds: all with the `g` flag, else the first. */
export function re2Matches(pattern: string, flags: string, text: string, options: MatchOptions = {}): MatchList {
  const { limit = 10_000, countLimit = 1_000_000 } = options;
  const regex = compile(pattern, flags);
  const groupNames = getNames(regex);
  const matcher = regex.matcher(text);
  const spans: number[] = [];
  let shown = 0;
  let total = 0;
  let totalCapped = false;
  while (matcher.find()) {
    if (total === countLimit) {
      totalCapped = true;
      break;
    }
    total++;
    if (shown < limit) {
      for (let group = 0; group <= groupNames.length; group++) spans.push(matcher.start(group), matcher.end(group));
      shown++;
    }
    if (!flags.includes('g')) break;
  }
  return { spans: Int32Array.from(spans), shown, total, more: totalCapped || total > shown, totalCapped, groupNames };
}

/** The text with what RE2 finds replaced, by a replacement as JavaScript has it. */
export function re2Replace(
  pattern: string,
  flags: string,
  text: string,
  replacement: string,
  { limit = 50_000_000 }: ReplaceOptions = {},
): string {
  const regex = compile(pattern, flags);
  const parts = readTemplate(replacement, getNames(regex));
  const matcher = regex.matcher(text);
  const pieces: string[] = [];
  let length = 0;
  let at = 0;
  const add = (piece: string): void => {
    length += piece.length;
    if (length > limit)
      throw new InputError(`The result would be longer than ${grouped(limit)} characters`, { field: 'replacement' });
    pieces.push(piece);
  };
  const fill = (part: TemplatePart): string => {
    switch (part.kind) {
      case 'text':
        return part.text;
      case 'before':
        return text.slice(0, matcher.start());
      case 'after':
        return text.slice(matcher.end());
      case 'group': {
        const start = matcher.start(part.number);
        return start < 0 ? '' : text.slice(start, matcher.end(part.number));
      }
    }
  };
  while (matcher.find()) {
    add(text.slice(at, matcher.start()));
    for (const part of parts) add(fill(part));
    at = matcher.end();
    if (!flags.includes('g')) break;
  }
  add(text.slice(at));
  return pieces.join('');
}

export const re2Tester = (pattern: string, flags: string): ((text: string) => boolean) => {
  const regex = compile(pattern, flags);
  return (text) => regex.matcher(text).find();
};
