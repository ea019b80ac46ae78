/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Input', '<p>a   b</p>');
  await v.tab('Steps');
  await v.press('Text from a web page');
  await v.sees('a b');
  await v.choose('Add a step', 'Uppercase');
  await v.sees('A B');
};
