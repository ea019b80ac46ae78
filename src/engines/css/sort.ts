import type { Container, Declaration } from 'postcss';

/** Shorthands whose name is not the beginning of what they set. */
const SETS: Readonly<Record<string, readonly string[]>> = {
  font: ['line-height'],
  gap: ['row-gap', 'column-gap', 'grid-gap', 'grid-row-gap', 'grid-column-gap'],
  inset: ['top', 'right', 'bottom', 'left'],
  columns: ['column-width', 'column-count'],
  'flex-flow': ['flex-direction', 'flex-wrap'],
  'grid-area': ['grid-row', 'grid-column'],
  'place-content': ['align-content', 'justify-content'],
  'place-items': ['align-items', 'justify-items'],
  'place-self': ['align-self', 'justify-self'],
  size: ['width', 'height'],
};

const bare = (name: string) => name.toLowerCase().replace(/^-(webkit|moz|ms|o)-/, '');
const isWithin = (name: string, shorthand: string) =>
  name === shorthand ||
  name.startsWith(`${shorthand}-`) ||
  Boolean(SETS[shorthand]?.some((one) => name === one || name.startsWith(`${one}-`)));
const isLogical = (name: string) => /-(block|inline|start|end)(-|$)|^(block|inline)-size/.test(name);

/** Whether the order of two declarations can decide which of them wins. */
export function mayClash(a: string, b: string): boolean {
  if (a.startsWith('--') || b.startsWith('--')) return a === b;
  const [x, y] = [bare(a), bare(b)];
  if (x === 'all' || y === 'all' || isWithin(x, y) || isWithin(y, x)) return true;
  const [family] = x.split('-', 1);
  if (family !== y.split('-', 1)[0])
    return isLogical(x) !== isLogical(y) && /size|width|height|inset|top|right|bottom|left/.test(`${x} ${y}`);
  // A side and a colour of a border overlap without one being the beginning of the other.
  return family === 'border' || family === 'grid' || family === 'mask' || isLogical(x) || isLogical(y);
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
