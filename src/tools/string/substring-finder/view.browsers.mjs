/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Input', 'The cat sat.\nA category, a CAT.');
  await v.fill('Substring', 'cat');
  await v.counts('#main [role=textbox] mark', 3);
  await v.fill('Replace With', 'dog');
  await v.press('Replace All');
  await v.holds('Input', 'The dog sat.\nA dogegory, a dog.');
};
