import { InputError } from '@/engines/input-error';
import { type Decimal, floorDivide, parseDecimal } from '@/engines/number/exact';
import type { Lattice } from './lattice';

const FIELD = 'exclude';
const NUMBER = String.raw`[+-−]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`;
const PART = new RegExp(`^(${NUMBER})(?:\\s*(?:-|–|\\.\\.+|to)\\s*(${NUMBER}))?$`, 'i');

/** What is left out, from and to, both included. */
export interface Range {
  readonly from: Decimal;
  readonly to: Decimal;
}

/** Reads `4, 13, 40-49`. */
export function parseRanges(text: string): Range[] {
  return text
    .split(/[,;\n]+/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, first, last] = PART.exec(part) ?? [];
      if (first === undefined)
        throw new InputError(`“${part}” isn’t a number or a range: write 4, 13, 40-49`, { field: FIELD });
      const from = parseDecimal(first, 'Exclude');
      const to = last === undefined ? from : parseDecimal(last, 'Exclude');
      if (from.digits * 10n ** BigInt(to.scale) > to.digits * 10n ** BigInt(from.scale))
        throw new InputError(`The range ${part} ends before it begins`, { field: FIELD });
      return { from, to };
    });
}

interface Hole {
  readonly first: bigint;
  readonly size: bigint;
}

/** Of what is left out those numbers that are in the lattice, which has a step of one; in order, none twice. */
function findHoles({ first, size }: Lattice, ranges: readonly Range[], decimals: number): Hole[] {
  const unit = 10n ** BigInt(decimals);
  const floor = ({ digits, scale }: Decimal) => floorDivide(digits * unit, 10n ** BigInt(scale));
  const ceiling = (value: Decimal) => -floor({ ...value, digits: -value.digits });
  const spans = ranges
    .map(({ from, to }) => [ceiling(from), floor(to)] as const)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const holes: Hole[] = [];
  let next = first;
  for (const [from, to] of spans) {
    const start = from > next ? from : next;
    const end = to < first + size - 1n ? to : first + size - 1n;
    if (start > end) continue;
    holes.push({ first: start, size: end - start + 1n });
    next = end + 1n;
  }
  return holes;
}

/** A lattice without some of its numbers: one that is as large as what is left, and what each of its numbers stands for. */
export function withoutRanges(
  lattice: Lattice,
  ranges: readonly Range[],
  decimals: number,
): { left: Lattice; place(drawn: bigint): bigint } {
  const holes = findHoles(lattice, ranges, decimals);
  const size = holes.reduce((left, hole) => left - hole.size, lattice.size);
  if (size === 0n) throw new InputError('All numbers of the range are excluded', { field: FIELD });
  return {
    left: { ...lattice, size },
    place(drawn) {
      let value = drawn;
      for (const { first, size } of holes) {
        if (value < first) break;
        value += size;
      }
      return value;
    },
  };
}
