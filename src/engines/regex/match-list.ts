/** Matches as offsets into the text: numbers only, so that thousands of them cross from a worker at once. */
export interface MatchList {
  /** For each match start and end of the whole and of each group, -1 where a group took no part. */
  spans: Int32Array;
  /** Matches in `spans`. */
  shown: number;
  /** Matches counted. */
  total: number;
  /** There are more matches than shown. */
  more: boolean;
  /** Counting stopped at its limit: there are at least `total`. */
  totalCapped: boolean;
  /** Names of the groups in order, null for those without one. */
  groupNames: (string | null)[];
}

export interface MatchGroup {
  name: string | null;
  /** Undefined where the group took no part in the match. */
  value: string | undefined;
  index: number;
  end: number;
}

export interface Match {
  value: string;
  index: number;
  end: number;
  groups: MatchGroup[];
}

/** One of the shown matches. */
export function matchAt(list: MatchList, text: string, index: number): Match {
  if (!(index >= 0 && index < list.shown)) throw new RangeError(`Match ${index} of ${list.shown}`);
  const base = index * 2 * (list.groupNames.length + 1);
  const start = list.spans[base]!;
  const end = list.spans[base + 1]!;
  const groups = list.groupNames.map((name, g): MatchGroup => {
    const from = list.spans[base + 2 * g + 2]!;
    const to = list.spans[base + 2 * g + 3]!;
    return { name, value: from < 0 ? undefined : text.slice(from, to), index: from, end: to };
  });
  return { value: text.slice(start, end), index: start, end, groups };
}
