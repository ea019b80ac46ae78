/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.choose('To Base', '16');
  await v.fill('Number', '255');
  await v.holds('Result', 'FF');
  await v.press('Swap');
  await v.holds('Result', '255');
  await v.fill('Number', 'F\n1G');
  await v.sees('1 of 2 lines couldn’t be read');
  await v.fill('Number', '1G');
  await v.sees('“G” isn’t a digit in base 16');
};
