import { expect, test } from './fixtures';
import { paste } from './large-input';

test('formats as one types, by the button, and minifies', async ({ page, open }) => {
  await open('/tool/json-formatter');
  await page.getByLabel('Input', { exact: true }).fill('{"b":[1,2],"a":12345678901234567890}');
  const output = page.getByRole('textbox', { name: 'Output' });
  await expect(output).toContainText('"a": 12345678901234567890');
  await page.getByRole('button', { name: 'Minify JSON' }).click();
  await expect(output).toHaveText('{"b":[1,2],"a":12345678901234567890}');
});

test('wraps long lines, or lets them be scrolled', async ({ page, open }) => {
  await open('/tool/json-formatter');
  await page.getByLabel('Input', { exact: true }).fill(JSON.stringify({ long: 'word '.repeat(200) }));
  const output = page.getByRole('textbox', { name: 'Output' });
  await expect(output).toContainText('word');
  const overflows = () =>
    output.evaluate((box) => [box, ...box.querySelectorAll('*')].some((one) => one.scrollWidth > one.clientWidth + 50));
  await expect.poll(overflows).toBe(false);
  await page.getByLabel('Wrap Lines').uncheck();
  await expect.poll(overflows).toBe(true);
});

test('writes code in an editor that folds, finds and marks what is wrong, once one asks for it', async ({
  page,
  open,
}) => {
  await open('/tool/json-formatter');
  const input = page.locator('.input-box');
  await page.getByLabel('Input', { exact: true }).fill('{\n"list": [\n1,\n2\n],\n"b": 3\n}');
  await input.getByRole('button', { name: 'Code editor' }).click();
  const editor = input.locator('.code-editor').getByRole('textbox', { name: 'Input' });
  await expect(editor).toContainText('"list"');
  await editor.click();
  await input.getByTitle('Fold line', { exact: true }).filter({ visible: true }).first().click();
  await expect(editor).not.toContainText('"list"');
  await input.getByTitle('Unfold line', { exact: true }).filter({ visible: true }).first().click();
  await editor.click();
  await page.keyboard.press('ControlOrMeta+f');
  await expect(input.getByRole('textbox', { name: 'Find' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' x');
  await expect(page.getByRole('alert')).toContainText('Error');
  await expect(input.locator('[part=code-fault]')).toHaveText('x');
  await page.reload();
  await expect(editor).toContainText('"list"');
  await input.getByRole('button', { name: 'Code editor' }).click();
  await expect(page.getByLabel('Input', { exact: true })).toHaveValue(/"b": 3\n\} x/);
});

test('folds the result as text, and tells the path of a line', async ({ page, open }) => {
  await open('/tool/json-formatter');
  await page.getByLabel('Input', { exact: true }).fill('{"a":[1,{"b":2}],"c":3}');
  await page.getByRole('tab', { name: 'Fold' }).click();
  const lines = page.getByRole('tree', { name: 'Output' }).getByRole('treeitem');
  await expect(lines).toHaveCount(9);
  await lines.filter({ hasText: '"b"' }).click();
  await expect(page.getByText('$.a[1].b', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Fold All', exact: true }).click();
  await expect(lines).toHaveCount(4);
  await expect(lines.nth(1)).toContainText('5 lines');
});

test('draws only the folded lines that are seen, on a phone too', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open('/tool/json-formatter');
  const objects = Array.from({ length: 20_000 }, (_, at) => ({ id: at, name: `n${at}` }));
  await paste(page, 'Input', JSON.stringify(objects));
  await page.getByRole('tab', { name: 'Fold' }).click();
  const lines = page.getByRole('tree', { name: 'Output' }).getByRole('treeitem');
  await expect(lines.filter({ hasText: '"n0"' })).toBeVisible();
  expect(await lines.count()).toBeLessThan(200);
});
