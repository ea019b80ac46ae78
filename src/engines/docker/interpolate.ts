import { quoteWord } from '@/engines/shell/line';

/** A piece of a text in a Compose file: as it is, or a variable that Compose fills in. */
export type Part = { kind: 'text'; text: string } | { kind: 'variable'; name: string; sign: string; rest: string };

const NAMED = /\$([A-Za-z_]\w*)/y;
const BRACED = /^([A-Za-z_]\w*)(:?[-?+])?(.*)$/s;

/** The end of the braces that open at `at`, or -1. */
function closing(text: string, at: number): number {
  let depth = 0;
  for (let index = at; index < text.length; index++) {
    if (text[index] === '{') depth++;
    else if (text[index] === '}' && --depth === 0) return index;
  }
  return -1;
}

/** Takes a text apart at its variables; `$$` is a dollar sign. */
function getParts(text: string): Part[] {
  const parts: Part[] = [];
  let plain = '';
  let at = 0;
  /** Once braces were not closed there is nothing to look for after them. */
  let unclosed = false;
  const variable = (name: string, sign = '', rest = '') => {
    if (plain !== '') parts.push({ kind: 'text', text: plain });
    plain = '';
    parts.push({ kind: 'variable', name, sign, rest });
  };
  while (at < text.length) {
    const dollar = text.indexOf('$', at);
    if (dollar === -1) break;
    plain += text.slice(at, dollar);
    at = dollar;
    NAMED.lastIndex = at;
    const named = NAMED.exec(text);
    const end = text[at + 1] === '{' && !unclosed ? closing(text, at + 1) : -1;
    if (text[at + 1] === '{' && end === -1) unclosed = true;
    const braced = end === -1 ? null : BRACED.exec(text.slice(at + 2, end));
    if (text[at + 1] === '$') {
      plain += '$';
      at += 2;
    } else if (named) {
      variable(named[1]!);
      at += named[0].length;
    } else if (braced && (braced[2] !== undefined || braced[3] === '')) {
      variable(braced[1]!, braced[2], braced[3]);
      at = end + 1;
    } else {
      plain += '$';
      at++;
    }
  }
  plain += text.slice(at);
  if (plain !== '') parts.push({ kind: 'text', text: plain });
  return parts;
}

const inQuotes = (parts: readonly Part[], seen: (name: string) => void): string =>
  parts
    .map((part) => {
      if (part.kind === 'text') return part.text.replace(/[\\"$`]/g, '\\$&');
      seen(part.name);
      return `\${${part.name}${part.sign}${inQuotes(getParts(part.rest), seen)}}`;
    })
    .join('');

/** One word for a POSIX shell, in which what Compose fills in is filled in by the shell. */
export function shellWord(text: string, seen: (name: string) => void = () => {}): string {
  const parts = getParts(text);
  if (parts.every(({ kind }) => kind === 'text'))
    return quoteWord(parts.map((part) => (part.kind === 'text' ? part.text : '')).join(''));
  return `"${inQuotes(parts, seen)}"`;
}

/** What is left where nothing fills variables in: their default, or their name as it stands. */
export function settledText(text: string, seen: (name: string, filled: boolean) => void): string {
  return getParts(text)
    .map((part) => {
      if (part.kind === 'text') return part.text;
      const isDefault = part.sign.endsWith('-');
      seen(part.name, isDefault);
      return isDefault ? settledText(part.rest, seen) : `\${${part.name}}`;
    })
    .join('');
}

/** A path that begins at home, as a shell and Compose both fill it in. */
export const withHome = (path: string): string => path.replace(/^~(?=\/|$)/, `\${HOME}`);
