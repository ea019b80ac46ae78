import { expect, it } from 'vitest';
import { convert, readValue, writeResult } from './convert';
import { conversionIn, questionIn } from './phrase';

it.each([
  ["6' in cm", '182.88'],
  ['3/8" to mm', '9.525'],
  ['12 fl oz to ml', '354.882355'],
  ['8 oz to ml', '236.588237'],
  ['25 cl to ounces', '8.453506'],
  ['8 oz to g', '226.796185'],
  ['1 g to m/s2', '9.80665'],
  ['11 stone 4 to kg', '71.667594'],
  ['how many tablespoons in half a cup', '8'],
  ['1 metric ton to lb', '2204.622622'],
  ['2 us tons to kg', '1814.36948'],
  ['1 uk pint to ml', '568.26125'],
  ['10 kg/cm2 to psi', '142.233433'],
  ['32 lb/in2 to bar', '2.206322'],
  ['1 sqft to sqin', '144'],
  ['1 league to km', '4.828032'],
  ['1 parsec to ly', '3.261564'],
  ['1 slug to kg', '14.593903'],
  ['12000 btu/h to tons of refrigeration', '1'],
  ['5 thou to mm', '0.127'],
  ['60 deg to rad', '1.047198'],
])('%s is %s', (text, expected) => {
  const asked = questionIn(text);
  const { from, to } = asked!.pair!;
  expect(from.category).toBe(to.category);
  expect(writeResult(convert(readValue(asked!.value), from.unit, to.unit), 'decimals6').text).toBe(expected);
});

it('says which ton and which calorie is meant', () => {
  expect(questionIn('1 ton to kg')?.pair?.reading).toBe('Read as tonne (t), not short ton (sh tn)');
  expect(questionIn('2000 calories to kJ')?.pair?.reading).toBe('Read as calorie (cal), not kilocalorie (kcal)');
  expect(questionIn('2 kcal to calories')?.pair?.reading).toBeUndefined();
  expect(questionIn('1 ton to short tons')?.pair?.reading).toBeUndefined();
  expect(conversionIn('1 ton to kg')?.other).toEqual({ from: 'short ton', to: 'kilogram' });
});
