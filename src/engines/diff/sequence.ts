/**
 * Longest-common-subsequence matching of two integer sequences.
 *
 * Exact (fewest changes) while a region needs no more than about 2 x SEARCH_LIMIT edits, which covers every small
 * input. A region that needs more is cut at symbols occurring once on each side (patience), or where there are too few
 * of those at the furthest point the search has reached; what the searches cost together is bounded, too.
 */

export interface SequenceMatch {
  /** For each position in the first sequence, the matched position in the second, or -1. Strictly increasing. */
  match: Int32Array;
  /** False where a cost limit was hit, so that a smaller set of changes may exist. */
  minimal: boolean;
}

/** Edits searched from either end before giving up on an exact middle. Time per region grows with its square. */
const SEARCH_LIMIT = 1024;

/**
 * Steps spent on such searches before the next ones get less. Without it a text of a hundred thousand short lines in
 * another order would be searched anew, to the limit, after every few lines.
 */
const EFFORT = 40_000_000;
const LEAST_LIMIT = 64;

/** At least one anchor per this many symbols, or one stray moved line would tear the whole region apart. */
const ANCHOR_SPACING = 256;

interface Region {
  a: Int32Array;
  b: Int32Array;
  /** Position in the original sequences of each kept symbol. */
  aAt: Int32Array;
  bAt: Int32Array;
}

/** `symbols` is one more than the largest symbol. `onStep` is told how many symbols are settled, of both together. */
export function matchSequences(
  a: Int32Array,
  b: Int32Array,
  symbols: number,
  onStep?: (settled: number) => void,
): SequenceMatch {
  const match = new Int32Array(a.length).fill(-1);
  const total = a.length + b.length;
  const countA = new Int32Array(symbols);
  const countB = new Int32Array(symbols);
  const whereB = new Int32Array(symbols);
  const forward = new Int32Array(2 * SEARCH_LIMIT + 8);
  const backward = new Int32Array(2 * SEARCH_LIMIT + 8);
  let minimal = true;
  let effort = EFFORT;

  const regions: Region[] = [{ a, b, aAt: positions(a.length), bAt: positions(b.length) }];
  let pending = total;
  let settled = 0;
  const settle = (size: number): void => {
    pending -= size;
    if (onStep && total - pending - settled > 4096) {
      settled = total - pending;
      onStep(settled);
    }
  };

  for (let region = regions.pop(); region; region = regions.pop()) {
    const kept = dropOneSided(region, countA, countB);
    settle(region.a.length + region.b.length - kept.a.length - kept.b.length);
    const { a, b, aAt, bAt } = kept;
    // The bounds of a range, and the size up to which anchors are worth looking for.
    const ranges = [0, a.length, 0, b.length, Number.POSITIVE_INFINITY];
    while (ranges.length > 0) {
      let worthAnchors = ranges.pop()!;
      let bEnd = ranges.pop()!;
      let bStart = ranges.pop()!;
      let aEnd = ranges.pop()!;
      let aStart = ranges.pop()!;
      const size = aEnd - aStart + bEnd - bStart;
      while (aStart < aEnd && bStart < bEnd && a[aStart] === b[bStart]) match[aAt[aStart++]!] = bAt[bStart++]!;
      while (aStart < aEnd && bStart < bEnd && a[aEnd - 1] === b[bEnd - 1]) match[aAt[--aEnd]!] = bAt[--bEnd]!;
      if (aStart === aEnd || bStart === bEnd) {
        settle(size);
        continue;
      }
      settle(size - (aEnd - aStart) - (bEnd - bStart));
      const most = Math.max(LEAST_LIMIT, Math.min(SEARCH_LIMIT, Math.floor(Math.sqrt(Math.max(0, effort) / 16))));
      const cut = findCut(a, aStart, aEnd, b, bStart, bEnd, forward, backward, most);
      effort -= cut.edits ** 2;
      if (!cut.exact) {
        minimal = false;
        const left = aEnd - aStart + bEnd - bStart;
        const anchors =
          left > worthAnchors ? [] : findAnchors(a, aStart, aEnd, b, bStart, bEnd, countA, countB, whereB);
        if (anchors.length * ANCHOR_SPACING >= 2 * Math.min(aEnd - aStart, bEnd - bStart)) {
          let aFrom = aStart;
          let bFrom = bStart;
          for (let i = 0; i <= anchors.length; i += 2) {
            const aTo = i < anchors.length ? anchors[i]! : aEnd;
            const bTo = i < anchors.length ? anchors[i + 1]! : bEnd;
            if (aFrom < aTo && bFrom < bTo) {
              regions.push({
                a: a.subarray(aFrom, aTo),
                b: b.subarray(bFrom, bTo),
                aAt: aAt.subarray(aFrom, aTo),
                bAt: bAt.subarray(bFrom, bTo),
              });
            } else {
              settle(aTo - aFrom + bTo - bFrom);
            }
            if (i < anchors.length) {
              match[aAt[aTo]!] = bAt[bTo]!;
              settle(2);
            }
            aFrom = aTo + 1;
            bFrom = bTo + 1;
          }
          continue;
        }
        // To look again after every cut would take as long as there are cuts, times all that is left.
        worthAnchors = Math.min(worthAnchors, left / 2);
      }
      ranges.push(aStart, aStart + cut.x, bStart, bStart + cut.y, worthAnchors);
      ranges.push(aStart + cut.x, aEnd, bStart + cut.y, bEnd, worthAnchors);
    }
  }
  onStep?.(total);
  return { match, minimal };
}

function positions(length: number): Int32Array {
  const out = new Int32Array(length);
  for (let i = 0; i < length; i++) out[i] = i;
  return out;
}

/** Symbols that the other side lacks are in no common subsequence, so leaving them out costs nothing and saves much. */
function dropOneSided(region: Region, countA: Int32Array, countB: Int32Array): Region {
  const { a, b, aAt, bAt } = region;
  for (const symbol of a) countA[symbol] = 1;
  for (const symbol of b) countB[symbol] = 1;
  const left = keep(a, aAt, countB);
  const right = keep(b, bAt, countA);
  for (const symbol of a) countA[symbol] = 0;
  for (const symbol of b) countB[symbol] = 0;
  return { a: left.values, aAt: left.at, b: right.values, bAt: right.at };
}

function keep(values: Int32Array, at: Int32Array, wanted: Int32Array): { values: Int32Array; at: Int32Array } {
  let count = 0;
  for (const value of values) count += wanted[value]!;
  if (count === values.length) return { values, at };
  const kept = { values: new Int32Array(count), at: new Int32Array(count) };
  let to = 0;
  for (let i = 0; i < values.length; i++) {
    if (wanted[values[i]!] === 0) continue;
    kept.values[to] = values[i]!;
    kept.at[to++] = at[i]!;
  }
  return kept;
}

interface Cut {
  x: number;
  y: number;
  exact: boolean;
  /** How many were looked for from either end: the time taken grows with their square. */
  edits: number;
}

/**
 * A point on a shortest edit path, by searching from both ends until the two meet (Myers 1986, section 4b). Both ranges
 * are non-empty and share neither first nor last symbol, so at least two edits are needed and both halves get smaller.
 */
function findCut(
  a: Int32Array,
  aStart: number,
  aEnd: number,
  b: Int32Array,
  bStart: number,
  bEnd: number,
  forward: Int32Array,
  backward: Int32Array,
  most: number,
): Cut {
  const n = aEnd - aStart;
  const m = bEnd - bStart;
  const delta = n - m;
  const odd = (delta & 1) !== 0;
  const limit = Math.min(most, n + m);
  // Forward diagonals run around 0 and backward ones around delta; neither strays further than `limit` from there.
  const zero = limit + 2;
  const far = n + m + 2;
  let fLow = 0;
  let fHigh = 0;
  let gLow = 0;
  let gHigh = 0;
  forward[zero] = 0;
  backward[zero] = n;

  for (let d = 1; d <= limit; d++) {
    if (fLow > -m) forward[zero + --fLow - 1] = -1;
    else fLow++;
    if (fHigh < n) forward[zero + ++fHigh + 1] = -1;
    else fHigh--;
    for (let k = fHigh; k >= fLow; k -= 2) {
      const down = forward[zero + k + 1]!;
      const right = forward[zero + k - 1]! + 1;
      let x = right > down ? right : down;
      let y = x - k;
      while (x < n && y < m && a[aStart + x] === b[bStart + y]) {
        x++;
        y++;
      }
      forward[zero + k] = x;
      const other = k - delta;
      if (odd && other >= gLow && other <= gHigh && backward[zero + other]! <= x)
        return { x, y, exact: true, edits: d };
    }

    if (gLow > -n) backward[zero + --gLow - 1] = far;
    else gLow++;
    if (gHigh < m) backward[zero + ++gHigh + 1] = far;
    else gHigh--;
    for (let k = gHigh; k >= gLow; k -= 2) {
      const up = backward[zero + k - 1]!;
      const left = backward[zero + k + 1]! - 1;
      let x = left < up ? left : up;
      let y = x - k - delta;
      while (x > 0 && y > 0 && a[aStart + x - 1] === b[bStart + y - 1]) {
        x--;
        y--;
      }
      backward[zero + k] = x;
      const other = k + delta;
      if (!odd && other >= fLow && other <= fHigh && x <= forward[zero + other]!)
        return { x, y, exact: true, edits: d };
    }
  }

  const best: Cut = { x: n >> 1, y: m >> 1, exact: false, edits: limit };
  let reach = 0;
  for (let k = fHigh; k >= fLow; k -= 2) {
    const x = Math.min(forward[zero + k]!, n, m + k);
    const y = x - k;
    if (x >= 0 && y >= 0 && x + y > reach && x + y < n + m) {
      reach = x + y;
      best.x = x;
      best.y = y;
    }
  }
  for (let k = gHigh; k >= gLow; k -= 2) {
    const x = Math.max(backward[zero + k]!, 0, k + delta);
    const y = x - k - delta;
    const covered = n + m - x - y;
    if (x <= n && y <= m && covered > reach && covered < n + m) {
      reach = covered;
      best.x = x;
      best.y = y;
    }
  }
  return best;
}

/** Positions (a, b, a, b, ...) of symbols found once on each side, as the longest run that keeps its order. */
function findAnchors(
  a: Int32Array,
  aStart: number,
  aEnd: number,
  b: Int32Array,
  bStart: number,
  bEnd: number,
  countA: Int32Array,
  countB: Int32Array,
  whereB: Int32Array,
): number[] {
  for (let i = aStart; i < aEnd; i++) countA[a[i]!]!++;
  for (let j = bStart; j < bEnd; j++) {
    countB[b[j]!]!++;
    whereB[b[j]!] = j;
  }
  const candidates: number[] = [];
  for (let i = aStart; i < aEnd; i++) if (countA[a[i]!] === 1 && countB[a[i]!] === 1) candidates.push(i);
  for (let i = aStart; i < aEnd; i++) countA[a[i]!] = 0;
  for (let j = bStart; j < bEnd; j++) countB[b[j]!] = 0;

  // Longest increasing subsequence by patience sorting: piles[n] ends the best run of length n + 1.
  const piles: number[] = [];
  const before = new Int32Array(candidates.length);
  for (let c = 0; c < candidates.length; c++) {
    const target = whereB[a[candidates[c]!]!]!;
    let low = 0;
    let high = piles.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (whereB[a[candidates[piles[middle]!]!]!]! < target) low = middle + 1;
      else high = middle;
    }
    before[c] = low > 0 ? piles[low - 1]! : -1;
    piles[low] = c;
  }
  const anchors = new Array<number>(piles.length * 2);
  let c = piles.length > 0 ? piles[piles.length - 1]! : -1;
  for (let i = piles.length - 1; i >= 0; i--) {
    const at = candidates[c]!;
    anchors[2 * i] = at;
    anchors[2 * i + 1] = whereB[a[at]!]!;
    c = before[c]!;
  }
  return anchors;
}
