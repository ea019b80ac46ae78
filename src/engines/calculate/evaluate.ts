import { InputError } from '@/engines/input-error';
import {
  type Angle,
  add,
  CONSTANTS,
  divide,
  FUNCTIONS,
  modulo,
  multiply,
  negate,
  POSTFIX,
  power,
  type Real,
  readNumber,
  subtract,
} from './real';
import { type Token, tokensOf } from './tokens';

export type { Angle, Real } from './real';

const LONGEST = 5000;

interface Binary {
  level: number;
  rightFirst?: boolean;
  apply(a: Real, b: Real): Real;
}
const BINARY: Readonly<Record<string, Binary>> = {
  '+': { level: 1, apply: add },
  '-': { level: 1, apply: subtract },
  '*': { level: 2, apply: multiply },
  '/': { level: 2, apply: divide },
  mod: { level: 2, apply: modulo },
  '^': { level: 4, rightFirst: true, apply: power },
};
/** -2^2 is -4: a sign binds less than a power and more than a product. */
const SIGN_LEVEL = 3;
const ROOT_LEVEL = 5;

type Waiting =
  | { kind: 'binary'; token: Token; level: number; apply: Binary['apply'] }
  | { kind: 'prefix'; token: Token; level: number; apply(a: Real): Real }
  | { kind: 'open'; token: Token; call?: { name: Token; apply(a: Real): Real } };

export interface Evaluated {
  result: Real;
  /** Parentheses that were left open and closed at the end. */
  closed: number;
}

const isOwn = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/**
 * The value of an expression. Operators wait on a stack of their own until one that binds less comes along, so that no depth of parentheses is
 * too much.
 */
export function evaluate(expression: string, angle: Angle = 'rad'): Evaluated {
  if (expression.length > LONGEST) throw new InputError(`An expression may have ${LONGEST} characters`);
  const tokens = tokensOf(expression);
  if (tokens.length === 0) throw new InputError('Enter an expression, such as 2 + 3 × 4');
  const values: Real[] = [];
  const waiting: Waiting[] = [];
  let before: Token | undefined;
  let wanted = true;

  const fail = (message: string, at: number): never => {
    throw new InputError(message, { line: 1, column: at + 1, offset: at });
  };
  const placed = (token: Token, compute: () => Real): void => {
    try {
      values.push(compute());
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      fail(error.message, token.at);
    }
  };
  const settle = (down: (top: Exclude<Waiting, { kind: 'open' }>) => boolean) => {
    for (let top = waiting.at(-1); top && top.kind !== 'open' && down(top); top = waiting.at(-1)) {
      waiting.pop();
      const { apply, kind, token } = top;
      const b = values.pop()!;
      if (kind === 'prefix') placed(token, () => apply(b));
      else {
        const a = values.pop()!;
        placed(token, () => apply(a, b));
      }
    }
  };
  const addBinary = (token: Token, { level, rightFirst, apply }: Binary) => {
    settle((top) => top.level > level || (top.level === level && !rightFirst));
    waiting.push({ kind: 'binary', token, level, apply });
    wanted = true;
  };
  const close = () => {
    settle(() => true);
    const { call } = waiting.pop() as Waiting & { kind: 'open' };
    if (call) placed(call.name, () => call.apply(values.pop()!));
    wanted = false;
  };
  /** A value follows a value: 2π and 2(3 + 4) are products, 2 3 is a slip. */
  const multiplyBetween = (token: Token) => {
    if (token.kind === 'number' && before?.kind === 'number')
      fail(`An operator is missing between ${before.text} and ${token.text}`, token.at);
    if (token.kind === 'number' && before?.symbol === '%')
      fail('An operator is missing after %, which divides by 100; the remainder is written mod', token.at);
    addBinary(token, BINARY['*']!);
  };

  for (const [index, token] of tokens.entries()) {
    const { kind, symbol, text, at } = token;
    const binary = isOwn(BINARY, symbol);
    const postfix = isOwn(POSTFIX, symbol);
    if (kind === 'unknown') fail(unknownCharacter(text), at);
    else if (symbol === ')') {
      if (before?.symbol === '(') fail('There is nothing between these parentheses', before.at);
      if (wanted) fail(missingAfter(before), at);
      if (!waiting.some((one) => one.kind === 'open')) fail('This parenthesis was never opened', at);
      close();
    } else if (binary && !wanted) addBinary(token, binary);
    else if (binary) {
      if (symbol === '-') waiting.push({ kind: 'prefix', token, level: SIGN_LEVEL, apply: negate });
      else if (symbol === '+') waiting.push({ kind: 'prefix', token, level: SIGN_LEVEL, apply: (a) => a });
      else
        fail(
          before ? `A number is missing between ${before.text} and ${text}` : `A number is missing before ${text}`,
          at,
        );
    } else if (postfix) {
      if (wanted) fail(`A number is missing before ${text}`, at);
      placed(token, () => postfix(values.pop()!));
    } else {
      if (!wanted) multiplyBetween(token);
      if (symbol === '(') waiting.push({ kind: 'open', token });
      else if (symbol === '√')
        waiting.push({ kind: 'prefix', token, level: ROOT_LEVEL, apply: (a) => FUNCTIONS.sqrt!(a, angle) });
      else if (kind === 'number') {
        placed(token, () => readNumber(text));
        wanted = false;
      } else {
        const constant = isOwn(CONSTANTS, symbol);
        const call = isOwn(FUNCTIONS, symbol);
        if (constant) {
          values.push(constant);
          wanted = false;
        } else if (!call) fail(unknownName(text), at);
        else if (tokens[index + 1]?.symbol !== '(') fail(`${symbol} needs parentheses: ${symbol}(…)`, at);
        else {
          waiting.push({ kind: 'open', token, call: { name: token, apply: (a) => call(a, angle) } });
          wanted = true;
        }
      }
      // The parenthesis of a function was opened with its name.
      if (symbol === '(' && isOwn(FUNCTIONS, before?.symbol ?? '')) waiting.pop();
    }
    before = token;
  }
  if (wanted) fail(missingAfter(before), expression.trimEnd().length);
  let closed = 0;
  for (settle(() => true); waiting.length > 0; settle(() => true)) {
    close();
    closed++;
  }
  return { result: values[0]!, closed };
}

const missingAfter = (token: Token | undefined): string => `A number is missing after ${token?.text ?? 'the start'}`;

function unknownCharacter(text: string): string {
  if (text === ',')
    return 'A comma is not part of a number here: write decimals with a point, and thousands without separators';
  if (text === '=') return 'An equals sign belongs after the expression, not into it';
  return `The character ${JSON.stringify(text)} is not part of an expression`;
}

function unknownName(name: string): string {
  const shown = name.length > 20 ? `${name.slice(0, 20)}…` : name;
  const names = [...Object.keys(CONSTANTS), ...Object.keys(FUNCTIONS), 'mod'];
  return `${shown} is not known. Known are ${names.join(', ')}`;
}
