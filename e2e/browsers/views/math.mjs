import assert from 'node:assert/strict';
import { saves } from '../saves.mjs';

/** @type {import('../visitor.mjs').MainPaths} */
export const math = {
  calculator: async (v) => {
    for (const key of '2 + 3 × 4 ='.split(' ')) await v.press(key);
    await v.sees('14');
    await v.fill('Expression', '1÷3×3');
    await v.page.press('Enter');
    await v.sees(/^1$/m);
  },
  'factorial-calculator': async (v) => {
    await v.fill('Number', '10000');
    await v.press('Calculate');
    await v.sees('35,660');
    await v.fill('Number', '-3');
    await v.page.press('Enter');
    await v.sees('Please enter a non-negative integer.');
    await saves(v, 'Download History', 'factorial_history.txt', /^10000! = 2846259680\d{35650}\n$/);
  },
  'gcd-lcm-calculator': async (v) => {
    await v.fill('Number 1', '48');
    await v.fill('Number 2', '18');
    await v.press('Calculate');
    await v.sees('48 = 2 × 18 + 12');
    await v.sees('144');
  },
  'percentage-calculator': async (v) => {
    await v.fill('Percentage', '15');
    await v.fill('Value', '200');
    await v.press('Calculate');
    await v.sees('30.00');
  },
  'prime-number-checker': async (v) => {
    await v.fill('Number', '18446744073709551557');
    await v.press('Check');
    await v.sees('18446744073709551557 is a prime number');
  },
  'random-number-generator': async (v) => {
    await v.fill('Min', '1');
    await v.fill('Max', '6');
    await v.fill('Count', '6');
    await v.toggle('Unique');
    await v.choose('Sort', 'Ascending');
    await v.press('Generate');
    assert.equal(await v.copied('Copy to Clipboard'), '1\n2\n3\n4\n5\n6');
  },
  'unit-converter': async (v) => {
    await v.choose('From', 'inch');
    await v.choose('To', 'centimeter');
    await v.fill('Value', '12');
    await v.holds('Result', '30.48');
    await v.press('Swap');
    await v.holds('Result', '12');
  },
};
