/** What someone may have on the clipboard, and the tools that suit it. */
export interface Snippet {
  readonly text: string;
  /** Slugs, best first: the first suggestion must be one of them. */
  readonly wants: readonly string[];
  readonly note?: string;
}

/** A text that resembles the input of some tool and is none: at most what goes with any text may be offered. */
export interface LookAlike {
  readonly text: string;
  readonly note: string;
}
