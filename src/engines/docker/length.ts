import { InputError } from '@/engines/input-error';
import { grouped } from '@/engines/number/grouped';

const LONGEST_INPUT = 250_000;

export function checkLength(input: string): void {
  if (input.length > LONGEST_INPUT)
    throw new InputError(`At most ${grouped(LONGEST_INPUT)} characters are read, more than any command needs`);
}
