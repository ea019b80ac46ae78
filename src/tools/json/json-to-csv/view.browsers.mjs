/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('JSON Input', '[{"a":{"b":12345678901234567890},"c":"x,y"}]');
  await v.holds('CSV Output', 'a.b,c\n12345678901234567890,"x,y"');
  await v.tab('Table');
  await v.sees('x,y');
};
