/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.tab('Own fields');
  await v.choose('Type of plan', 'constant');
  await v.fill('Arguments of plan', 'gold');
  await v.sees('gold');
};
