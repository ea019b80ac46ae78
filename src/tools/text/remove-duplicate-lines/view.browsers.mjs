/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Input', 'b\na\nb');
  await v.sees('b\na');
  await v.sees('Removed');
};
