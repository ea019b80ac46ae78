/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.has({ css: '.cm-content' });
  await v.write('Code Input', "const answer = await Promise.resolve(42);\nconsole.log('answer', { answer });");
  await v.press('Run Code');
  await v.sees(/answer\s+\{answer: 42\}/);
  await v.fill('Evaluate', 'answer + 1');
  await v.page.press('Enter');
  await v.sees('43');
};
