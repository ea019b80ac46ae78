/** Modules along each side of an eye. */
const EYE = 7;

type Runs = readonly number[];

const sum = (runs: Runs): number => runs.reduce((all, run) => all + run, 0);

/** Whether five runs, dark first, are as long to each other as those across an eye: 1 : 1 : 3 : 1 : 1, as roughly as readers take it. */
function isLikeEye(runs: Runs): boolean {
  const module = sum(runs) / EYE;
  return [1, 1, 3, 1, 1].every((wanted, at) => Math.abs(wanted * module - runs[at]!) < (wanted * module) / 2);
}

/** The five runs up and down from a dark module, and where the middle one begins; nothing where the code ends before. */
function runsThrough(isDark: (at: number) => boolean, from: number, size: number) {
  const walk = (step: 1 | -1): Runs => {
    let at = from;
    return [true, false, true].map((dark) => {
      const start = at;
      while (at >= 0 && at < size && isDark(at) === dark) at += step;
      return Math.abs(at - start);
    });
  };
  const [before, after] = [walk(-1), walk(1)];
  const runs = [before[2]!, before[1]!, before[0]! + after[0]! - 1, after[1]!, after[2]!];
  return { runs, middle: from + (after[0]! - before[0]!) / 2 };
}

/** How many places among the data a reader that looks for eyes, row by row and then column by column, takes for one. */
export function countLookalikes(modules: readonly (readonly boolean[])[]): number {
  const size = modules.length;
  const isEye = (x: number, y: number) => {
    const [left, top] = [x < EYE, y < EYE];
    return (left && top) || (left && y >= size - EYE) || (top && x >= size - EYE);
  };
  const found = new Set<string>();
  for (const [y, row] of modules.entries())
    for (let x = 1; x < size; x++) {
      // Once for each dark run.
      if (!row[x] || row[x - 1]) continue;
      const { runs: across, middle } = runsThrough((at) => row[at]!, x, size);
      const column = Math.floor(middle + 0.5);
      if (!isLikeEye(across) || isEye(column, y)) continue;
      const { runs: down, middle: center } = runsThrough((at) => modules[at]![column]!, y, size);
      const [wide, high] = [sum(across), sum(down)];
      if (isLikeEye(down) && 5 * Math.abs(high - wide) < 2 * wide) found.add(`${middle} ${center}`);
    }
  return found.size;
}
