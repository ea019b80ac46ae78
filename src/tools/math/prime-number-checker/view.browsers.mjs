/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Number', '18446744073709551557');
  await v.press('Check');
  await v.sees('18446744073709551557 is a prime number');
};
