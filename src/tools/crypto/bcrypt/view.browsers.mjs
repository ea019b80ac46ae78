/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Cost', '5');
  await v.fill('Password', 'tr0ub4dor&3');
  await v.press('Hash');
  await v.sees(/\$2b\$05\$[./A-Za-z0-9]{53}/);
};
