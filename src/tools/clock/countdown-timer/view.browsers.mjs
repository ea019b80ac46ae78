/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Minutes', '0');
  await v.fill('Seconds', '1');
  await v.press('Start');
  await v.sees('00:00:00');
  await v.counts('.cd-list li', 1);
  await v.tab('Until a date');
  await v.fill('Date and Time', '2099-01-01T00:00');
  await v.sees('Thursday, January 1, 2099, 00:00');
};
