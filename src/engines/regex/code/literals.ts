const escapeAs = (text: string, form: RegExp, number: (code: number) => string): string =>
  text.replace(form, (char) => {
    const known: Readonly<Record<string, string>> = {
      '\n': '\\n',
      '\r': '\\r',
      '\t': '\\t',
      '\\': '\\\\',
      '"': '\\"',
      "'": "\\'",
    };
    return known[char] ?? number(char.codePointAt(0)!);
  });
const hex = (code: number, digits: number): string => code.toString(16).padStart(digits, '0');
/** Characters that cannot be seen, or that end a line of code. */
const HIDDEN = '\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ufeff';
const unseen = new RegExp(`[${HIDDEN}]`);

/** Text as a literal of each language. */
export const LITERALS = {
  javascript: (text: string): string =>
    `'${escapeAs(text, new RegExp(`[\\\\'${HIDDEN}]`, 'g'), (code) => `\\u${hex(code, 4)}`)}'`,
  python(text: string): string {
    const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
    // A raw literal cannot hold its own quote, nor end in an odd number of backslashes.
    if (!text.includes(quote) && !unseen.test(text) && !/(?<!\\)(?:\\\\)*\\$/.test(text) && text.includes('\\'))
      return `r${quote}${text}${quote}`;
    const form = new RegExp(`[\\\\${quote}${HIDDEN}]`, 'g');
    return quote + escapeAs(text, form, (code) => (code < 0x100 ? `\\x${hex(code, 2)}` : `\\u${hex(code, 4)}`)) + quote;
  },
  go: (text: string): string =>
    text.includes('`') || unseen.test(text)
      ? `"${escapeAs(text, new RegExp(`[\\\\"${HIDDEN}]`, 'g'), (code) => `\\u${hex(code, 4)}`)}"`
      : `\`${text}\``,
  java: (text: string): string =>
    `"${escapeAs(text, new RegExp(`[\\\\"${HIDDEN}]`, 'g'), (code) => `\\u${hex(code, 4)}`)}"`,
  csharp: (text: string): string =>
    unseen.test(text)
      ? `"${escapeAs(text, new RegExp(`[\\\\"${HIDDEN}]`, 'g'), (code) => `\\u${hex(code, 4)}`)}"`
      : `@"${text.replaceAll('"', '""')}"`,
  php: (text: string): string =>
    unseen.test(text)
      ? `"${text
          .replace(/[\\"$]/g, '\\$&')
          .replace(new RegExp(`[${HIDDEN}]`, 'g'), (char) => `\\u{${hex(char.codePointAt(0)!, 1)}}`)}"`
      : `'${text.replace(/[\\']/g, '\\$&')}'`,
  rust(text: string): string {
    if (unseen.test(text))
      return `"${escapeAs(text, new RegExp(`[\\\\"${HIDDEN}]`, 'g'), (code) => `\\u{${hex(code, 1)}}`)}"`;
    const runs = text.match(/"#*/g)?.map(({ length }) => length) ?? [0];
    const fence = '#'.repeat(Math.max(...runs));
    return `r${fence}"${text}"${fence}`;
  },
} as const;
