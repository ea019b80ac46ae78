import { describe, expect, it } from 'vitest';
import { runNow } from '@/kit/testing/run-tool';
import { fromRoman, toRoman } from './roman';
import tool from './tool';

const run = (input: string) => runNow(tool, input).value;

describe('roman-numeral', () => {
  it('gives every number back, each by a numeral of its own, in the order of the Unicode numerals', () => {
    const seen = new Set<string>();
    for (let number = 1; number <= 3999; number++) {
      const roman = toRoman(String(number));
      seen.add(roman);
      expect(fromRoman(roman)).toBe(String(number));
      expect(fromRoman(roman.toLowerCase())).toBe(String(number));
    }
    expect(seen.size).toBe(3999);
    for (let number = 1; number <= 12; number++)
      expect(toRoman(String(number))).toBe(String.fromCodePoint(0x215f + number).normalize('NFKC'));
  });

  it.each([
    ['1066', 'MLXVI'],
    ['1776', 'MDCCLXXVI'],
    ['1994', 'MCMXCIV'],
    ['2421', 'MMCDXXI'],
    ['3999', 'MMMCMXCIX'],
    [' 0039 ', 'XXXIX'],
  ])('%s is %s', (number, roman) => expect(run(number)).toBe(roman));

  it.each(['0', '4000', '-1', '3.5', '1e3', '99999999999999999999', ''])('refuses the number %j', (number) => {
    expect(() => toRoman(number)).toThrow('Number must be between 1 and 3999');
  });

  it.each(['IIII', 'IC', 'VX', 'MMMM', 'IVI', 'ABC', 'XIIX', '', 'M M'])('refuses the numeral %j', (roman) => {
    expect(() => fromRoman(roman)).toThrow('Invalid Roman numeral');
  });

  it('converts line by line and says where it cannot', () => {
    expect(run('4\r\n\nⅫ\nmmxxvi')).toBe('IV\r\n\n12\n2026');
    expect(() => run('IV\n IIII')).toThrow(expect.objectContaining({ details: { line: 2, column: 2, offset: 4 } }));
  });
});
