/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Text', 'Two words 👩‍👩‍👧');
  await v.sees('Characters: 11 / 280');
  await v.choose('Font Family', 'Courier New');
  await v.sees(/font-family: .*Courier New/);
};
