import { type Entry, isError } from './entry';

/** Entries drawn and put away together. */
export const BLOCK = 50;
/** More than this is not kept over several runs. */
const MOST_ENTRIES = 200_000;

export interface Log {
  blocks: readonly (readonly Entry[])[];
  count: number;
  errors: number;
  /** Entries that were not kept. */
  left: number;
}
export const EMPTY: Log = { blocks: [], count: 0, errors: 0, left: 0 };

/** Adds to the last block and keeps the others as they are, so that they are not drawn again. */
export function append(log: Log, entries: readonly Entry[]): Log {
  const cleared = entries.findLastIndex(({ type }) => type === 'clear');
  const base = cleared === -1 ? log : EMPTY;
  const added = cleared === -1 ? entries : entries.slice(cleared);
  const blocks = [...base.blocks];
  let at = 0;
  const last = blocks.at(-1);
  if (last && last.length < BLOCK) {
    at = BLOCK - last.length;
    blocks[blocks.length - 1] = [...last, ...added.slice(0, at)];
  }
  for (; at < added.length; at += BLOCK) blocks.push(added.slice(at, at + BLOCK));
  const surplus = Math.max(0, Math.ceil((base.count + added.length - MOST_ENTRIES) / BLOCK));
  const dropped = blocks.slice(0, surplus).reduce((sum, block) => sum + block.length, 0);
  return {
    blocks: surplus > 0 ? blocks.slice(surplus) : blocks,
    count: base.count + added.length - dropped,
    errors: base.errors + added.filter(isError).length,
    left: base.left + dropped,
  };
}
