/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Number 1', '48');
  await v.fill('Number 2', '18');
  await v.press('Calculate');
  await v.sees('48 = 2 × 18 + 12');
  await v.sees('144');
};
