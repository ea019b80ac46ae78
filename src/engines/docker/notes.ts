const LONGEST_QUOTE = 60;
export const shorten = (text: string) => (text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text);

/** What the visitor is told beside the file. */
export class Notes {
  readonly all = new Set<string>();
  readonly variables = new Set<string>();
  /** Advice differs where it is not a Compose file that is made. */
  constructor(readonly target: 'compose' | 'other' = 'compose') {}
  add(note: string) {
    this.all.add(note);
  }
  /** What Docker refuses would make the whole file one that Compose refuses. */
  leaveOut(flag: string, value: string, why = 'Docker doesn’t accept this value') {
    this.add(`Not converted: ${flag} ${shorten(value)} (${why})`);
  }
}
