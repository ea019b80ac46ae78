/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Password', 'Password123!');
  await v.sees('78.84 bits');
  await v.sees('79/100');
};
