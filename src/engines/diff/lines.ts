/** The lines of a text as offsets into it, so that a worker can hand them over without copying a string. */
export interface LineTable {
  /** Start and end (UTF-16 units, line break left out) of each line: two entries a line. */
  bounds: Uint32Array;
  lf: number;
  crlf: number;
  cr: number;
  /** Whether the last line ends in a line break. */
  finalBreak: boolean;
}

/** A final line break ends the last line rather than beginning an empty one; an empty text has no line. */
export function splitLines(text: string): LineTable {
  let lf = 0;
  let crlf = 0;
  let cr = 0;
  let bounds = new Uint32Array(1024);
  let used = 0;
  const add = (start: number, end: number): void => {
    if (used + 2 > bounds.length) {
      const larger = new Uint32Array(bounds.length * 2);
      larger.set(bounds);
      bounds = larger;
    }
    bounds[used++] = start;
    bounds[used++] = end;
  };
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit !== 10 && unit !== 13) continue;
    add(start, i);
    if (unit === 10) lf++;
    else if (text.charCodeAt(i + 1) === 10) {
      crlf++;
      i++;
    } else cr++;
    start = i + 1;
  }
  const finalBreak = text.length > 0 && start === text.length;
  if (start < text.length) add(start, text.length);
  return { bounds: bounds.slice(0, used), lf, crlf, cr, finalBreak };
}

export function lineCount(bounds: Uint32Array): number {
  return bounds.length / 2;
}

/** "CRLF", "LF", "CR", "mixed", or undefined where the text has no line break. */
export function endingName(table: LineTable): string | undefined {
  const kinds = [table.lf > 0 && 'LF', table.crlf > 0 && 'CRLF', table.cr > 0 && 'CR'].filter((kind) => kind !== false);
  return kinds.length > 1 ? 'mixed' : kinds[0];
}
