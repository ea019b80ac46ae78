import type { AST } from '@eslint-community/regexpp';

/** A part of a pattern in words. Offsets are UTF-16 units of the pattern. */
export interface Explanation {
  start: number;
  end: number;
  text: string;
  children: Explanation[];
}

/** What the flags and the modifiers around a part make of it. */
export interface Mode {
  ignoreCase: boolean;
  multiline: boolean;
  dotAll: boolean;
}

export function node({ start, end }: AST.Node, text: string, children: Explanation[] = []): Explanation {
  return { start, end, text, children };
}

/** Things in one sentence. */
export function list(items: string[], word = 'and'): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}
