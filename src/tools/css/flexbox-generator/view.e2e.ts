import { expectSameInOtherTool } from '@/families/styled/testing';
import { expect, test } from '../../../../e2e/fixtures';

test('lays out items, and the CSS pasted elsewhere gives the preview', async ({ page, open }) => {
  await open('/tool/flexbox-generator');
  const css = page.getByRole('textbox', { name: 'CSS', exact: true });
  const html = (items: number) =>
    `<div class="container">${Array.from({ length: items }, (_, at) => `<div class="item item-${at + 1}"></div>`).join('')}</div>`;
  await page.getByRole('button', { name: 'Add Item' }).click();
  await page.getByLabel('Flex Direction').selectOption('row-reverse');
  await page.getByLabel('Justify Content').selectOption('space-evenly');
  await page.getByLabel('Align Content').selectOption('space-between');
  await page.getByLabel('Flex Wrap').selectOption('wrap-reverse');
  await page.getByRole('button', { name: 'Item 4', exact: true }).click();
  await page.getByLabel('Order', { exact: true }).fill('-2');
  await page.getByLabel('Flex Grow').fill('1.5');
  await page.getByLabel('Flex Basis').fill('calc(10% + 20px');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Flex Basis').fill('calc(10% + 20px)');
  await page.getByLabel('Align Self').selectOption('flex-end');
  await expect(css).toContainText('flex-basis: calc(10% + 20px);');
  await expectSameInOtherTool(page, { html: html(4) });

  await page.getByRole('button', { name: 'Holy Grail' }).click();
  await expectSameInOtherTool(page, { html: html(5) });
  const main = await page.getByRole('button', { name: 'Item 3', exact: true }).boundingBox();
  const aside = await page.getByRole('button', { name: 'Item 2', exact: true }).boundingBox();
  expect(main!.y).toBe(aside!.y);
  expect(main!.width).toBeGreaterThan(2 * aside!.width);

  await page.getByRole('button', { name: 'Centered' }).click();
  await expect(page.getByRole('button', { name: 'Remove Item' })).toBeDisabled();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('flexbox-styles.css');
});
