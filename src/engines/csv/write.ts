/**
 * A cell as it stands in a CSV text (RFC 4180): quoted where it must be, and where blanks at its ends would be lost.
 */
export function csvCell(text: string, delimiter: string): string {
  if (text === '') return '';
  const must = text.includes('"') || text.includes('\n') || text.includes('\r') || text.includes(delimiter);
  return must || text.trim() !== text ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of cells. One that would be an empty line, which readers skip, gets its quotes. */
export function csvLine(cells: readonly string[], delimiter: string): string {
  const line = cells.map((cell) => csvCell(cell, delimiter)).join(delimiter);
  return line === '' ? '""' : line;
}
