import type { Frame, Walk } from './python-levels';
import type { PythonToken } from './python-tokens';

const SIMPLE: Readonly<Record<string, string>> = {
  '\n': '',
  '\\': '\\\\',
  "'": "'",
  '"': '"',
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};
const ESCAPE = /\\(?:[0-7]{1,3}|x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|N\{[^}]*\}|[^{}])|\{\{|\}\}|\\/g;

/**
 * What a string or a piece of one stands for. Backslashes are doubled, so that what has no character of its own here (half of a pair,
 * a character by its name) can be told apart from text.
 */
export function decode({ text, prefix = '', isSpec }: PythonToken): string {
  const isBytes = prefix.includes('b');
  const isRaw = prefix.includes('r');
  const hasFields = /[ft]/.test(prefix) && !isSpec;
  if (!text.includes('\\') && !hasFields) return text;
  return text.replace(ESCAPE, (found) => {
    if (found[0] !== '\\') return hasFields ? found[0]! : found;
    if (isRaw) return `\\\\${found.slice(1) === '\\' ? '\\\\' : found.slice(1)}`;
    const simple = SIMPLE[found.slice(1)];
    if (simple !== undefined) return simple;
    if (isBytes && /^\\[uUN]/.test(found)) return `\\${found}`;
    if (found.startsWith('\\N{')) return found.toUpperCase();
    const isOctal = /^\\[0-7]/.test(found);
    if (!isOctal && !/^\\[xuU][\da-fA-F]/.test(found)) return `\\${found}`;
    const code = isOctal ? Number.parseInt(found.slice(1), 8) : Number.parseInt(found.slice(2), 16);
    if (code === 0x5c) return '\\\\';
    if ((code >= 0xd800 && code < 0xe000) || code > 0x10ffff) return `\\u${code}`;
    return String.fromCodePoint(code);
  });
}

const getWidth = (blanks: string): number => {
  let width = 0;
  for (const sign of blanks) width += sign === '\t' ? 8 - (width % 8) : 1;
  return width;
};

/** A docstring as `inspect.cleandoc` has it: what all lines but the first are indented by, and blanks at the ends, say nothing. */
function findDocstring(token: PythonToken): string {
  const lines = token.text.split('\n');
  const read = lines.map((line, at) => {
    // Other blanks after these, as that which does not break, are taken off and count for nothing.
    const blanks = /^[ \t\f]*/.exec(line)![0];
    return { width: at === 0 ? 0 : getWidth(blanks), body: line.trim() };
  });
  let least = Number.POSITIVE_INFINITY;
  for (const { width, body } of read.slice(1)) if (body !== '') least = Math.min(least, width);
  const text = read
    .map(({ width, body }, at) => (at === 0 || body === '' ? body : `${' '.repeat(width - least)}${body}`))
    .join('\n');
  return decode({ ...token, text: text.trim() });
}

/** Begins a string, or goes on with the one beside it. */
export function startString({ out }: Walk, token: PythonToken, frame: Frame): void {
  const prefix = token.prefix ?? '';
  const kind = /[bft]/.exec(prefix)?.[0] ?? '';
  if (!frame.run) {
    frame.run = { at: out.length, kind, text: '', raw: '', prefix };
    out.push('');
  }
  const { run } = frame;
  if (kind !== '' && run.kind !== 't') run.kind = kind;
  if (run.prefix.includes('r') !== prefix.includes('r')) run.prefix = 'mixed';
  if (token.type !== 'string') return;
  run.text += decode(token);
  run.raw += token.text;
}

export function endString(walk: Walk, frame: Frame): void {
  const { run } = frame;
  if (!run) return;
  frame.run = undefined;
  // A statement that is only a string is documentation, or does nothing.
  if (run.kind === '' && run.prefix !== 'mixed' && isStatement(walk))
    run.text = findDocstring({ type: 'string', text: run.raw, prefix: run.prefix });
  walk.out[run.at] = `${run.kind}"`;
  walk.out.push(`"${run.text}`);
}

/** Whether the statement is the string that was just read and nothing else. */
function isStatement({ out, start, frames, tokens, index }: Walk): boolean {
  const depth = frames.length - 1;
  if (out.length - start !== depth + 1) return false;
  for (let level = 0; level < depth; level++)
    if (frames[level + 1]!.kind !== 'group' || tokens[index + level]?.text !== ')') return false;
  const next = tokens[index + depth];
  return next === undefined || next.text === ';';
}
