import type { AST } from '@eslint-community/regexpp';
import { integerBelow } from '@/engines/random/draw';
import type { RandomSource } from '@/engines/random/source';

export type SetNode = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass;

/** What a class, a set or a character can stand for: runs of code points, and strings where the v flag allows them. */
export interface CharacterChoice {
  runs: readonly (readonly [first: number, last: number])[];
  strings: readonly string[];
  size: number;
}

/**
 * Asked of the engine itself, by matching the node's own source against all characters there are: no table of ours can disagree with it about
 * `\p{…}`, case or set operations.
 *
 * People who write `.` or `[^,]` mean what is on a keyboard, so that such open sets keep to printable ASCII wherever they can, and `\s` is a space.
 */
export function getChoice(node: SetNode, flags: string): CharacterChoice {
  const source = getSource(node);
  const strings = stringsIn(node).filter((text) => new RegExp(`^(?:${source})$`, flags).test(text));
  // Neighbours could match as one of a class's strings: what is in it as a character is what it has in common with all of them.
  let runs = matchedRuns(mayHoldStrings(node) ? `[${source}&&\\p{Any}]` : source, flags);
  if (runs.length === 0 && !isUnicode(flags)) runs = matchedSurrogates(source, flags);
  // Under i the engine also takes the Kelvin sign for a k: right, but not what an ASCII pattern is after.
  if (flags.includes('i') && isAscii(matchedRuns(source, flags.replace('i', '')))) runs = within(runs, 0, 0x7f);
  if (isOpen(node)) runs = orElse(within(runs, 0x20, 0x7e), orElse(assigned(runs), runs));
  else if (hasProperty(node)) runs = orElse(assigned(runs), runs);
  return { runs, strings, size: runs.reduce((sum, [first, last]) => sum + last - first + 1, strings.length) };
}

export function drawChoice(source: RandomSource, { runs, strings, size }: CharacterChoice): string {
  let at = integerBelow(source, size);
  if (at < strings.length) return strings[at]!;
  at -= strings.length;
  for (const [first, last] of runs) {
    if (at <= last - first) return String.fromCodePoint(first + at);
    at -= last - first + 1;
  }
  throw new RangeError('A choice is smaller than it says');
}

type Runs = readonly (readonly [number, number])[];

function getSource(node: SetNode): string {
  if (node.type === 'CharacterSet' && node.kind === 'space' && !node.negate) return ' ';
  if (node.type !== 'CharacterClass' || node.negate) return node.raw;
  const isSpace = (part: AST.CharacterClassElement) =>
    part.type === 'CharacterSet' && part.kind === 'space' && !part.negate;
  // Beside \S it means that anything goes.
  if (isOpen(node)) return node.raw;
  return `[${node.elements.map((part) => (isSpace(part) ? ' ' : part.raw)).join('')}]`;
}

const isOpen = (node: SetNode): boolean =>
  node.type === 'CharacterSet'
    ? node.kind === 'any' || node.negate
    : node.type === 'CharacterClass'
      ? node.negate || node.elements.some((part) => part.type === 'CharacterSet' && part.negate)
      : node.type === 'ExpressionCharacterClass' && node.negate;

const mayHoldStrings = (node: SetNode): boolean =>
  stringsIn(node).length > 0 || /\\p\{(?:RGI_|Basic_Emoji|Emoji_Keycap)/.test(node.raw);

const hasProperty = (node: SetNode): boolean => /\\[pP]\{/.test(node.raw);

function stringsIn(node: SetNode): string[] {
  const strings: string[] = [];
  const visit = (part: AST.Node): void => {
    switch (part.type) {
      case 'ClassStringDisjunction':
        for (const { elements } of part.alternatives)
          strings.push(String.fromCodePoint(...elements.map(({ value }) => value)));
        return;
      case 'CharacterClass':
        for (const one of part.elements) visit(one);
        return;
      case 'ExpressionCharacterClass':
        visit(part.expression);
        return;
      case 'ClassIntersection':
      case 'ClassSubtraction':
        visit(part.left);
        visit(part.right);
    }
  };
  visit(node);
  return [...new Set(strings)];
}

/** Every character in order, without the surrogates, which are none. Without the u or v flag only those of one unit. */
const everything = { units: undefined as string | undefined, points: undefined as string | undefined };

function allCharacters(unicode: boolean): string {
  const name = unicode ? 'points' : 'units';
  everything[name] ??= spell(0, 0xd7ff) + spell(0xe000, unicode ? 0x10_ffff : 0xffff);
  return everything[name];
}

function spell(first: number, last: number): string {
  const parts: string[] = [];
  for (let at = first; at <= last; at += 0x1000)
    parts.push(String.fromCodePoint(...Array.from({ length: Math.min(0x1000, last - at + 1) }, (_, i) => at + i)));
  return parts.join('');
}

const isUnicode = (flags: string): boolean => /[uv]/.test(flags);

function matchedRuns(source: string, flags: string): Runs {
  const text = allCharacters(isUnicode(flags));
  const runs: [number, number][] = [];
  for (const { 0: run, index } of text.matchAll(new RegExp(`(?:${source})+`, `${flags.replace('g', '')}g`))) {
    const first = text.codePointAt(index)!;
    const end = index + run.length;
    const last = text.codePointAt(end - (end > 1 && /[\udc00-\udfff]/.test(text[end - 1]!) ? 2 : 1))!;
    if (first <= 0xd7ff && last >= 0xe000) runs.push([first, 0xd7ff], [0xe000, last]);
    else runs.push([first, last]);
  }
  return runs;
}

/** Without the u or v flag a pattern may spell a character in its halves. */
function matchedSurrogates(source: string, flags: string): Runs {
  const whole = new RegExp(`^(?:${source})$`, flags);
  const runs: [number, number][] = [];
  for (let unit = 0xd800; unit <= 0xdfff; unit++) {
    if (!whole.test(String.fromCharCode(unit))) continue;
    const last = runs.at(-1);
    if (last?.[1] === unit - 1) last[1] = unit;
    else runs.push([unit, unit]);
  }
  return runs;
}

const isAscii = (runs: Runs): boolean => runs.every(([, last]) => last <= 0x7f);

const within = (runs: Runs, low: number, high: number): Runs =>
  runs.flatMap(([first, last]) =>
    first > high || last < low ? [] : [[Math.max(first, low), Math.min(last, high)] as const],
  );

/** Without controls, private use and what Unicode has not assigned. */
function assigned(runs: Runs): Runs {
  known ??= matchedRuns('\\P{C}', 'u');
  return runs.flatMap(([first, last]) => within(known!, first, last));
}
let known: Runs | undefined;

const orElse = (runs: Runs, otherwise: Runs): Runs => (runs.length > 0 ? runs : otherwise);
