import { runInNewContext } from 'node:vm';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import { runs } from '@/engines/testing/long';
import { expectWithin, processorTime } from '@/engines/testing/processor-time';
import { type Angle, evaluate } from './evaluate';
import { formatReal } from './format';
import { COMPUTED_ELSEWHERE } from './mpmath.fixture';

const show = (expression: string, angle: Angle = 'rad', digits = 16) => {
  const { text, exact } = formatReal(evaluate(expression, angle).result, digits);
  return (exact ? '' : '≈') + text;
};
const refusal = (expression: string, angle: Angle = 'rad'): InputError => {
  try {
    evaluate(expression, angle);
  } catch (error) {
    return error as InputError;
  }
  throw new Error(`${expression} was accepted`);
};

describe('evaluate', () => {
  it.each([
    ['0.1+0.2', '0.3'],
    ['1.1*1.1', '1.21'],
    ['9007199254740993+2', '9007199254740995'],
    ['2+3*4', '14'],
    ['(2+3)*4', '20'],
    ['10-4-3', '3'],
    ['100/10/5', '2'],
    ['2^3^2', '512'],
    ['-2^2', '-4'],
    ['(-2)^2', '4'],
    ['2^-3', '0.125'],
    ['2^-3^2', '0.001953125'],
    ['2**10', '1024'],
    ['6/2(1+2)', '9'],
    ['--5', '5'],
    ['3 − −2', '5'],
    ['8 ÷ 4 × 2', '4'],
    ['100+10%', '100.1'],
    ['50%', '0.5'],
    ['5!', '120'],
    ['2^3!', '64'],
    ['-3²', '-9'],
    ['2³²', '64'],
    ['√9+1', '4'],
    ['√(2)√(2)', '2'],
    ['17 mod 5', '2'],
    ['-7 mod 3', '2'],
    ['7.5 mod 2', '1.5'],
    ['1/3*3', '1'],
    ['1/3+1/3+1/3-1', '0'],
    ['0.1+0.2-0.3', '0'],
    ['log(1000)+log2(0.5)', '2'],
    ['ln(e^5)', '5'],
    ['4^0.5', '2'],
    ['cbrt(-27)', '-3'],
    ['abs(-3)+floor(-1.5)+ceil(1.2)+round(2.5)', '6'],
    ['1000!/999!', '1000'],
    ['1e3+1E-3', '1000.001'],
    ['.5+5.', '5.5'],
    ['2PI-tau', '0'],
    ['sin(pi)', '0'],
    ['sin(100000pi/6)', '0.8660254037844386', '≈'],
    ['tan(pi/4)', '1'],
    ['1/3', '0.3333333333333333', '≈'],
    ['2/3*1e30', '6.666666666666667e+29', '≈'],
  ])('%s is %s', (expression, value, mark = '') => expect(show(expression)).toBe(mark + value));

  it.each([
    ['sin(30)', '0.5'],
    ['cos(60)', '0.5'],
    ['tan(45)', '1'],
    ['sin(180)', '0'],
    ['cos(90)', '0'],
    ['sin(-3630)', '-0.5'],
    ['asin(1)', '90'],
    ['acos(0.5)', '60'],
    ['atan(1)', '45'],
    ['cos(36e20)', '1'],
  ])('in degrees %s is %s', (expression, value) => expect(show(expression, 'deg')).toBe(value));

  it('agrees with another library on functions of many numbers', () => {
    for (const [expression, value] of COMPUTED_ELSEWHERE) {
      const { value: mine } = evaluate(expression).result;
      const off = new Decimal(mine.toSignificantDigits(60).toString()).minus(value).abs();
      expect(off.lte(new Decimal(value).abs().times('1e-43')), `${expression}: ${mine.toSignificantDigits(45)}`).toBe(
        true,
      );
    }
  });

  it('keeps every digit of sums, differences and products', () => {
    const whole = fc.bigInt({ min: -(10n ** 60n), max: 10n ** 60n });
    fc.assert(
      fc.property(whole, whole, whole, (a, b, c) => {
        expect(show(`${a}*(${b})+(${c})-(${a})`)).toMatch(/^-?\d+$/);
        expect(BigInt(show(`${a}*(${b})+(${c})-(${a})`))).toBe(a * b + c - a);
      }),
    );
    expect(show('2^1000')).toBe(String(2n ** 1000n));
    expect(show('1000!/2')).toBe(String(BigInt(show('1000!')) / 2n));
  });

  it('knows precedence as JavaScript does', () => {
    const operand = fc.integer({ min: 1, max: 9 }).map(String);
    const operators = fc.constantFrom('+', '-', '*', '**');
    const expression = fc.letrec<{ tree: string }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        operand,
        fc
          .tuple(tie('tree'), operators, operand)
          .map(([a, operator, b]) => `${operator === '**' ? `(${a})` : a}${operator}${b}`),
        tie('tree').map((inner) => `(${inner})`),
      ),
    })).tree;
    fc.assert(
      fc.property(expression, (text) => {
        const expected = runInNewContext(text) as number;
        fc.pre(Number.isSafeInteger(expected));
        expect(Number(show(text))).toBe(expected);
      }),
    );
  });

  it.each([
    ['', 'Enter an expression, such as 2 + 3 × 4', undefined],
    ['2+', 'A number is missing after +', 2],
    ['2+×3', 'A number is missing between + and ×', 2],
    ['×3', 'A number is missing before ×', 0],
    ['(2+)', 'A number is missing after +', 3],
    ['3+()', 'These parentheses are empty', 2],
    ['sin()', 'These parentheses are empty', 3],
    ['2)', 'This parenthesis was never opened', 1],
    ['1 2', 'An operator is missing between 1 and 2', 2],
    ['1.2.3', 'An operator is missing between 1.2 and .3', 3],
    ['5%3', 'An operator is missing after %, which divides by 100; for the remainder use mod', 2],
    ['1,5', 'Numbers can’t contain a comma here: use a point for decimals and no thousands separators', 1],
    ['2=2', 'An equals sign goes after the expression, not in it', 1],
    ['2 $', 'The character "$" isn’t allowed in an expression', 2],
    ['sin 30', 'sin needs parentheses: sin(…)', 0],
    ['1/(2-2)', 'Can’t divide by zero', 1],
    ['1/sin(pi)', 'Can’t divide by zero', 1],
    ['5 mod 0', 'Can’t divide by zero: mod 0 has no result', 2],
    ['√(1-2)', 'The square root of a negative number isn’t a real number', 0],
    ['2+log(0)', 'log needs a number above 0', 2],
    ['ln(-1)', 'ln needs a number above 0', 0],
    ['asin(2)', 'asin needs a number from -1 to 1', 0],
    ['tan(pi/2)', 'tan isn’t defined for π ÷ 2 and similar', 0],
    ['0^-1', '0 can’t be raised to a negative power', 1],
    ['2.5!', '! needs a whole number from 0 to 1000', 3],
    ['9^9^9', 'The result is too large: it has over a million digits', 1],
    ['1e2000000', 'The exponent of a number can be up to a million', 0],
    ['exp(1e9)', 'The result is too large or too close to zero: its exponent is over a million', 0],
    ['sin(1e101)', 'The angle is too large', 0],
  ])('refuses %j: %s', (expression, message, offset) => {
    const error = refusal(expression);
    expect(error).toBeInstanceOf(InputError);
    expect(error.message).toBe(message);
    expect(error.details.offset).toBe(offset);
  });

  it('says which names it knows', () => {
    for (const name of ['foo', 'constructor', 'toString', 'hasOwnProperty'])
      expect(refusal(`${name}(1)`).message).toContain(`${name} isn’t known. Use pi,`);
  });

  it('closes what was left open and says how often', () => {
    expect(evaluate('√(2+(3').closed).toBe(2);
    expect(evaluate('2+3').closed).toBe(0);
  });

  it('throws nothing but what can be mended, and soon, whatever the text', () => {
    const pieces = fc.constantFrom(
      ...'0123456789.e+-*/^!%²√() ,',
      'sin',
      'ln',
      'pi',
      'mod',
      'exp',
      '1e9',
      'log2',
      '\u0000',
      '\ud800',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(pieces, { maxLength: 30 }).map((all) => all.join('')),
        ),
        (text) => {
          try {
            evaluate(text, 'deg');
          } catch (error) {
            expect(error, text).toBeInstanceOf(InputError);
          }
        },
      ),
      { numRuns: runs(500) },
    );
    for (const text of [
      '('.repeat(4999),
      '-'.repeat(4998),
      '9'.repeat(4999),
      'ln(exp('.repeat(600),
      `3${'²'.repeat(4000)}`,
    ]) {
      const started = processorTime();
      try {
        evaluate(text);
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
      }
      expectWithin(2000, started);
    }
    expect(refusal('1'.repeat(5001)).message).toBe('An expression can have up to 5000 characters');
  });
});
