import { expect, test } from '../../../../e2e/fixtures';

test('draws the text in the chosen font and names the picture after it', async ({ page, open }) => {
  await open('/tool/text-to-ascii-art');
  await page.getByLabel('Text', { exact: true }).fill('Tea & cake for all');
  await page.getByLabel('Font', { exact: true }).selectOption('Small');
  await expect(page.getByRole('img', { name: 'ASCII art: Tea & cake' })).toContainText('|_');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Image' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Tea---cake.png');
});
