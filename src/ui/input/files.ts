/** The text of a file, or nothing and a message why; `accept` says what is taken instead. What reads it comes with the first file. */
export const readText = async (file: File, accept?: string): Promise<string | undefined> =>
  (await import('./read-file')).readText(file, accept);
