/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Percentage', '15');
  await v.fill('Value', '200');
  await v.press('Calculate');
  await v.sees('30.00');
};
