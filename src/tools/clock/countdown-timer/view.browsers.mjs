/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Minutes', '0');
  await v.fill('Seconds', '1');
  await v.press('Start');
  await v.sees('00:00:00');
  await v.counts('.cd-list li', 1);
};
