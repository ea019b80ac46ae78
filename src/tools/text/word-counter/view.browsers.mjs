/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Text', 'One two three. Four five!');
  await v.sees('21 without spaces');
  await v.run('focus', { field: 'Text' });
  await v.page.press('Control', 'a');
  await v.sees(/Selected: 5 words, 25 characters/);
};
