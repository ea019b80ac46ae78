import { readFile } from 'node:fs/promises';
import { expect, test } from '../../../../e2e/fixtures';

test('draws what the options say, and both outputs render', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/tool/svg-placeholder');
  const image = page.getByRole('img', { name: 'Placeholder:' });
  await expect(image).toHaveAttribute('alt', 'Placeholder: 600x350');
  await page.getByLabel('Width', { exact: true }).fill('320');
  await expect(page.getByLabel('Custom Text')).toHaveValue('320x350');
  await page.getByLabel('Custom Text').fill('Tea & <日本> 🍵');
  await page.getByLabel('Background Color', { exact: true }).fill('#ff0000');
  const written = page.getByRole('textbox', { name: 'SVG Output' });
  await expect(written).toContainText('Tea &amp; &lt;日本&gt; 🍵');

  await page.getByRole('button', { name: 'Copy SVG' }).click();
  await expect(page.getByText('Copied to clipboard!')).toBeVisible();
  const svg = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy Base64' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^data:image\/svg\+xml;base64,/);
  const uri = await page.evaluate(() => navigator.clipboard.readText());
  expect(Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64').toString()).toBe(svg);
  const drawn = await page.evaluate(async (uri) => {
    const image = new Image();
    image.src = uri;
    await image.decode();
    const context = new OffscreenCanvas(1, 1).getContext('2d')!;
    context.drawImage(image, 0, 0);
    return [image.naturalWidth, image.naturalHeight, ...context.getImageData(0, 0, 1, 1).data];
  }, uri);
  expect(drawn).toEqual([320, 350, 255, 0, 0, 255]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download SVG' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('placeholder.svg');
  expect(await readFile(await download.path(), 'utf8')).toBe(svg);
  await page.getByLabel('Use Exact Size').uncheck();
  await expect(written).not.toContainText('width="320"');
});

test('says what is no color, and keeps it', async ({ page, open }) => {
  await open('/tool/svg-placeholder');
  await page.getByLabel('Text Color', { exact: true }).fill('no color');
  await expect(page.getByRole('alert')).toContainText('Text Color must be a color such as #cccccc');
  await expect(page.getByLabel('Text Color', { exact: true })).toHaveValue('no color');
  await expect(page.getByRole('button', { name: 'Copy SVG' })).toBeDisabled();
});
