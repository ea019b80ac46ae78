/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.sees('25:00');
  await v.press('Start');
  await v.sees('24:59');
  await v.press('+5 min');
  await v.sees('29:5');
};
