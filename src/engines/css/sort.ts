import type { Container, Declaration } from 'postcss';

/** Shorthands whose name is not the beginning of what they set. */
const SETS: Readonly<Record<string, readonly string[]>> = {
  font: ['line-height'],
  gap: ['row-gap', 'column-gap'],
  inset: ['top', 'right', 'bottom', 'left'],
  columns: ['column-width', 'column-count', 'column-height', 'column-wrap'],
  'contain-intrinsic-size': ['contain-intrinsic'],
  'flex-flow': ['flex-direction', 'flex-wrap'],
  'line-clamp': ['max-lines', 'block-ellipsis', 'continue'],
  'place-content': ['align-content', 'justify-content'],
  'place-items': ['align-items', 'justify-items'],
  'place-self': ['align-self', 'justify-self'],
  size: ['width', 'height'],
  'text-spacing': ['text-autospace'],
  'vertical-align': ['alignment-baseline', 'baseline-shift', 'baseline-source'],
  'white-space': ['text-wrap'],
};

/** Second names, which browsers take for the first. */
const ALIASES: readonly (readonly [RegExp, string])[] = [
  [/^word-wrap$/, 'overflow-wrap'],
  [/^grid-((row-|column-)?gap)$/, '$1'],
  [/^(page|column)-break-/, 'break-'],
  [/^font-stretch$/, 'font-width'],
  [/^color-adjust$/, 'print-color-adjust'],
  [/^scroll-snap-margin/, 'scroll-margin'],
  [/^inset-area$/, 'position-area'],
  [/^glyph-orientation-vertical$/, 'text-orientation'],
  // One shorthand sets the rules in gaps of both directions.
  [/^(column|row)-rule/, 'rule'],
  [/^(m(?:in|ax)-)?logical-width$/, '$1inline-size'],
  [/^(m(?:in|ax)-)?logical-height$/, '$1block-size'],
  [/^(margin|padding)-before/, '$1-block-start'],
  [/^(margin|padding)-after/, '$1-block-end'],
];

const bare = (name: string) =>
  name
    .toLowerCase()
    .replace(/^[*_]/, '')
    .replace(/^-(webkit|moz|ms|o|epub)-/, '');
const canonical = (name: string) => ALIASES.reduce((known, [alias, first]) => known.replace(alias, first), bare(name));
const isWithin = (name: string, shorthand: string) =>
  name === shorthand ||
  name.startsWith(`${shorthand}-`) ||
  Boolean(SETS[shorthand]?.some((one) => name === one || name.startsWith(`${one}-`)));
const isLogical = (name: string) => /-(block|inline|start|end)(-|$)|^(block|inline)-size/.test(name);

/** A side and a colour of a border overlap without one being the beginning of the other. */
const FAMILIES = new Set(['border', 'corner', 'grid', 'mask', 'rule']);

/** Whether the order of two declarations can decide which of them wins. */
export function mayClash(a: string, b: string): boolean {
  if (a.startsWith('--') || b.startsWith('--')) return a === b;
  const [x, y] = [canonical(a), canonical(b)];
  if (x === 'all' || y === 'all' || isWithin(x, y) || isWithin(y, x)) return true;
  const [family] = x.split('-', 1);
  if (family !== y.split('-', 1)[0])
    return isLogical(x) !== isLogical(y) && /size|width|height|inset|top|right|bottom|left/.test(`${x} ${y}`);
  return FAMILIES.has(family!) || isLogical(x) || isLogical(y);
}

/** By name, except that what might clash stays in its order: the smallest of those that nothing earlier holds back, again and again. */
export function sortedNames(names: readonly string[]): number[] {
  const left = names.map((_, at) => at);
  const order: number[] = [];
  while (left.length > 0) {
    let best = 0;
    for (let at = 1; at < left.length; at++) {
      const free = left.slice(0, at).every((before) => !mayClash(names[before]!, names[left[at]!]!));
      if (free && bare(names[left[at]!]!) < bare(names[left[best]!]!)) best = at;
    }
    order.push(...left.splice(best, 1));
  }
  return order;
}

/** Longer runs are data, not style, and sorting them would take the cube of their length. */
const LONGEST_RUN = 200;

/** Sorts each run of declarations; nested rules and comments between them stay where they are. */
export function sortProperties(parent: Container): void {
  let run: Declaration[] = [];
  const flush = () => {
    if (run.length > 1 && run.length <= LONGEST_RUN) {
      const order = sortedNames(run.map(({ prop }) => prop));
      const sorted = order.map((at) => run[at]!.clone());
      for (const [at, declaration] of run.entries()) declaration.replaceWith(sorted[at]!);
    }
    run = [];
  };
  for (const node of [...(parent.nodes ?? [])]) {
    if (node.type === 'decl') run.push(node);
    else {
      flush();
      if ('nodes' in node) sortProperties(node as Container);
    }
  }
  flush();
}
