export const straightQuotes = (text: string): string => text.replace(/[“”„‟]/g, '"').replace(/[‘’‚‛]/g, "'");

/** Words that begin with an apostrophe rather than in quotes. */
const SHORTENED = /^(?:tis|twas|twere|twill|em|cause|til|till|bout|round|neath|n)(?![\p{L}\p{M}])/iu;
const DECADE = /^\d\ds?(?![\p{L}\p{N}])/u;
/** What stands before a quote that opens. */
const BEFORE_OPENING = /[\s([{<“‘«‹—–/=-]/u;

/** Quotes as printers set them: they open behind a space or a bracket, and close elsewhere. */
export function curlyQuotes(text: string): string {
  let written = '';
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (sign !== '"' && sign !== "'") {
      written += sign;
      continue;
    }
    const before = written.at(-1) ?? ' ';
    const rest = text.slice(at + 1, at + 12);
    const opens = BEFORE_OPENING.test(before) && /^\S/.test(rest);
    if (sign === '"') written += opens ? '“' : '”';
    else written += opens && !SHORTENED.test(rest) && !DECADE.test(rest) ? '‘' : '’';
  }
  return written;
}
