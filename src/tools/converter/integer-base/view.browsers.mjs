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
  await v.choose('Bits', 'int8');
  await v.choose('From Base', 'base10');
  await v.fill('Number', '5');
  await v.press('Bit 7, sign');
  await v.holds('Number', '-123');
};
