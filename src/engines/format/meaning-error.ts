import { shorten } from '@/engines/excerpt';

/** Laid out anew the source would say something else, so it was not. Tools give the source back, with this message. */
export class MeaningError extends Error {
  override readonly name = 'MeaningError';
  constructor() {
    super('Formatting would have changed the meaning, so this is unchanged.');
  }
}

/** Known by its name: two bundles of this code each have a class of their own. */
export const isMeaningError = (error: unknown): error is MeaningError =>
  error instanceof Error && error.name === 'MeaningError';

/** Says which parts were left as they were: how the first begins, and how many more there are. */
export function noteUnchangedParts([first = '', ...others]: readonly string[]): string {
  const more = others.length === 0 ? '' : others.length === 1 ? ' and 1 more' : ` and ${others.length} more`;
  return `Formatting would have changed what this means, so it stays as it was: ${shorten(first.trim(), 60)}${more}`;
}
