import { saves } from '../../../../e2e/browsers/saves.mjs';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Number', '10000');
  await v.press('Calculate');
  await v.sees('35,660');
  await v.fill('Number', '-3');
  await v.page.press('Enter');
  await v.sees('Please enter a non-negative integer.');
  await saves(v, 'Download History', 'factorial_history.txt', /^10000! = 2846259680\d{35650}\n$/);
};
