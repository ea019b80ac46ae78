/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.has({ css: '.cm-content' });
  await v.write('Code Input', "const answer = await Promise.resolve(42);\nconsole.log('answer', { answer });");
  await v.press('Run Code');
  await v.sees(/answer\s+\{answer: 42\}/);
  await v.fill('Evaluate', 'answer + 1');
  await v.page.press('Enter');
  await v.sees('43');
  await v.choose('Language', 'typescript');
  await v.toggle('Document');
  await v.write(
    'Code Input',
    "enum Level { Low = 1 }\nconst list = document.querySelector('#list') as HTMLElement;\nlist.innerHTML = '<li>' + Level[1] + '</li>';\nconsole.log(list);\n(list as any).none.more;",
  );
  await v.press('Run Code');
  await v.sees('<ul id="list">');
  // WebKit tells no lines of code that is evaluated.
  await v.sees(/Uncaught TypeError/);
  await v.shows('Page of the code', 'Low');
  await v.press('Save Snippet');
  await v.sees('TypeScript, with a document');
};
