/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.holds('Secret', /^[A-Z2-7]{15}$/);
  await v.fill('Secret', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  await v.sees(/\b\d{6}\b/);
  await v.fill('Secret', '0');
  await v.sees('“0” isn’t a Base32 digit');
};
