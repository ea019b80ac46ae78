/** A piece of a word: text as it is, a variable the shell would fill in, or a command whose output it would put there. */
export type Piece =
  | { kind: 'text'; text: string }
  /** `rest` is what follows the name in braces, such as `:-default`. */
  | { kind: 'variable'; name: string; rest: string }
  | { kind: 'command'; text: string };

export interface Word {
  pieces: Piece[];
  /** Where it starts. */
  at: number;
  /** As it was written. */
  source: string;
}

export interface ShellCommand {
  words: Word[];
  /** What sends output to or takes input from a file. */
  redirections: string[];
  at: number;
}

const CONTINUATION = /[\\^`][ \t]*\r?\n/y;
const BLANK = /[ \t\r]/;
const OPERATOR = /&&|\|\||\|&|[;|&\n]/y;
const REDIRECTION = /\d*(?:>>|>&|<<<|<<|[<>])&?[ \t]*(?:[^\s;|&<>]*)/y;
const PLAIN = /[^\s\\^`'"$;|&<>]+/y;
const SPECIAL_IN_QUOTES = '$`"\\';
/** `<version>`: to be filled in by the reader. */
const PLACEHOLDER = /<[A-Za-z][\w-]*>/y;
const DRIVE = /(?:^|[=,])[A-Za-z]:$/;

const matchAt = (pattern: RegExp, text: string, at: number): string | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
};

/** The end of what an opening sign at `at` encloses, quotes and nesting considered; -1 where it never closes. */
function closing(text: string, at: number, open: string, close: string): number {
  let depth = 0;
  let quote = '';
  for (let index = at; index < text.length; index++) {
    const sign = text[index]!;
    if (sign === '\\') index++;
    else if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === "'" || sign === '"') quote = sign;
    else if (sign === open) depth++;
    else if (sign === close && --depth === 0) return index;
  }
  return -1;
}

/**
 * Reads text as people paste it into a shell: quotes, escapes, comments, continued lines (of sh, cmd and PowerShell),
 * several commands. A quote that is never closed ends with the text; `open` then tells where it stands.
 */
export function readShell(text: string): { commands: ShellCommand[]; open?: number } {
  const commands: ShellCommand[] = [];
  let open: number | undefined;
  let words: Word[] = [];
  let redirections: string[] = [];
  let pieces: Piece[] | undefined;
  let start = 0;
  let run: string[] = [];
  let at = 0;
  /** Once an opening sign was not closed there is nothing to look for after it. */
  const unclosed = new Set<string>();

  const flush = () => {
    if (run.length > 0) pieces!.push({ kind: 'text', text: run.join('') });
    run = [];
  };
  const begin = () => {
    if (pieces) return;
    pieces = [];
    start = at;
  };
  const add = (part: string) => {
    begin();
    run.push(part);
  };
  const endWord = () => {
    if (!pieces) return;
    flush();
    words.push({ pieces, at: start, source: text.slice(start, at) });
    pieces = undefined;
  };
  const endCommand = () => {
    endWord();
    if (words.length > 0) commands.push({ words, redirections, at: words[0]!.at });
    words = [];
    redirections = [];
  };
  const enclosed = (from: number, opening: string, close: string): number => {
    if (unclosed.has(opening)) return -1;
    const end = closing(text, from, opening, close);
    if (end === -1) unclosed.add(opening);
    return end;
  };

  /** A `$` outside of single quotes. */
  const dollar = () => {
    const name = matchAt(/\$[A-Za-z_]\w*/y, text, at);
    if (name) {
      begin();
      flush();
      pieces!.push({ kind: 'variable', name: name.slice(1), rest: '' });
      at += name.length;
      return;
    }
    const braced = text[at + 1] === '{' ? enclosed(at + 1, '{', '}') : -1;
    const inner = braced > 0 ? /^([A-Za-z_]\w*)(.*)$/s.exec(text.slice(at + 2, braced)) : null;
    if (inner) {
      begin();
      flush();
      pieces!.push({ kind: 'variable', name: inner[1]!, rest: inner[2]! });
      at = braced + 1;
      return;
    }
    const called = text[at + 1] === '(' ? enclosed(at + 1, '(', ')') : -1;
    if (called > 0) {
      begin();
      flush();
      pieces!.push({ kind: 'command', text: text.slice(at + 2, called).trim() });
      at = called + 1;
      return;
    }
    add('$');
    at++;
  };
  const backquoted = (): boolean => {
    if (unclosed.has('`')) return false;
    const end = text.indexOf('`', at + 1);
    if (end === -1) {
      unclosed.add('`');
      return false;
    }
    begin();
    flush();
    pieces!.push({ kind: 'command', text: text.slice(at + 1, end).trim() });
    at = end + 1;
    return true;
  };
  const doubleQuoted = () => {
    begin();
    const from = at++;
    while (at < text.length && text[at] !== '"') {
      const sign = text[at]!;
      const next = text[at + 1];
      if (sign === '\\' && next !== undefined && (SPECIAL_IN_QUOTES.includes(next) || next === '\n')) {
        if (next !== '\n') add(next);
        at += 2;
      } else if (sign === '$') dollar();
      else if (sign === '`' && backquoted()) continue;
      else {
        const plain = matchAt(/[^"\\$`]+/y, text, at) ?? sign;
        add(plain);
        at += plain.length;
      }
    }
    if (at >= text.length) open ??= from;
    else at++;
  };

  while (at < text.length) {
    const sign = text[at]!;
    const continued = matchAt(CONTINUATION, text, at);
    if (continued) {
      // PowerShell and cmd end the word there; in sh it would go on, but nobody breaks a line within a word.
      endWord();
      at += continued.length;
      continue;
    }
    if (BLANK.test(sign)) {
      endWord();
      at++;
      continue;
    }
    if (sign === '#' && !pieces) {
      const end = text.indexOf('\n', at);
      at = end === -1 ? text.length : end;
      continue;
    }
    const operator = matchAt(OPERATOR, text, at);
    if (operator) {
      endCommand();
      at += operator.length;
      continue;
    }
    const placeholder = matchAt(PLACEHOLDER, text, at);
    if (placeholder) {
      add(placeholder);
      at += placeholder.length;
      continue;
    }
    const redirection = pieces ? undefined : matchAt(REDIRECTION, text, at);
    if (redirection || sign === '<' || sign === '>') {
      endWord();
      redirections.push(redirection ?? sign);
      at += (redirection ?? sign).length;
      continue;
    }
    if (sign === "'") {
      begin();
      const end = text.indexOf("'", at + 1);
      if (end === -1) open ??= at;
      add(text.slice(at + 1, end === -1 ? text.length : end));
      at = end === -1 ? text.length : end + 1;
    } else if (sign === '"') doubleQuoted();
    else if (sign === '$') dollar();
    else if (sign === '`') {
      if (!backquoted()) {
        add(sign);
        at++;
      }
    } else if (sign === '\\') {
      // A path such as C:\Users is meant as it stands, though sh would drop the signs.
      const windows = DRIVE.test(run.at(-1) ?? '');
      if (windows) {
        const path = matchAt(/[^\s'"$;|&<>]+/y, text, at)!;
        add(path);
        at += path.length;
      } else {
        add(text[at + 1] ?? '\\');
        at += 2;
      }
    } else if (sign === '^') {
      add(sign);
      at++;
    } else {
      const plain = matchAt(PLAIN, text, at) ?? sign;
      add(plain);
      at += plain.length;
    }
  }
  endCommand();
  return { commands, open };
}
