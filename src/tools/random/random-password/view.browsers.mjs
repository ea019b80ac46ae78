/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.tab('Passphrase');
  await v.sees('77.5 bits');
  await v.tab('PIN');
  await v.sees(/^\d{6}$/m);
};
