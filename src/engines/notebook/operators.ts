import { modulo, readNumber } from '@/engines/calculate/real';
import { InputError } from '@/engines/input-error';
import { minus, plain, plus, product, quantity, quotient, type Value, whole } from './values';

const LARGEST_SHIFT = 10_000n;

const bitwise = (what: string, by: (a: bigint, b: bigint) => bigint) => (a: Value, b: Value) =>
  quantity(readNumber(String(by(whole(a, what), whole(b, what)))));
function shift(a: bigint, by: bigint): bigint {
  if (by > LARGEST_SHIFT || by < -LARGEST_SHIFT) throw new InputError(`Bits can be shifted by up to ${LARGEST_SHIFT}`);
  return by < 0n ? a >> -by : a << by;
}
const share = (a: Value, b: Value, by: (whole: Value, part: Value) => Value, word: string): Value => {
  if (a.kind !== 'number' || !a.isPercent)
    throw new InputError(`${word} needs a percentage before it, as in 20% ${word} 50`);
  return by(b, a);
};

export interface Infix {
  readonly level: number;
  apply(a: Value, b: Value): Value;
}
/** What stands between two values; a higher level binds more. */
export const INFIX: Readonly<Record<string, Infix>> = {
  '|': { level: 1, apply: bitwise('|', (a, b) => a | b) },
  or: { level: 1, apply: bitwise('or', (a, b) => a | b) },
  xor: { level: 2, apply: bitwise('xor', (a, b) => a ^ b) },
  '&': { level: 3, apply: bitwise('&', (a, b) => a & b) },
  and: { level: 3, apply: bitwise('and', (a, b) => a & b) },
  '<<': { level: 4, apply: bitwise('<<', shift) },
  '>>': { level: 4, apply: bitwise('>>', (a, b) => shift(a, -b)) },
  '+': { level: 5, apply: plus },
  '-': { level: 5, apply: minus },
  on: { level: 5, apply: (a, b) => share(a, b, plus, 'on') },
  off: { level: 5, apply: (a, b) => share(a, b, minus, 'off') },
  '*': { level: 6, apply: product },
  '/': { level: 6, apply: quotient },
  mod: { level: 6, apply: (a, b) => quantity(modulo(plain(a, 'mod'), plain(b, 'mod'))) },
  of: { level: 6, apply: (a, b) => share(a, b, product, 'of') },
};
