import { factorise, formatFactorisation } from '@/engines/number/factorise';
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

function neighbours(number: bigint): FieldRow[] {
  if (String(number).length > NEIGHBOUR_DIGITS) return [];
  return [
    { label: 'Previous Prime', value: String(previousPrime(number) ?? 'None') },
    { label: 'Next Prime', value: String(nextPrime(number)) },
  ];
}

export function checkPrime(number: bigint, onProgress: (done: number) => void, budget?: number): FieldRow[] {
  if (number < 2n)
    return [
      { label: 'Result', value: `${number} is not a prime number`, note: '0 and 1 are not prime by definition' },
      ...neighbours(number),
    ];
  if (isPrime(number))
    return [
      { label: 'Result', value: `${number} is a prime number` },
      {
        label: 'Certainty',
        value: number < CERTAIN_BELOW ? 'Proven' : 'Strong probable prime',
        ...(number < CERTAIN_BELOW ? {} : { note: 'no composite number is known that passes this test' }),
      },
      ...neighbours(number),
    ];
  const factors = factorise(number, { onProgress, ...(budget && { budget }) });
  const least = factors.powers[0]?.prime;
  // A larger factor found by chance need not be the smallest while something is not taken apart.
  const smallest = factors.rest === 1n || (least !== undefined && least < TRIED_BELOW) ? least : undefined;
  return [
    { label: 'Result', value: `${number} is not a prime number` },
    smallest === undefined
      ? { label: 'Smallest Divisor', value: `Above ${TRIED_BELOW}`, note: 'its factors are too large to be found here' }
      : { label: 'Smallest Divisor', value: String(smallest) },
    { label: 'Prime Factors', value: formatFactorisation(factors) },
    ...neighbours(number),
  ];
}
