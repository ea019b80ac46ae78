import { HUNK_FIELDS } from './layout';

/** Two texts compared line by line. Nothing but numbers and notes: lines are cut from the texts when they are shown. */
export interface LineDiff {
  /** Start and end offset of each line in its text; see `lineAt`. */
  leftBounds: Uint32Array;
  rightBounds: Uint32Array;
  /** Changed regions, four entries each: left start, left end, right start, right end (line indices, ends excluded). */
  hunks: Int32Array;
  /** 1 for each region that is shown but counts for nothing, such as blank lines where these are ignored. */
  quiet?: Uint8Array;
  /**
   * Everything in order, five entries each: kind (see `Block`), left start, left count, right start, right count.
   * Within a hunk, lines that resemble each other stand in `paired` blocks.
   */
  blocks: Int32Array;
  removed: number;
  added: number;
  unchanged: number;
  /** The texts are the same to the last character, line breaks included. */
  identical: boolean;
  /** False where so much changed that a cost limit was hit and fewer changes might do. */
  minimal: boolean;
  notes: string[];
}

export const Block = { equal: 0, paired: 1, unpaired: 2 } as const;

export const BLOCK_FIELDS = 5;

/** The regions that count, by their number. */
export const loudHunks = ({ hunks, quiet }: Pick<LineDiff, 'hunks' | 'quiet'>): number[] => {
  const all = Array.from({ length: hunks.length / HUNK_FIELDS }, (_, hunk) => hunk);
  return quiet ? all.filter((hunk) => quiet[hunk] === 0) : all;
};
