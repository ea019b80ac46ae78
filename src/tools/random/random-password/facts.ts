import { FAST_HASH_RATE, timeInWords } from '@/engines/password/time-in-words';
import { entropy } from '@/kit/generator';
import type { FieldRow } from '@/kit/output';

/** Half of all passwords are tried before the one is found, on average. */
export const facts = (bits: number): FieldRow[] => [
  entropy(bits),
  { label: 'Time to crack', value: `${timeInWords(2 ** (bits - 1) / FAST_HASH_RATE)} at 10 billion guesses a second` },
];
