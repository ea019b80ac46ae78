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
