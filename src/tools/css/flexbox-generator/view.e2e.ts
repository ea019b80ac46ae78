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

test('wraps by the edge that is dragged, and writes HTML and classes @long', async ({ page, open }) => {
  await open('/tool/flexbox-generator');
  const css = page.getByRole('textbox', { name: 'CSS', exact: true });
  await page.getByRole('button', { name: 'Card Grid' }).click();
  const title = page.locator('.panel-aside').first();
  await expect(title).toHaveText(/^6 items( in 2 lines)?$/);
  const edge = page.getByRole('slider', { name: 'Preview width' });
  const from = (await edge.boundingBox())!;
  const stage = (await page.getByRole('group', { name: 'Preview' }).boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + 60);
  await page.mouse.down();
  await page.mouse.move(stage.x + 400 + from.width / 2, from.y + 60, { steps: 4 });
  await page.mouse.up();
  await expect(edge).toHaveAttribute('aria-valuenow', '400');
  // 400 less the stage’s and the container’s padding is 350: two cards of 140 and a gap of 16.
  await expect(title).toHaveText('6 items in 3 lines');
  await edge.press('Home');
  await expect(title).toHaveText('6 items in 6 lines');
  await edge.press('End');
  await expect(edge).toHaveAttribute('aria-valuetext', 'All there is');

  await page.getByRole('switch', { name: 'Separate Gaps' }).check();
  await expect(page.getByLabel('Row Gap', { exact: true })).toHaveValue('16');
  await page.getByLabel('Row Gap', { exact: true }).fill('24');
  await expect(css).toContainText('gap: 24px 16px;');
  const styles = await css.innerText();
  await page.getByRole('tab', { name: 'HTML' }).click();
  const html = page.getByRole('textbox', { name: 'HTML', exact: true });
  await expect(html).toContainText('<div class="item item-6">Item 6</div>');
  const blank = await page.context().newPage();
  await blank.setContent(`<!doctype html><style>${styles}</style>${await html.innerText()}`);
  const gaps = await blank.evaluate(() => {
    const { rowGap, columnGap } = getComputedStyle(document.querySelector('.container')!);
    const { flexBasis } = getComputedStyle(document.querySelector('.container > .item-6')!);
    return [rowGap, columnGap, flexBasis];
  });
  await blank.close();
  expect(gaps).toEqual(['24px', '16px', '140px']);
  await page.getByRole('tab', { name: 'Tailwind' }).click();
  await expect(page.getByRole('textbox', { name: 'Tailwind', exact: true })).toContainText('basis-[140px]');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('flexbox.html');
});
