import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { InputError } from '@/engines/input-error';
import { grouped } from '@/engines/number/grouped';
import { compile } from './compile';
import type { MatchList } from './match-list';

export interface MatchOptions {
  /** Matches whose places are kept. */
  limit?: number;
  /** Matches that are counted at all. */
  countLimit?: number;
}

/** What `String.prototype.matchAll` finds with the `g` flag, and `RegExp.prototype.exec` without it. */
export function findMatches(pattern: string, flags: string, text: string, options: MatchOptions = {}): MatchList {
  const { limit = 10_000, countLimit = 1_000_000 } = options;
  const plain = compile(pattern, flags);
  // The places of groups come with `d` only. It changes nothing else but is slow, so counting goes on without.
  const indexed = flags.includes('d') ? plain : compile(pattern, `${flags}d`);
  const groupNames = getNames(pattern, flags);
  const stride = 2 * (groupNames.length + 1);
  const spans: number[] = [];
  let shown = 0;
  let total = 0;
  let at = 0;
  let totalCapped = false;
  for (;;) {
    const regex = shown < limit ? indexed : plain;
    regex.lastIndex = at;
    const found = regex.exec(text);
    if (!found) break;
    if (total === countLimit) {
      totalCapped = true;
      break;
    }
    total++;
    if (shown < limit) {
      for (let g = 0; g < stride / 2; g++) {
        const span = found.indices?.[g];
        spans.push(span ? span[0] : -1, span ? span[1] : -1);
      }
      shown++;
    }
    if (!plain.global) break;
    at = found[0] === '' ? nextIndex(text, regex.lastIndex, regex) : regex.lastIndex;
  }
  return { spans: Int32Array.from(spans), shown, total, more: totalCapped || total > shown, totalCapped, groupNames };
}

/** AdvanceStringIndex (ECMA-262, 22.2.7.3): past a whole code point with `u` or `v`. */
function nextIndex(text: string, at: number, regex: RegExp): number {
  const whole = regex.unicode || regex.flags.includes('v');
  return at + (whole && (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
}

function getNames(pattern: string, flags: string): (string | null)[] {
  // An empty alternative makes any pattern match, and the result then has one entry for each group.
  const count = (compile(`${pattern}|`, flags.replace('y', '')).exec('')?.length ?? 1) - 1;
  const names = new Array<string | null>(count).fill(null);
  if (!pattern.includes('(?<')) return names;
  try {
    const tree = new RegExpParser().parsePattern(pattern, 0, pattern.length, {
      unicode: flags.includes('u'),
      unicodeSets: flags.includes('v'),
    });
    let group = 0;
    visitRegExpAST(tree, {
      onCapturingGroupEnter: ({ name }) => {
        names[group++] = name;
      },
    });
  } catch {
    // The browser knows a syntax that the parser does not know yet: the groups keep their numbers.
  }
  return names.slice(0, count);
}

export interface ReplaceOptions {
  /** Longest result in UTF-16 units. */
  limit?: number;
}

export const replaceMatches = (
  pattern: string,
  flags: string,
  text: string,
  replacement: string,
  options?: ReplaceOptions,
): string => replaceAllMatches(compile(pattern, flags), text, replacement, options);

/** `String.prototype.replace`. The result's length is checked before it is built where it could get out of hand. */
export function replaceAllMatches(
  regex: RegExp,
  text: string,
  replacement: string,
  { limit = 50_000_000 }: ReplaceOptions = {},
): string {
  const most = replacement.length * (replacement.includes('$') ? text.length + 1 : 1);
  if (most * (text.length + 1) + text.length > limit) checkLength(regex, text, replacement, limit);
  regex.lastIndex = 0;
  return text.replace(regex, replacement);
}

function checkLength(regex: RegExp, text: string, replacement: string, limit: number): void {
  let length = text.length;
  regex.lastIndex = 0;
  for (;;) {
    const found = regex.exec(text);
    if (!found) break;
    length += substitutionLength(replacement, found, text) - found[0].length;
    // Later matches may still shrink the result, but by no more than the text that is left.
    if (length - (text.length - found.index - found[0].length) > limit) break;
    if (!regex.global) break;
    if (found[0] === '') regex.lastIndex = nextIndex(text, regex.lastIndex, regex);
  }
  if (length > limit) {
    throw new InputError(`The result would be longer than ${grouped(limit)} characters`, {
      field: 'replacement',
    });
  }
}

/** The length of GetSubstitution's result (ECMA-262, 22.1.3.19.1). */
function substitutionLength(template: string, found: RegExpExecArray, text: string): number {
  const groups = found.length - 1;
  let length = 0;
  for (let at = 0; at < template.length; at++) {
    if (template[at] !== '$') {
      length++;
      continue;
    }
    const next = template[at + 1] ?? '';
    if (next === '$') length++;
    else if (next === '&') length += found[0].length;
    else if (next === '`') length += found.index;
    else if (next === "'") length += text.length - found.index - found[0].length;
    else if (/[0-9]/.test(next)) {
      const two = /[0-9]/.test(template[at + 2] ?? '') ? Number(template.slice(at + 1, at + 3)) : 0;
      const number = two >= 1 && two <= groups ? two : Number(next);
      if (number < 1 || number > groups) {
        length++;
        continue;
      }
      length += found[number]?.length ?? 0;
      if (number === two) at++;
    } else if (next === '<' && found.groups && template.includes('>', at)) {
      const end = template.indexOf('>', at);
      length += found.groups[template.slice(at + 2, end)]?.length ?? 0;
      at = end - 1;
    } else {
      length++;
      continue;
    }
    at++;
  }
  return length;
}
