import postcss, { CssSyntaxError, type Declaration, type Root } from 'postcss';
import { shorten } from '@/engines/excerpt';
import { InputError, offsetAt } from '@/engines/input-error';
import { COMMENT, firmEscapes, STRING } from './text';

/** The parser takes the sign of a declaration for old browsers, `*zoom`, for white space, and without it all would read it. */
function keepSigns(declaration: Declaration): void {
  const { before = '', between = '' } = declaration.raws;
  const after = replaceComments(between, () => '')
    .replace(':', '')
    .trim();
  // A semicolon too many stands there as well.
  declaration.prop = before.replace(/[\s;]/g, '') + declaration.prop + after;
  declaration.raws.before = before.replace(/\S/g, '');
  if (after) declaration.raws.between = ':';
}

/** Reads a style sheet; what does not parse is an error with its place under the heading of the tool. */
export function parseCss(source: string, title: string): Root {
  try {
    const root = postcss.parse(firmEscapes(source, title));
    root.walkDecls(keepSigns);
    return root;
  } catch (error) {
    if (error instanceof CssSyntaxError) {
      const { reason, line = 1, column = 1 } = error;
      throw new InputError(shorten(reason), { title, line, column, offset: offsetAt(source, line, column) });
    }
    if (error instanceof RangeError) throw new InputError('The style sheet is nested too deeply to read', { title });
    throw error;
  }
}

const BRACES = new RegExp(`[{}]|${STRING}|${COMMENT}`, 'g');
const COMMENTS = new RegExp(`${STRING}|url\\((?!\\s*["'])[^)]*\\)?|(${COMMENT})`, 'gi');
const BREAKS = new RegExp(`${STRING}|${COMMENT}|\\s+`, 'g');

/** Each comment of a selector, a value or the like as `write` says it; strings and addresses stay. */
export const replaceComments = (
  text: string,
  write: (comment: string, before: string, after: string) => string,
): string =>
  text.replace(COMMENTS, (all: string, comment: string | undefined, at: number) =>
    comment === undefined ? all : write(comment, text.charAt(at - 1), text.charAt(at + all.length)),
  );

/** White space with a line break in it as one space, outside strings. */
export const oneLine = (text: string): string =>
  text.replace(BREAKS, (all) =>
    /^["']/.test(all) ? all : all.replace(/\s+/g, (space) => (space.includes('\n') ? ' ' : space)),
  );

/** Deeper than any style sheet is; what works on its tree calls itself once per level. */
const DEEPEST = 500;

export function refuseDepth(source: string, title: string): void {
  let depth = 0;
  for (const [sign] of source.matchAll(BRACES)) {
    if (sign === '{') depth++;
    else if (sign === '}') depth--;
    if (depth > DEEPEST) throw new InputError('The style sheet is nested too deeply to read', { title });
  }
}
