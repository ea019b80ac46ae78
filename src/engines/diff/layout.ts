// How lines and changed regions are stored: the little of a comparison that every page brings, to write one as text.

/** Entries of one region in `LineDiff.hunks`. */
export const HUNK_FIELDS = 4;

/** One line's text, without its line break. Lines count from 0. */
export function lineAt(text: string, bounds: Uint32Array, line: number): string {
  return text.slice(bounds[2 * line]!, bounds[2 * line + 1]!);
}
