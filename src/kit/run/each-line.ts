/** Lines between two reports of progress. */
const STRETCH = 100;

/** One line after the other. `pause` is told how much is done, from 0 to 1, and may end it all. */
export async function eachLine<Row>(
  lines: readonly string[],
  run: (line: string) => Promise<Row>,
  pause: (done: number) => void | Promise<void>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [at, line] of lines.entries()) {
    if (at % STRETCH === 0) await pause(at / lines.length);
    rows.push(await run(line));
  }
  return rows;
}
