/** What counts as the same text. */
export interface CompareOptions {
  ignoreCase?: boolean;
  ignorePunctuation?: boolean;
  ignoreWhitespace?: boolean;
}

// Unicode files $ + < = > ^ ` | ~ under symbols, but everyone who ticks "ignore punctuation" means them too.
const PUNCTUATION = /[\p{P}$+<=>^`|~]+/gu;

/** The text as it is compared. Ignoring white space leaves all of it out, as `diff -w` does. */
export function comparable(text: string, options: CompareOptions): string {
  let out = text;
  // Upper case after lower case: only so do `ẞ`/`ß`/`SS` and `Σ`/`σ`/`ς` each come out as one.
  if (options.ignoreCase) out = out.toLowerCase().toUpperCase();
  if (options.ignorePunctuation) out = out.replace(PUNCTUATION, '');
  if (options.ignoreWhitespace) out = out.replace(/\s+/g, '');
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
  return ignoreWhitespace ? out.replace(/[^\S\n]+/g, '') : out;
}

function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
