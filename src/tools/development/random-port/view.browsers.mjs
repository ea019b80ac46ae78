/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Min', '5430');
  await v.fill('Max', '5433');
  await v.fill('Count', '10');
  await v.press('Generate');
  await v.sees('PostgreSQL');
  await v.sees('Not enough free ports in the range: 4 of 10.');
};
