/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Number', '1994');
  await v.holds('Roman Numeral', 'MCMXCIV');
  await v.fill('Roman Numeral', 'IIII');
  await v.sees('Invalid Roman numeral');
};
