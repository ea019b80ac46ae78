import { getTokens, isConstant, isPostfix, type Token } from './tokens';

/** Keys whose print is what they write. */
const OPERATOR_KEYS = { '+': '+', '−': '−', '×': '×', '÷': '÷', xʸ: '^' } as const;
const OPERATORS: Readonly<Record<string, string>> = OPERATOR_KEYS;
const WRAPPING: Readonly<Record<string, string>> = {
  sin: 'sin',
  cos: 'cos',
  tan: 'tan',
  log: 'log',
  ln: 'ln',
  '√': '√',
};
const TRAILING: Readonly<Record<string, string>> = { '%': '%', 'n!': '!', 'x²': '²', 'x³': '³' };

const endsValue = (token: Token | undefined): boolean =>
  token !== undefined && (token.kind === 'number' || token.symbol === ')' || isPostfix(token) || isConstant(token));

/** Index of the first token of the entry at the end: a number, a constant or a parenthesis with its function, and its postfixes. */
function entryStart(tokens: readonly Token[]): number | undefined {
  if (!endsValue(tokens.at(-1))) return undefined;
  let at = tokens.length - 1;
  while (at > 0 && isPostfix(tokens[at]!)) at--;
  if (tokens[at]!.symbol === ')') {
    let depth = 0;
    for (; at >= 0; at--) {
      if (tokens[at]!.symbol === ')') depth++;
      if (tokens[at]!.symbol === '(' && --depth === 0) break;
    }
    if (at < 0) return undefined;
    const called = tokens[at - 1];
    if (called?.symbol === '√' || (called?.kind === 'name' && !endsValue(called))) at--;
  }
  // A sign at the start belongs to the entry: after ± and x² the visitor expects the square of what is shown.
  const sign = tokens[at - 1];
  if (sign?.symbol === '-' && (at === 1 || tokens[at - 2]!.symbol === '(')) at--;
  return at;
}

/** The expression split before its last entry. */
function splitEntry(expression: string): [head: string, entry: string] {
  const tokens = getTokens(expression);
  const start = entryStart(tokens);
  if (start === undefined) return [expression, ''];
  return [expression.slice(0, tokens[start]!.at), expression.slice(tokens[start]!.at)];
}

const isSigned = (entry: string) => /^[-−]/.test(entry);
/** Where a minus would be read as a sign of what follows it only, parentheses make it part of the entry. */
const closed = (entry: string) => (isSigned(entry) ? `(${entry})` : entry);

/** What an expression becomes when a key is pressed at its end. `=`, `C` and memory are not the expression's business. */
export function press(expression: string, key: string): string {
  const tokens = getTokens(expression);
  const last = tokens.at(-1);
  const [head, entry] = splitEntry(expression);
  const times = endsValue(last) ? '×' : '';

  if (/^\d$/.test(key)) return expression + (last?.kind === 'number' ? '' : times) + key;
  if (key === '.') {
    if (last?.kind !== 'number') return `${expression}${times}0.`;
    return /[.e]/i.test(last.text) ? expression : `${expression}.`;
  }
  if (Object.hasOwn(OPERATORS, key)) {
    if (endsValue(last)) return (key === 'xʸ' && isSigned(entry) ? head + closed(entry) : expression) + OPERATORS[key];
    if (expression === '') return key === '−' ? '−' : `0${OPERATORS[key]}`;
    if (last?.symbol === '(') return key === '−' ? `${expression}−` : expression;
    if (key === '−' && (last?.symbol === '*' || last?.symbol === '/' || last?.symbol === '^')) return `${expression}−`;
    const kept = expression.replace(/[-−–+*×÷/^\s]+$/, '');
    return kept === '' || kept.endsWith('(') ? (key === '−' ? `${kept}−` : expression) : kept + OPERATORS[key];
  }
  if (key === '(' || key === 'π' || key === 'e') return expression + times + key;
  if (key === ')') {
    const open = tokens.reduce((depth, { symbol }) => depth + (symbol === '(' ? 1 : symbol === ')' ? -1 : 0), 0);
    return open > 0 && endsValue(last) ? `${expression})` : expression;
  }
  if (key === '±') {
    if (entry === '') return `${expression}(−`;
    const inner = /^\([-−](.*)\)$/s.exec(entry)?.[1];
    if (inner !== undefined && entryStart(getTokens(inner)) === 0) return head + inner;
    if (isSigned(entry)) return head + entry.slice(1);
    return head === '' ? `−${entry}` : `${head}(−${entry})`;
  }
  if (Object.hasOwn(WRAPPING, key)) {
    const bare =
      entry.startsWith('(') && entryStart(getTokens(entry)) === 0 && entry.endsWith(')') ? entry.slice(1, -1) : entry;
    return entry === '' ? `${expression}${key}(` : `${head}${WRAPPING[key]}(${bare})`;
  }
  if (Object.hasOwn(TRAILING, key)) return entry === '' ? expression : head + closed(entry) + TRAILING[key];
  if (key === '1/x') return entry === '' ? `${expression}1÷` : `${head}(1÷${closed(entry)})`;
  if (key === '⌫') {
    const call = tokens.at(-2);
    const called = last?.symbol === '(' && (call?.symbol === '√' || (call?.kind === 'name' && !endsValue(call)));
    if (called) return expression.slice(0, call!.at);
    return last?.kind === 'name' ? expression.slice(0, last.at) : expression.trimEnd().slice(0, -1);
  }
  return expression;
}
