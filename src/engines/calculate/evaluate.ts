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
import { getTokens, type Token } from './tokens';

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

const fail = (message: string, at: number): never => {
  throw new InputError(message, { line: 1, column: at + 1, offset: at });
};

/**
 * Takes the tokens one by one. Operators wait on a stack of their own until one that binds less comes along, so that no
 * depth of parentheses is too much.
 */
class Evaluator {
  private readonly values: Real[] = [];
  private readonly waiting: Waiting[] = [];
  private before: Token | undefined;
  /** A value must come next. */
  private wanted = true;

  constructor(private readonly angle: Angle) {}

  take(token: Token, next: Token | undefined): void {
    const { kind, symbol, text, at } = token;
    const binary = isOwn(BINARY, symbol);
    const postfix = isOwn(POSTFIX, symbol);
    if (kind === 'unknown') fail(unknownCharacter(text), at);
    else if (symbol === ')') this.takeClosing(at);
    else if (binary && !this.wanted) this.addBinary(token, binary);
    else if (binary) this.takeSign(token);
    else if (postfix) {
      if (this.wanted) fail(`A number is missing before ${text}`, at);
      this.compute(token, () => postfix(this.values.pop()!));
    } else {
      if (!this.wanted) this.multiplyBetween(token);
      this.takeValue(token, next);
      // The parenthesis of a function was opened with its name.
      if (symbol === '(' && isOwn(FUNCTIONS, this.before?.symbol ?? '')) this.waiting.pop();
    }
    this.before = token;
  }

  /** `end` is where a value that is still missing belongs. */
  finish(end: number): Evaluated {
    if (this.wanted) fail(missingAfter(this.before), end);
    let closed = 0;
    for (this.settle(() => true); this.waiting.length > 0; this.settle(() => true)) {
      this.close();
      closed++;
    }
    return { result: this.values[0]!, closed };
  }

  /** Computes a value; what cannot be computed is an error at the place of the token. */
  private compute(token: Token, compute: () => Real): void {
    try {
      this.values.push(compute());
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      fail(error.message, token.at);
    }
  }

  private settle(isDue: (top: Exclude<Waiting, { kind: 'open' }>) => boolean): void {
    const { values, waiting } = this;
    for (let top = waiting.at(-1); top && top.kind !== 'open' && isDue(top); top = waiting.at(-1)) {
      waiting.pop();
      const { apply, kind, token } = top;
      const b = values.pop()!;
      if (kind === 'prefix') this.compute(token, () => apply(b));
      else {
        const a = values.pop()!;
        this.compute(token, () => apply(a, b));
      }
    }
  }

  private addBinary(token: Token, { level, rightFirst, apply }: Binary): void {
    this.settle((top) => top.level > level || (top.level === level && !rightFirst));
    this.waiting.push({ kind: 'binary', token, level, apply });
    this.wanted = true;
  }

  private close(): void {
    this.settle(() => true);
    const { call } = this.waiting.pop() as Waiting & { kind: 'open' };
    if (call) this.compute(call.name, () => call.apply(this.values.pop()!));
    this.wanted = false;
  }

  /** A value follows a value: 2π and 2(3 + 4) are products, 2 3 is a slip. */
  private multiplyBetween(token: Token): void {
    const { before } = this;
    if (token.kind === 'number' && before?.kind === 'number')
      fail(`An operator is missing between ${before.text} and ${token.text}`, token.at);
    if (token.kind === 'number' && before?.symbol === '%')
      fail('An operator is missing after %, which divides by 100; for the remainder use mod', token.at);
    this.addBinary(token, BINARY['*']!);
  }

  private takeClosing(at: number): void {
    const { before } = this;
    if (before?.symbol === '(') fail('These parentheses are empty', before.at);
    if (this.wanted) fail(missingAfter(before), at);
    if (!this.waiting.some((one) => one.kind === 'open')) fail('This parenthesis was never opened', at);
    this.close();
  }

  /** An operator where a value is wanted: only a sign can stand there. */
  private takeSign(token: Token): void {
    const { symbol, text, at } = token;
    const { before } = this;
    if (symbol === '-') this.waiting.push({ kind: 'prefix', token, level: SIGN_LEVEL, apply: negate });
    else if (symbol === '+') this.waiting.push({ kind: 'prefix', token, level: SIGN_LEVEL, apply: (a) => a });
    else
      fail(
        before ? `A number is missing between ${before.text} and ${text}` : `A number is missing before ${text}`,
        at,
      );
  }

  private takeValue(token: Token, next: Token | undefined): void {
    const { kind, symbol, text, at } = token;
    const { angle, waiting } = this;
    if (symbol === '(') waiting.push({ kind: 'open', token });
    else if (symbol === '√')
      waiting.push({ kind: 'prefix', token, level: ROOT_LEVEL, apply: (a) => FUNCTIONS.sqrt!(a, angle) });
    else if (kind === 'number') {
      this.compute(token, () => readNumber(text));
      this.wanted = false;
    } else {
      const constant = isOwn(CONSTANTS, symbol);
      const call = isOwn(FUNCTIONS, symbol);
      if (constant) {
        this.values.push(constant);
        this.wanted = false;
      } else if (!call) fail(unknownName(text), at);
      else if (next?.symbol !== '(') fail(`${symbol} needs parentheses: ${symbol}(…)`, at);
      else {
        waiting.push({ kind: 'open', token, call: { name: token, apply: (a) => call(a, angle) } });
        this.wanted = true;
      }
    }
  }
}

/** The value of an expression. */
export function evaluate(expression: string, angle: Angle = 'rad'): Evaluated {
  if (expression.length > LONGEST) throw new InputError(`An expression can have up to ${LONGEST} characters`);
  const tokens = getTokens(expression);
  if (tokens.length === 0) throw new InputError('Enter an expression, such as 2 + 3 × 4');
  const evaluator = new Evaluator(angle);
  for (const [index, token] of tokens.entries()) evaluator.take(token, tokens[index + 1]);
  return evaluator.finish(expression.trimEnd().length);
}

const missingAfter = (token: Token | undefined): string => `A number is missing after ${token?.text ?? 'the start'}`;

function unknownCharacter(text: string): string {
  if (text === ',') return 'Numbers can’t contain a comma here: use a point for decimals and no thousands separators';
  if (text === '=') return 'An equals sign goes after the expression, not in it';
  return `The character ${JSON.stringify(text)} isn’t allowed in an expression`;
}

function unknownName(name: string): string {
  const shown = name.length > 20 ? `${name.slice(0, 20)}…` : name;
  const names = [...Object.keys(CONSTANTS), ...Object.keys(FUNCTIONS), 'mod'];
  return `${shown} isn’t known. Use ${names.join(', ')}`;
}
