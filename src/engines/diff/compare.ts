/** What counts as the same text. */
export interface CompareOptions {
  ignoreCase?: boolean;
  ignorePunctuation?: boolean;
  ignoreWhitespace?: boolean;
  /** How much of it: all (`diff -w`), how much there is between words and at the end (`-b`), or what ends a line (`-Z`). */
  whitespace?: 'all' | 'amount' | 'trailing';
  /** Changes of blank lines alone count for nothing (`diff -B`). */
  ignoreBlankLines?: boolean;
}

// Unicode files $ + < = > ^ ` | ~ under symbols, but everyone who ticks "ignore punctuation" means them too.
const PUNCTUATION = /[\p{P}$+<=>^`|~]+/gu;

/** White space as it is compared. Without line feeds among it, lines stay lines. */
function withoutSpace(text: string, whitespace: CompareOptions['whitespace'], withBreaks: boolean): string {
  if (whitespace === 'trailing') return text.replace(/[^\S\n]+(?=\n|$)/g, '');
  const space = withBreaks ? /\s+/g : /[^\S\n]+/g;
  return whitespace === 'amount' ? text.replace(space, ' ').replace(/ (?=\n|$)/g, '') : text.replace(space, '');
}

/** The text as it is compared. */
export function comparable(text: string, options: CompareOptions): string {
  let out = text;
  // Upper case after lower case: only so do `ẞ`/`ß`/`SS` and `Σ`/`σ`/`ς` each come out as one.
  if (options.ignoreCase) out = out.toLowerCase().toUpperCase();
  if (options.ignorePunctuation) out = out.replace(PUNCTUATION, '');
  if (options.ignoreWhitespace) out = withoutSpace(out, options.whitespace, true);
  return out;
}

/** A whole text as it is compared: as `comparable`, and with every line break the same. */
export function comparableText(text: string, options: CompareOptions): string {
  return comparable(withLineFeeds(text), options);
}

/** As `comparableText` with the line feeds kept whatever is ignored: as many lines as before, many times faster. */
export function comparableLines(text: string, options: CompareOptions): string {
  const { ignoreWhitespace, ...rest } = options;
  const out = comparable(withLineFeeds(text), rest);
  return ignoreWhitespace ? withoutSpace(out, options.whitespace, false) : out;
}

function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
