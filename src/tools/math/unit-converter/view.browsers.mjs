/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.choose('From', 'inch');
  await v.choose('To', 'centimeter');
  await v.fill('Value', '12');
  await v.holds('Result', '30.48');
  await v.press('Swap');
  await v.holds('Result', '12');
};
