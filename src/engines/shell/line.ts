/** Characters that mean nothing to a shell, so that a word of them needs no quotes. */
const PLAIN = /^[\w@%+=:,./-]+$/;

export interface Words {
  /** The words of each command between the bars. */
  commands: readonly (readonly string[])[];
  /** A quote that is never closed: the text was cut off. */
  isOpen: boolean;
}

/**
 * Takes a line apart as a POSIX shell does: words, quotes, backslashes and bars, and nothing else. `readShell` reads what is
 * pasted for a shell; here nothing is filled in, so that `$`, `#`, `;` and `<` are characters like any other.
 */
export function splitWords(line: string): Words {
  const commands: string[][] = [[]];
  let word: string | undefined;
  const add = (text: string) => {
    word = (word ?? '') + text;
  };
  let quote = '';
  for (let at = 0; at < line.length; at++) {
    const char = line[at]!;
    if (quote === "'") {
      if (char === quote) quote = '';
      else add(char);
    } else if (quote === '"') {
      if (char === quote) quote = '';
      else if (char === '\\' && '"\\$`\n'.includes(line[at + 1] ?? ' ')) {
        at++;
        if (line[at] !== '\n') add(line[at]!);
      } else add(char);
    } else if (char === "'" || char === '"') {
      quote = char;
      add('');
    } else if (char === '\\' && at + 1 < line.length) {
      at++;
      // A line that goes on below.
      if (line[at] !== '\n') add(line[at]!);
    } else if (char === '|' || /\s/.test(char)) {
      if (word !== undefined) commands.at(-1)!.push(word);
      word = undefined;
      if (char === '|') commands.push([]);
    } else add(char);
  }
  if (word !== undefined) commands.at(-1)!.push(word);
  return { commands, isOpen: quote !== '' };
}

/** In quotes, between which a POSIX shell takes every character as it is. */
export const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** One word that a POSIX shell, and `splitWords`, reads back as it is. */
export const quoteWord = (word: string): string => (PLAIN.test(word) ? word : quote(word));
