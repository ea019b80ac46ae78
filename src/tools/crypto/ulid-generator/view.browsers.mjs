/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Count', '20');
  await v.press('Generate');
  await v.sees('20 results');
  await v.fill('ULID', '01ARYZ6S41TSV4RRFFQ69G5FAV');
  await v.sees('2016-07-30T22:36:16.385Z');
};
