import { findings } from '../../../../e2e/axe';
import { expect, test } from '../../../../e2e/fixtures';

const RED_DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==';

test('shows the picture in a data URI, and writes one', async ({ page, open }) => {
  await open('/tool/base64-string');
  await page.getByRole('tab', { name: 'Decode' }).click();
  const input = page.getByRole('textbox', { name: 'Input' });
  await input.fill(`data:image/png;base64,${RED_DOT}`);
  await expect(page.getByRole('img', { name: 'Decoded content' })).toBeVisible();
  await expect(page.getByText('5 × 5 px')).toBeVisible();
  await expect(page.getByText('PNG, image/png')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page)).toEqual([]);
  }
  await expect(page.getByRole('group', { name: 'Output in hexadecimal' })).toContainText('89 50 4e 47');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('decoded.png');

  await input.fill('PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSI4IiBoZWlnaHQ9IjgiLz4=');
  await expect(page.getByRole('textbox', { name: 'Output' })).toContainText('<svg');
  await expect(page.getByText('8 × 8 px')).toBeVisible();

  await page.getByRole('tab', { name: 'Encode' }).click();
  await expect(page.getByRole('img', { name: 'Decoded content' })).toHaveCount(0);
  await page.getByLabel('Data URI').click();
  await page
    .getByLabel('Input file')
    .setInputFiles({ name: 'dot.png', mimeType: '', buffer: Buffer.from(RED_DOT, 'base64') });
  await expect(page.getByRole('textbox', { name: 'Output' })).toHaveText(`data:image/png;base64,${RED_DOT}`);
});

test('says where a data URI is wrong, and keeps it @long', async ({ page, open }) => {
  await open('/tool/base64-string?mode=decode');
  const input = page.getByRole('textbox', { name: 'Input' });
  await input.fill('data:image/png;base64,iVB*');
  await expect(page.getByRole('alert')).toContainText('Invalid Base64 input');
  await expect(page.getByRole('alert')).toContainText('The character "*" is not part of Base64.');
  await expect(input).toHaveValue('data:image/png;base64,iVB*');
});
