import { describe, expect, it } from 'vitest';
import { press } from './keypad';

const pressed = (keys: string, from = '') => keys.split(' ').reduce(press, from);

describe('the keypad', () => {
  it.each([
    ['1 2 + 3', '12+3'],
    ['1 . 5 . 2', '1.52'],
    ['. 5', '0.5'],
    ['× 3', '0×3'],
    ['− 3', '−3'],
    ['2 + ×', '2×'],
    ['2 × − 3', '2×−3'],
    ['2 × − ÷', '2÷'],
    ['9 √', '√(9)'],
    ['2 + 9 √', '2+√(9)'],
    ['√ 9 )', '√(9)'],
    ['sin 3 0 ) ) )', 'sin(30)'],
    ['3 0 sin cos', 'cos(sin(30))'],
    ['( 1 + 2 ) √', '√(1+2)'],
    ['5 x²', '5²'],
    ['5 ± x²', '(−5)²'],
    ['5 x² ±', '−5²'],
    ['2 + 5 ±', '2+(−5)'],
    ['2 + 5 ± ±', '2+5'],
    ['5 ± ±', '5'],
    ['5 ± xʸ 2', '(−5)^2'],
    ['2 + ± 5', '2+(−5'],
    ['2 + 5 0 %', '2+50%'],
    ['+ %', '0+'],
    ['2 π', '2×π'],
    ['π 2', 'π×2'],
    ['2 e + 3', '2×e+3'],
    ['2 ( 3', '2×(3'],
    ['4 1/x', '(1÷4)'],
    ['2 + 1/x 4', '2+1÷4'],
    ['4 n!', '4!'],
    ['3 0 sin ⌫ ⌫', 'sin(3'],
    ['sin ⌫', ''],
    ['√ ⌫', ''],
    ['1 2 ⌫', '1'],
    ['⌫', ''],
    ['( +', '('],
    ['( − 3', '(−3'],
    [')', ''],
  ])('%s writes %s', (keys, expression) => expect(pressed(keys)).toBe(expression));

  it('takes a typed expression as it is', () => {
    expect(pressed('√', '2 + 3.5e3')).toBe('2 + √(3.5e3)');
    expect(pressed('x²', '1+sqrt(4)')).toBe('1+sqrt(4)²');
    expect(pressed('+', 'nonsense $')).toBe('nonsense $+');
    expect(pressed('√ 7 ⌫', ')))')).toBe(')))√(');
  });
});
