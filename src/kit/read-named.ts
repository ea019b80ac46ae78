import { InputError } from '@/engines/input-error';
import { didYouMean } from '@/engines/text/nearest';
import { type Option, type OptionValue, readOption } from './option';

/** Reads an option that someone wrote, by flag or as data; what is no choice is refused with the nearest one. */
export function readNamed(option: Option, raw: unknown): OptionValue {
  try {
    return readOption(option, raw, 'command');
  } catch (error) {
    if (!(error instanceof InputError) || option.kind !== 'choice') throw error;
    const guess = didYouMean(String(raw), Object.keys(option.choices));
    throw new InputError(error.message + (guess && `.${guess}`), error.details);
  }
}
