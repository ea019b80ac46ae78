import { InputError } from '@/engines/input-error';

/** Where something was found, and what goes there instead. */
export interface Found {
  from: number;
  to: number;
}
export interface FindOptions {
  /** As a regular expression, in RE2's words: whatever it is, it takes time in proportion to the text. */
  regex: boolean;
  ignoreCase: boolean;
}

/** Where a piece of text occurs, from left to right without overlap; case counts. */
export function findAll(text: string, find: string): number[] {
  const places: number[] = [];
  if (find === '') return places;
  for (let at = text.indexOf(find); at !== -1; at = text.indexOf(find, at + find.length)) places.push(at);
  return places;
}

export const isPlain = ({ regex, ignoreCase }: FindOptions): boolean => !regex && !ignoreCase;

export const findPlain = (text: string, find: string): Found[] =>
  findAll(text, find).map((from) => ({ from, to: from + find.length }));

/** More are not replaced at once. */
const MOST = 200_000;

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** What RE2 says of a pattern, without its program's words before it. */
const plainly = (message: string): string =>
  message
    .replace(/^error parsing regexp: (.)/, (_, first: string) => first.toUpperCase())
    .replace(/: `(.*)`$/s, ': $1');

function toldPlainly<Result>(find: () => Result): Result {
  try {
    return find();
  } catch (error) {
    throw error instanceof InputError ? new InputError(plainly(error.message), error.details) : error;
  }
}

/** The same by a pattern; throws where it is none. `replace` writes what goes there: $1, $<name> and $& with a regex. */
export async function findPattern(
  text: string,
  find: string,
  { regex, ignoreCase }: FindOptions,
): Promise<{ places: Found[]; replace(replacement: string): string[] }> {
  const [{ re2Matches }, { substitutions }, { matchAt }] = await Promise.all([
    import('@/engines/regex/re2'),
    import('@/engines/regex/substitutions'),
    import('@/engines/regex/match-list'),
  ]);
  const pattern = regex ? find : escapePattern(find);
  const list = toldPlainly(() => re2Matches(pattern, ignoreCase ? 'gim' : 'gm', text, { limit: MOST }));
  const places = Array.from({ length: list.shown }, (_, at) => {
    const { index, end } = matchAt(list, text, at);
    return { from: index, to: end };
  });
  return {
    places,
    replace: (replacement) => (regex ? [...substitutions(list, text, replacement)] : places.map(() => replacement)),
  };
}
