/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.press('5xx Server Error');
  await v.holds('Search', '5xx');
  await v.fill('Search', 'teapot');
  await v.sees('418');
};
