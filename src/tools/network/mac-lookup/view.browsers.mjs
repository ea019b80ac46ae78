/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('MAC Address', '3C:22:FB:12:34:56');
  await v.sees('Apple, Inc.');
};
