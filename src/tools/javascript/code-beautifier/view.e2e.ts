import { expect, test } from '../../../../e2e/fixtures';

test('every engine loads in the built site: Prettier, Terser, our own, and those for Python, PHP and Go', async ({
  page,
  open,
}) => {
  await open('/tool/code-beautifier');
  const output = page.getByRole('textbox', { name: 'Output' });
  const language = page.getByLabel('Language', { exact: true });
  const input = page.getByLabel('Input', { exact: true });
  for (const [name, source, expected] of [
    ['Python', 'def f( a ):\n  return a', 'def f(a):\n    return a'],
    ['TypeScript', 'let a:number=1', 'let a: number = 1;'],
    ['HTML', '<ul><li>a<script>b( )</script></ul>', '<script>\n      b();'],
    ['CSS', 'a{b:c}', 'a {\n  b: c;\n}'],
    ['SCSS', 'a{&:hover{b:c}}', '  &:hover {'],
    ['JSON', '{"a":1.10}', '{\n  "a": 1.10\n}'],
    ['Markdown', '* a', '- a'],
    ['XML', '<a><b>c  d</b></a>', '<a>\n  <b>c  d</b>\n</a>'],
    ['YAML', 'a:\n- b:   1.10', 'a:\n  - b: 1.10'],
    ['SQL', 'select time from t', 'SELECT\n  time\nFROM\n  t'],
    ['GraphQL', '{a{b}}', '{\n  a {\n    b\n  }\n}'],
    ['PHP', '<?php if($a)echo 1;', 'if ($a) {\n  echo 1;\n}'],
    ['Go', 'package a\nfunc f(){\nb()}', 'func f() {\n\tb()\n}'],
  ] as const) {
    await language.selectOption(name);
    await input.fill(source);
    await expect(output).toContainText(expected, { useInnerText: true });
  }
  await language.selectOption('JavaScript');
  await page.getByRole('switch', { name: 'Minify Code' }).click();
  await input.fill('let a = 1 ;\nlet b = 2 ;');
  await expect(output).toHaveText('let a=1,b=2;');
  await input.fill('def f(x):\n  return x');
  await expect(page.getByRole('alert')).toContainText('It looks like Python');
  await expect(output).toHaveCount(0);

  await language.selectOption('Python');
  await expect(page.getByRole('slider', { name: 'Indent Size' })).toHaveCount(0);
  await expect(output).toHaveText('def f(x):\n return x', { useInnerText: true });
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('beautified_code.py');
});
