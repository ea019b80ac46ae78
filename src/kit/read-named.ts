import { InputError } from '@/engines/input-error';
import { didYouMean } from '@/engines/text/nearest';
import { type Option, type OptionValue, readOption } from './option';
import type { AnyTool } from './tool';

/** What is said of a name or a value that there is not: where one may have been meant, a sentence behind a blank. */
export interface Guesses {
  /** Of the words that the caller knows. */
  option(written: string, known: readonly string[], tool: Pick<AnyTool, 'options'>): string;
  choice(written: string, choices: Readonly<Record<string, string>>): string;
}

/** By how they are spelt. Programs know more words for the same, which are too many for a page. */
export const BY_SPELLING: Guesses = {
  option: (written, known) => didYouMean(written, known),
  choice: (written, choices) => didYouMean(written, Object.keys(choices)),
};

/** Reads an option that someone wrote, by flag or as data; what is no choice is refused with the nearest one. */
export function readNamed(option: Option, raw: unknown, guesses = BY_SPELLING): OptionValue {
  try {
    return readOption(option, raw, 'command');
  } catch (error) {
    if (!(error instanceof InputError) || option.kind !== 'choice') throw error;
    const guess = guesses.choice(String(raw), option.choices);
    throw new InputError(error.message + (guess && `.${guess}`), error.details);
  }
}
