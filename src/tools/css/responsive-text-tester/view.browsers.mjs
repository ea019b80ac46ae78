/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Text', 'Two words 👩‍👩‍👧');
  await v.sees('Characters: 11 / 280');
  await v.choose('Font Family', 'Courier New');
  await v.sees(/font-family: .*Courier New/);
  await v.tab('Fluid');
  await v.sees('--step-5: clamp(');
  await v.fill('Largest Size', '64');
  await v.sees('can’t be doubled by zooming in');
  await v.fill('Window Width', '1600');
  await v.sees('1600 px');
};
