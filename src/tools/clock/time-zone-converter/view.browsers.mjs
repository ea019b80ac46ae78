/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.open('/tool/time-zone-converter?source-timezone=America%2FNew_York&target-timezone=Asia%2FKolkata');
  await v.fill('Source Datetime', '2026-03-08T02:30');
  await v.sees('the clocks go forward from 02:00 to 03:00. Read as 03:30.');
  await v.fill('Source Datetime', '2026-01-15T20:00');
  await v.sees('06:30:00');
  await v.press('Swap');
  await v.holds('Source Datetime', '2026-01-16T06:30');
};
