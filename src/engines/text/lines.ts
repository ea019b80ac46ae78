/** The lines of a text, whatever ends them; a line feed at the very end starts no further line. */
export function getLines(text: string): string[] {
  const lines = text.includes('\r') ? text.split(/\r\n|\n|\r/) : text.split('\n');
  if (lines.length > 1 && lines.at(-1) === '') lines.pop();
  return lines;
}

/** The first of each; equal is what has the same key. */
export function withoutDuplicates(lines: readonly string[], getKey: (line: string) => string): string[] {
  const seen = new Set<string>();
  return lines.filter((line) => {
    const key = getKey(line);
    return !seen.has(key) && seen.add(key);
  });
}
