/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.choose('Timezone', 'Asia/Tokyo');
  await v.fill('Unix Timestamp', '1700000000123');
  await v.sees('2023-11-15 07:13:20.123');
  await v.tab('Date to Unix');
  await v.fill('Date', '2026-01-02 12:04:05');
  await v.sees('1767323045');
  await v.fill('Pick a date', '2038-01-19T12:14:08');
  await v.sees('2147483648');
};
