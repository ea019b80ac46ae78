import { BLOCKS } from './allowed';

/** A document once everything unwanted has gone. */
export interface Piece {
  tag: string;
  attributes: Map<string, string>;
  children: Item[];
  /** A paragraph that a word processor numbers or dots: where it stands in which list. */
  listed?: { list: string; level: number; ordered: boolean; type?: string; number?: number };
}
export type Item = string | Piece;

export const piece = (tag: string, children: Item[] = [], attributes = new Map<string, string>()): Piece => ({
  tag,
  attributes,
  children,
});
export const isPiece = (item: Item | undefined, ...tags: string[]): item is Piece =>
  item !== undefined && typeof item !== 'string' && (tags.length === 0 || tags.includes(item.tag));
export const isBlank = (item: Item): boolean => typeof item === 'string' && /^[ \t\n\f\r]*$/.test(item);

const known = new WeakMap<Piece, boolean>();
/** Whether it stands on lines of its own. What it holds must no longer change. */
export function isBlock(item: Item): item is Piece {
  if (typeof item === 'string') return false;
  let block = known.get(item);
  if (block === undefined) {
    block = BLOCKS.has(item.tag) || item.children.some(isBlock);
    known.set(item, block);
  }
  return block;
}
