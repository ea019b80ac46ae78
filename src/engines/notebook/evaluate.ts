import { type Angle, CONSTANTS, POSTFIX, readNumber } from '@/engines/calculate/real';
import { InputError } from '@/engines/input-error';
import { addToDate, type CalendarDate, readDate } from './dates';
import { averageOf, callFunction, FUNCTION_NAMES, isFunction, sumOf } from './functions';
import { CURRENCY_SIGNS, isSameKind, type Units, unitsNamed } from './measures';
import { INFIX, type Infix } from './operators';
import { getTokens, type Token } from './tokens';
import {
  areFalling,
  type Form,
  inLeast,
  inUnits,
  opposite,
  plain,
  plus,
  type Quantity,
  quantity,
  raise,
  type Value,
  whole,
} from './values';

/** What a line can refer to. */
export interface Scope {
  readonly angle: Angle;
  /** The present, by the visitor's clock. */
  readonly now: CalendarDate;
  readonly names: ReadonlyMap<string, Value>;
  /** Names whose line has an error. */
  readonly broken: ReadonlySet<string>;
  /** The result before this line. */
  readonly last: Value | undefined;
  /** The result of a line by its number. */
  lineAt(number: number): Value;
  /** The results above, down to this line, that a sum is of. */
  above(): readonly Value[];
}

export interface Evaluated {
  readonly value: Value;
  /** It is a sum or an average of what is above, which the next sum leaves out. */
  readonly isTotal: boolean;
}

const DEEPEST = 200;

const FORMS: Readonly<Record<string, Form | 'decimal'>> = {
  hex: 'hex',
  hexadecimal: 'hex',
  bin: 'binary',
  binary: 'binary',
  oct: 'octal',
  octal: 'octal',
  dec: 'decimal',
  decimal: 'decimal',
  percent: 'percent',
  '%': 'percent',
  sci: 'scientific',
  scientific: 'scientific',
};
const TO = new Set(['in', 'to', 'as', 'into', '->']);
/** Words between two values. */
const BETWEEN = new Set([...TO, 'of', 'off', 'on', 'mod', 'xor', 'and', 'or']);
const DAYS: Readonly<Record<string, number>> = { today: 0, tomorrow: 1, yesterday: -1 };
const SUMS = new Set(['sum', 'total']);
const AVERAGES = new Set(['average', 'avg', 'mean']);
/** 5'11" */
const MARKS: Readonly<Record<string, string>> = { "'": 'ft', '′': 'ft', '"': 'in', '″': 'in' };
const DAY_SECONDS = 86_400;

const MULTIPLY = INFIX['*']!;

/** Reads a line from left to right, and computes while it reads. */
class Reader {
  private readonly tokens: readonly Token[];
  private at = 0;
  private depth = 0;
  isTotal = false;

  constructor(
    text: string,
    private readonly from: number,
    private readonly scope: Scope,
  ) {
    this.tokens = getTokens(text);
    this.end = text.trimEnd().length;
  }
  private readonly end: number;

  read(): Value {
    let value = this.expression(0);
    for (let token = this.next; token; token = this.next) {
      if (!TO.has(token.symbol)) this.refuse(token);
      this.at++;
      value = this.converted(value, token);
    }
    return value;
  }

  private get next(): Token | undefined {
    return this.tokens[this.at];
  }
  private fail(message: string, at = this.next?.at ?? this.end): never {
    throw new InputError(message, { column: this.from + at + 1, offset: this.from + at });
  }
  private try<Result>(at: number, work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      if (error instanceof InputError && error.details.offset === undefined) this.fail(error.message, at);
      throw error;
    }
  }

  private refuse(token: Token): never {
    const { text, symbol } = token;
    if (symbol === ')') this.fail('This parenthesis was never opened', token.at);
    if (symbol === ',')
      this.fail('Numbers can’t contain a comma here: use a point for decimals and no thousands separators', token.at);
    if (symbol === '=') this.fail('A name goes before =, as in rent = 1200', token.at);
    if (token.kind === 'unknown') this.fail(`The character ${JSON.stringify(text)} isn’t allowed in a line`, token.at);
    const before = this.tokens[this.at - 1];
    return this.fail(`An operator is missing between ${before?.text} and ${text}`, token.at);
  }

  private expression(least: number): Value {
    if (++this.depth > DEEPEST) this.fail(`Parentheses and signs can be ${DEEPEST} deep`);
    let value = this.sign();
    for (let token = this.next; token; token = this.next) {
      const infix = this.infixAt(token);
      const isBetween = infix === undefined && this.startsValue(token);
      const { level, apply } = infix ?? MULTIPLY;
      if ((!infix && !isBetween) || level < least) break;
      if (isBetween) this.checkBetween(token);
      else this.at++;
      const left = value;
      if (!this.next) this.fail(`A number is missing after ${token.text}`);
      const right = this.expression(level + 1);
      value = this.try(token.at, () => apply(left, right));
    }
    this.depth--;
    return value;
  }

  private infixAt(token: Token): Infix | undefined {
    const { symbol } = token;
    if (this.scope.names.has(symbol)) return undefined;
    if (symbol === 'x') return MULTIPLY;
    return Object.hasOwn(INFIX, symbol) ? INFIX[symbol] : undefined;
  }

  /** A value directly behind another: 2π and 2(3 + 4) are products, 2 3 is a slip. */
  private startsValue({ kind, symbol }: Token): boolean {
    if (kind === 'word') return !BETWEEN.has(symbol) || this.scope.names.has(symbol);
    return symbol === '(' || symbol === '√';
  }
  private checkBetween(token: Token): void {
    if (token.kind === 'word' && !this.isKnown(token)) this.unknown(token);
  }
  private isName(symbol: string): boolean {
    return this.scope.names.has(symbol) || this.scope.broken.has(symbol);
  }
  private isKnown({ symbol, text }: Token): boolean {
    return (
      this.isName(symbol) ||
      Object.hasOwn(CONSTANTS, symbol === 'π' ? 'pi' : symbol) ||
      isFunction(symbol) ||
      /^(?:ans|now|line\d*)$/.test(symbol) ||
      Object.hasOwn(DAYS, symbol) ||
      SUMS.has(symbol) ||
      AVERAGES.has(symbol) ||
      unitsNamed(text) !== undefined
    );
  }

  private sign(): Value {
    const token = this.next;
    if (!token) this.fail(`A number is missing after ${this.tokens.at(-1)?.text ?? 'the start'}`);
    if (!['-', '+', '~', '√'].includes(token.symbol)) return this.powered();
    this.at++;
    if (++this.depth > DEEPEST) this.fail(`Parentheses and signs can be ${DEEPEST} deep`, token.at);
    const value = token.symbol === '√' ? this.powered() : this.sign();
    this.depth--;
    return this.try(token.at, () => {
      if (token.symbol === '√') return callFunction('sqrt', [value], this.scope.angle);
      if (token.symbol === '~') return quantity(readNumber(String(~whole(value, '~'))));
      return token.symbol === '-' ? opposite(value) : value;
    });
  }

  private powered(): Value {
    const base = this.postfixed();
    const token = this.next;
    if (token?.symbol !== '^') return base;
    this.at++;
    const exponent = this.sign();
    return this.try(token.at, () => raise(base, exponent));
  }

  private postfixed(): Value {
    let value = this.atom();
    for (let token = this.next; token; token = this.next) {
      const { at } = token;
      const symbol = token.symbol === 'percent' && !this.isName('percent') ? '%' : token.symbol;
      if (symbol !== '!' && symbol !== '%' && symbol !== '²' && symbol !== '³') break;
      const operand = value;
      value = this.try(at, () => {
        if (symbol === '²' || symbol === '³') return raise(operand, quantity(readNumber(symbol === '²' ? '2' : '3')));
        const real = POSTFIX[symbol](plain(operand, symbol));
        return symbol === '%' ? { ...quantity(real), isPercent: true } : quantity(real);
      });
      this.at++;
      const after = this.next;
      if (symbol === '%' && after?.kind === 'number')
        this.fail('An operator is missing after %, which divides by 100; for the remainder use mod', after.at);
    }
    return value;
  }

  private atom(): Value {
    const token = this.next!;
    const { kind, symbol, text, at } = token;
    if (kind === 'number') return this.measure();
    this.at++;
    if (kind === 'based') return quantity(readNumber(String(BigInt(symbol))));
    if (kind === 'date') return this.try(at, () => ({ kind: 'date', date: readDate(text) }));
    if (symbol === '(') return this.parenthesized(token);
    if (kind === 'word') return this.named(token);
    if (CURRENCY_SIGNS.includes(symbol)) return this.amount(token);
    this.at--;
    if (kind === 'unknown' || symbol === ')' || symbol === ',' || symbol === '=') {
      if (symbol === ')' && this.depth > 0 && this.tokens[this.at - 1])
        this.fail(`A number is missing after ${this.tokens[this.at - 1]!.text}`);
      this.refuse(token);
    }
    const before = this.tokens[this.at - 1];
    return this.fail(
      before ? `A number is missing between ${before.text} and ${text}` : `A number is missing before ${text}`,
      at,
    );
  }

  private parenthesized(open: Token): Value {
    if (this.next?.symbol === ')') this.fail('These parentheses are empty', open.at);
    const value = this.expression(0);
    return this.closed(this.conversions(value));
  }
  /** A conversion inside parentheses: (5 km in mi) × 2. */
  private conversions(value: Value): Value {
    let result = value;
    for (let token = this.next; token && TO.has(token.symbol); token = this.next) {
      this.at++;
      result = this.converted(result, token);
    }
    return result;
  }
  private closed(value: Value): Value {
    const token = this.next;
    // What is open at the end is closed there.
    if (token && token.symbol !== ')') this.refuse(token);
    if (token) this.at++;
    return value;
  }

  /** €5, and €5/L as people write prices. */
  private amount(sign: Token): Value {
    const token = this.next;
    if (token?.kind !== 'number') this.fail(`An amount is missing after ${sign.text}`);
    this.at++;
    const real = this.try(token.at, () => readNumber(token.text));
    return quantity(real, unitsNamed(sign.symbol));
  }

  /** A number with the unit behind it, or with several that are told together: 5 ft 11 in. */
  private measure(): Value {
    const first = this.numberWithUnit();
    if (first.units.length === 0) return first;
    const parts = [first];
    for (let last = first; this.next?.kind === 'number'; ) {
      const start = this.at;
      const more = this.numberWithUnit();
      if (more.units.length === 0 || !isSameKind(last.units, more.units)) {
        this.at = start;
        break;
      }
      parts.push(more);
      last = more;
    }
    if (parts.length === 1) return first;
    const told = parts.map(({ units }) => units);
    // Months have no fixed length to be told in.
    const isFixed = told.every(([one]) => !one?.unit.months) && areFalling(told);
    const start = isFixed ? inLeast(first, told) : first;
    return { ...(parts.slice(1).reduce<Value>(plus, start) as Quantity), parts };
  }

  private numberWithUnit(): Quantity {
    const token = this.next!;
    this.at++;
    const real = this.try(token.at, () => readNumber(token.text));
    const symbol = this.next?.symbol ?? '';
    const mark = Object.hasOwn(MARKS, symbol) ? MARKS[symbol] : undefined;
    if (mark) this.at++;
    return quantity(real, mark ? unitsNamed(mark) : (this.unit(true) ?? []));
  }

  /** The unit at this place: as many words as one has, with its power and what it is divided by where nothing stands between. */
  private unit(isBehindNumber: boolean): Units | undefined {
    const start = this.at;
    const token = this.next;
    if (!token) return undefined;
    if (this.isName(token.symbol)) {
      if (isBehindNumber) this.checkName(token);
      return undefined;
    }
    if (isBehindNumber && (token.symbol === 'x' || this.isConversion(token))) return undefined;
    const units = this.longestUnit();
    if (!units) this.at = start;
    return units;
  }

  /** After mpg = 32 mpg, 20 mpg may be meant as the unit or as a product: neither is guessed. */
  private checkName({ symbol, text, at }: Token): void {
    const value = this.scope.names.get(symbol);
    if (value?.kind === 'number' && value.units.length > 0 && unitsNamed(text))
      this.fail(`${text} is a unit and a name from above: give the name another one, or write × before it`, at);
  }

  /** "in" behind a number is inches where no target follows: 5 in, 5 in in cm, but 12 in hex. */
  private isConversion(token: Token): boolean {
    if (BETWEEN.has(token.symbol) && token.symbol !== 'in') return true;
    if (token.symbol !== 'in') return false;
    const after = this.tokens[this.at + 1];
    return after?.kind === 'word' && !BETWEEN.has(after.symbol) ? true : after?.symbol === '%';
  }

  private longestUnit(): Units | undefined {
    const { tokens, at } = this;
    const candidates: { text: string; length: number }[] = [];
    let text = '';
    for (let index = at; index < Math.min(at + 7, tokens.length); index++) {
      const token = tokens[index]!;
      const before = tokens[index - 1];
      const isTouching = index === at || before!.at + before!.text.length === token.at;
      const isWord = token.kind === 'word' || (index === at && CURRENCY_SIGNS.includes(token.symbol));
      if (index > at && isWord && !isTouching && (BETWEEN.has(token.symbol) || this.scope.names.has(token.symbol)))
        break;
      if (isWord) text += `${isTouching ? '' : ' '}${token.text}`;
      else if (index > at && isTouching && (token.symbol === '²' || token.symbol === '³')) text += token.symbol;
      else if (index > at && isTouching && (token.symbol === '/' || token.text === '·')) text += token.text;
      else if (index > at && isTouching && token.symbol === '^' && /^[23]$/.test(tokens[index + 1]?.text ?? '')) {
        text += tokens[++index]!.text === '2' ? '²' : '³';
      } else if (/\/$/.test(text) && /^100?$/.test(token.text) && /^(?:km|mi)$/.test(tokens[index + 1]?.text ?? '')) {
        text += `${token.text} ${tokens[++index]!.text}`;
      } else break;
      candidates.push({ text, length: index + 1 - at });
    }
    for (const { text: one, length } of candidates.reverse()) {
      const units = /[/·]$/.test(one) ? undefined : unitsNamed(one);
      if (units) {
        this.at = at + length;
        return units;
      }
    }
    return undefined;
  }

  private named(token: Token): Value {
    const { symbol, at } = token;
    const { scope } = this;
    const known = scope.names.get(symbol);
    if (known) return known;
    if (scope.broken.has(symbol)) this.fail(`${token.text} has no value: its line above has an error`, at);
    if (isFunction(symbol) && this.next?.symbol === '(') return this.call(token);
    const constant = symbol === 'π' ? 'pi' : symbol;
    if (Object.hasOwn(CONSTANTS, constant)) return quantity(CONSTANTS[constant as keyof typeof CONSTANTS]);
    if (symbol === 'ans') return scope.last ?? this.fail('There’s no result before this line', at);
    if (SUMS.has(symbol) || AVERAGES.has(symbol)) return this.total(token);
    if (Object.hasOwn(DAYS, symbol)) return { kind: 'date', date: this.today(DAYS[symbol]!) };
    if (symbol === 'now') return { kind: 'date', date: scope.now };
    const line = /^line(\d*)$/.exec(symbol);
    if (line) return this.line(token, line[1]!);
    if (isFunction(symbol)) this.fail(`${token.text} needs parentheses: ${token.text}(…)`, at);
    this.at--;
    const units = this.unit(false);
    return units ? quantity(readNumber('1'), units) : this.unknown(token);
  }

  private unknown({ text, at }: Token): never {
    const shown = text.length > 20 ? `${text.slice(0, 20)}…` : text;
    const isCalled = this.next?.symbol === '(' || this.tokens[this.at + 1]?.symbol === '(';
    return this.fail(
      isCalled
        ? `There’s no function ${shown}. There are ${FUNCTION_NAMES.join(', ')}`
        : `${shown} isn’t known: it isn’t a name from above, a unit or a function`,
      at,
    );
  }

  private total(token: Token): Value {
    const values = this.try(token.at, () => this.scope.above());
    if (values.length === 0) this.fail(`There’s nothing above for ${token.text}`, token.at);
    this.isTotal = true;
    return this.try(token.at, () => (SUMS.has(token.symbol) ? sumOf : averageOf)(values));
  }

  private today(days: number): CalendarDate {
    const { seconds } = this.scope.now;
    return addToDate(
      { seconds: Math.floor(seconds / DAY_SECONDS) * DAY_SECONDS, hasTime: false },
      { seconds: days * DAY_SECONDS },
    );
  }

  private line(token: Token, digits: string): Value {
    let number = digits;
    if (number === '' && this.next?.kind === 'number') {
      number = this.next.text;
      this.at++;
    }
    if (!/^\d{1,6}$/.test(number)) this.fail('The number of the line is missing, as in line 3', token.at);
    return this.try(token.at, () => this.scope.lineAt(Number(number)));
  }

  private call(name: Token): Value {
    const open = this.next!;
    this.at++;
    if (this.next?.symbol === ')') this.fail('These parentheses are empty', open.at);
    const values = [this.conversions(this.expression(0))];
    while (this.next?.symbol === ',') {
      this.at++;
      values.push(this.conversions(this.expression(0)));
    }
    this.closed(values[0]!);
    return this.try(name.at, () => callFunction(name.symbol, values, this.scope.angle));
  }

  private converted(value: Value, word: Token): Value {
    const token = this.next;
    if (!token) this.fail(`A unit or hex is missing after ${word.text}`);
    const form = this.scope.names.has(token.symbol) ? undefined : FORMS[token.symbol];
    if (form && Object.hasOwn(FORMS, token.symbol)) {
      this.at++;
      if (form === 'percent' && this.next?.symbol === 'of') return this.shareOf(value);
      return this.try(token.at, () => {
        const real = plain(value, `in ${token.text}`);
        if (form === 'hex' || form === 'binary' || form === 'octal') whole(value, `in ${token.text}`);
        return { ...quantity(real), ...(form !== 'decimal' && { form }) };
      });
    }
    const units = this.longestUnit();
    if (!units) this.fail(`There’s no unit called ${JSON.stringify(token.text.slice(0, 40))}`, token.at);
    const smaller = this.smallerUnit(units);
    return this.try(word.at, () => inUnits(value, smaller ? [units, smaller] : [units]));
  }

  /** "15 as % of 60" */
  private shareOf(part: Value): Value {
    const word = this.next!;
    this.at++;
    if (!this.next) this.fail(`A number is missing after ${word.text}`);
    const all = this.expression(0);
    return this.try(word.at, () => {
      const share = INFIX['/']!.apply(part, all);
      return { ...quantity(plain(share, 'A percentage')), isPercent: true };
    });
  }

  /** The second of "h and min" or "ft in", which takes the rest of the first. */
  private smallerUnit(units: Units): Units | undefined {
    const start = this.at;
    const isLast = start === this.tokens.length - 1;
    const token = this.next;
    if (token?.symbol === 'and' || token?.symbol === ',') this.at++;
    const found = this.next?.kind === 'word' && (isLast || !TO.has(this.next.symbol)) ? this.longestUnit() : undefined;
    if (found && areFalling([units, found])) return found;
    this.at = start;
    return undefined;
  }
}

/** Words that mean something, and can be no names. */
export const isTaken = (name: string): boolean =>
  BETWEEN.has(name) ||
  isFunction(name) ||
  Object.hasOwn(CONSTANTS, name) ||
  /^(?:ans|now|line\d*)$/.test(name) ||
  Object.hasOwn(DAYS, name);

/** The value of what stands in a line from a place on. */
export function evaluateLine(text: string, from: number, scope: Scope): Evaluated {
  const reader = new Reader(text, from, scope);
  const value = reader.read();
  return { value, isTotal: reader.isTotal };
}
