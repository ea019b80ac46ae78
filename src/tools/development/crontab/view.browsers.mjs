/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.choose('Minute', '30');
  await v.choose('Hour', '2');
  await v.choose('Weekday', '0');
  await v.holds('Expression', '30 2 * * 0');
  await v.sees('At 02:30, on Sunday');
  await v.choose('Timezone', 'Asia/Tokyo');
  await v.sees(/\d{4}-\d\d-\d\d 02:30/);
};
