/** The two texts that a unified patch speaks of, as far as it shows them. */
export function getSides(patch: string): { left: string; right: string } {
  const left: string[] = [];
  const right: string[] = [];
  /** Lines of each side that the hunk still has. */
  let [before, after] = [0, 0];
  for (const line of patch.split(/\r\n?|\n/)) {
    const hunk = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line);
    if (hunk) [before, after] = [Number(hunk[1] ?? 1), Number(hunk[2] ?? 1)];
    else if (before + after > 0 && !line.startsWith('\\')) {
      if (!line.startsWith('+') && before-- > 0) left.push(line.slice(1));
      if (!line.startsWith('-') && after-- > 0) right.push(line.slice(1));
    }
  }
  return { left: left.join('\n'), right: right.join('\n') };
}
