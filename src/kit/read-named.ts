import { InputError } from '@/engines/input-error';
import { type Option, type OptionValue, readOption } from './option';
import { didYouMeanChoice } from './synonyms';

/** Reads an option that someone wrote, by flag or as data; what is no choice is refused with the nearest one. */
export function readNamed(option: Option, raw: unknown): OptionValue {
  try {
    return readOption(option, raw, 'command');
  } catch (error) {
    if (!(error instanceof InputError) || option.kind !== 'choice') throw error;
    const guess = didYouMeanChoice(String(raw), option.choices);
    throw new InputError(error.message + (guess && `.${guess}`), error.details);
  }
}
