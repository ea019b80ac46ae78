import { type FactoriseOptions, factorise, formatFactorisation } from '@/engines/number/factorise';
import { isPrime } from '@/engines/number/primes';
import { InputError } from '@/kit';
import type { FieldRow } from '@/kit/output';

const MOST_DIGITS = 2000;
/** Primes next to longer numbers take too long to find. */
const NEIGHBOUR_DIGITS = 150;
/** Divisors below this are all found by trial. */
const TRIED_BELOW = 100_000n;
const CERTAIN_BELOW = 318_665_857_834_031_151_167_461n;

export function readNumber(input: string): bigint {
  const digits = /^\s*\+?0*(\d+)\s*$/.exec(input)?.[1];
  if (digits === undefined) throw new InputError('Please enter a positive integer.');
  if (digits.length > MOST_DIGITS) throw new InputError(`Please enter a number of up to ${MOST_DIGITS} digits.`);
  return BigInt(digits);
}

const nextPrime = (number: bigint): bigint => {
  let candidate = number < 2n ? 2n : number + 1n + (number & 1n);
  while (!isPrime(candidate)) candidate += 2n;
  return candidate;
};
const previousPrime = (number: bigint): bigint | undefined => {
  if (number <= 2n) return undefined;
  if (number === 3n) return 2n;
  let candidate = number - 1n - (number & 1n);
  while (!isPrime(candidate)) candidate -= 2n;
  return candidate;
};

/** What was found out about a number; digits as text, for there may be many. */
export interface Checked {
  number: string;
  isPrime: boolean;
  /** Of a prime: it is one for certain, and not only by all that is known. */
  proven?: boolean;
  /** Absent where it is too large to be found. */
  smallestDivisor?: string;
  factors?: readonly { prime: string; exponent: number }[];
  /** What of a composite number could not be taken apart. */
  rest?: string;
  /** Absent where there is none, and beside very long numbers. */
  previousPrime?: string;
  nextPrime?: string;
}

export function checkPrime(number: bigint, onProgress: (done: number) => void, how: FactoriseOptions = {}): Checked {
  const digits = String(number);
  const near = digits.length <= NEIGHBOUR_DIGITS;
  const previous = near ? previousPrime(number) : undefined;
  const neighbours = {
    ...(previous !== undefined && { previousPrime: String(previous) }),
    ...(near && { nextPrime: String(nextPrime(number)) }),
  };
  if (isPrime(number)) return { number: digits, isPrime: true, proven: number < CERTAIN_BELOW, ...neighbours };
  if (number < 2n) return { number: digits, isPrime: false, ...neighbours };
  const { powers, rest } = factorise(number, { onProgress, ...how });
  const least = powers[0]?.prime;
  // A larger factor found by chance need not be the smallest while something is not taken apart.
  const smallest = rest === 1n || (least !== undefined && least < TRIED_BELOW) ? least : undefined;
  return {
    number: digits,
    isPrime: false,
    ...(smallest !== undefined && { smallestDivisor: String(smallest) }),
    factors: powers.map(({ prime, exponent }) => ({ prime: String(prime), exponent })),
    ...(rest > 1n && { rest: String(rest) }),
    ...neighbours,
  };
}

function divisors({ smallestDivisor, factors, rest = '1' }: Checked): FieldRow[] {
  if (!factors) return [];
  const powers = factors.map(({ prime, exponent }) => ({ prime: BigInt(prime), exponent }));
  return [
    smallestDivisor === undefined
      ? { label: 'Smallest Divisor', value: `Above ${TRIED_BELOW}`, note: 'its factors are too large to find here' }
      : { label: 'Smallest Divisor', value: smallestDivisor },
    { label: 'Prime Factors', value: formatFactorisation({ powers, rest: BigInt(rest) }) },
  ];
}

/** The same in words. */
export function getRows(checked: Checked): FieldRow[] {
  const { number, isPrime: prime, proven, factors, previousPrime: previous, nextPrime: next } = checked;
  return [
    {
      label: 'Result',
      value: `${number} is ${prime ? 'a' : 'not a'} prime number`,
      ...(!prime && !factors && { note: '0 and 1 are not prime by definition' }),
    },
    ...(prime
      ? [
          proven
            ? { label: 'Certainty', value: 'Proven' }
            : {
                label: 'Certainty',
                value: 'Strong probable prime',
                note: 'no known composite number passes this test',
              },
        ]
      : divisors(checked)),
    ...(next === undefined
      ? []
      : [
          { label: 'Previous Prime', value: previous ?? 'None' },
          { label: 'Next Prime', value: next },
        ]),
  ];
}
