import { expect, test } from './fixtures';

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
