export interface Mark {
  /** Along the ruler, from 0 to 1. */
  readonly at: number;
  readonly label: string;
}
export interface RulerMarks {
  /** How far the value reaches. */
  readonly reach: number;
  /** In the unit of the result, and in that of the value. */
  readonly result: readonly Mark[];
  readonly value: readonly Mark[];
}

const MARKS = 8;
const LARGEST = 1e12;
const SMALLEST = 1e-6;

/** 1, 2 or 5 times a power of ten: the least step that makes no more marks than wanted. */
function stepFor(end: number): number {
  const power = 10 ** Math.floor(Math.log10(end / MARKS));
  return power * ([1, 2, 5, 10].find((times) => end / (power * times) <= MARKS) ?? 10);
}

function marksUpTo(end: number): Mark[] {
  const step = stepFor(end);
  // Half a step less than nothing is what rounding may take from the last.
  return Array.from({ length: Math.floor(end / step + 1e-9) + 1 }, (_, count) => ({
    at: (count * step) / end,
    label: String(Number((count * step).toPrecision(6))),
  }));
}

/** A ruler with both units, that ends at the first mark behind the result. Only for sizes that one can draw. */
export function rulerMarks(value: number, result: number): RulerMarks | undefined {
  const isDrawn = (size: number) => size >= SMALLEST && size <= LARGEST;
  if (!isDrawn(value) || !isDrawn(result)) return undefined;
  const step = stepFor(result);
  const end = Math.ceil(result / step - 1e-9) * step;
  return { reach: result / end, result: marksUpTo(end), value: marksUpTo((value / result) * end) };
}
