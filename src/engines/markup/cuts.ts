export interface Cut {
  from: number;
  to: number;
  instead: string;
}

/** The source with pieces replaced. Pieces that overlap others are left as they are. */
export function applyCuts(source: string, cuts: Cut[]): string {
  let kept = '';
  let at = 0;
  for (const { from, to, instead } of cuts.sort((a, b) => a.from - b.from || a.to - b.to)) {
    if (from < at) continue;
    kept += source.slice(at, from) + instead;
    at = to;
  }
  return kept + source.slice(at);
}
