import { describe, expect, it } from 'vitest';
import { runNow } from '@/kit/testing/run-tool';
import { fromRoman, romanParts, toRoman } from './roman';
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

describe('with bars', () => {
  const barred = (input: string) => runNow(tool, input, { bars: true, steps: true });

  it('gives every thousandth number up to 3,999,999 back, and its parts add up', () => {
    for (let number = 1; number <= 3_999_999; number += 997) {
      const roman = toRoman(String(number), undefined, true);
      expect(fromRoman(roman, undefined, true)).toBe(String(number));
      expect(romanParts(roman).reduce((sum, [, value]) => sum + value, 0)).toBe(number);
    }
  });

  // U+0305 is the bar.
  it.each([
    ['3999', 'MMMCMXCIX'],
    ['4000', 'I\u0305V\u0305'],
    ['5000', 'V\u0305'],
    ['10001', 'X\u0305I'],
    ['1000000', 'M\u0305'],
    ['3999999', 'M\u0305M\u0305M\u0305C\u0305M\u0305X\u0305C\u0305I\u0305X\u0305CMXCIX'],
  ])('%s is %s', (number, roman) => {
    expect(barred(number).value).toBe(roman);
    expect(barred(roman).value).toBe(number);
  });

  it('reads macrons, joined with their letter or not, in either case', () => {
    expect(barred('\u012A\u0056\u0304xii').value).toBe('4012');
    expect(barred('\u012Bv\u0304').value).toBe('4000');
  });

  it.each([
    'I\u0305',
    'M\u0305I\u0305I\u0305I\u0305I\u0305',
    'IV\u0305',
    'V\u0305M',
    'XV\u0305',
    '\u0305',
    'Ä',
    'IIII',
  ])('refuses %j', (roman) => expect(() => barred(roman)).toThrow('Invalid Roman numeral'));

  it('shows the steps of each line', () => {
    expect(barred('4\nMCM\n5001').notes).toEqual([
      'IV = 4 (IV)',
      'MCM = 1000 (M) + 900 (CM)',
      'V\u0305I = 5000 (V\u0305) + 1 (I)',
    ]);
  });

  it('are an option: without it the message says so', () => {
    expect(() => barred('4000000')).toThrow('Number must be between 1 and 3999999');
    expect(() => toRoman('4000')).toThrow(expect.objectContaining({ details: { hint: 'Bars goes on to 3999999.' } }));
    expect(() => fromRoman('V\u0305')).toThrow('Invalid Roman numeral');
  });
});
