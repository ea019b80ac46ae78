import { readFile } from 'node:fs/promises';
import { expectSameInOtherTool } from '@/families/styled/testing';
import { expect, test } from '../../../../e2e/fixtures';

test('layers shadows, animates them, and the CSS pasted elsewhere gives the preview', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('/tool/box-shadow-generator');
  const css = page.getByRole('textbox', { name: 'CSS', exact: true });
  const remove = page.getByRole('button', { name: 'Remove Shadow' });
  await expect(remove).toBeDisabled();
  await page.getByRole('button', { name: 'Hard' }).click();
  await expect(css).toContainText('box-shadow: 8px 8px 0px 0px #000000;');
  await page.getByRole('button', { name: 'Add Shadow' }).click();
  await expect(page.getByRole('tab', { name: 'Shadow 2' })).toHaveAttribute('aria-selected', 'true');
  await page.getByLabel('Offset X', { exact: true }).fill('-50');
  await page.getByLabel('Spread slider').press('End');
  await page.getByLabel('Color', { exact: true }).fill('rgb(255 0 0 / 50%)');
  await page.getByRole('switch', { name: 'Inset' }).check();
  await expect(css).toContainText('#000000, inset -50px 8px 24px 50px #ff000080;');
  const clipped = page.getByRole('status').filter({ hasText: 'is outside sRGB and was clipped to #00ff00' });
  await page.getByLabel('Color', { exact: true }).fill('color(display-p3 0 1 0)');
  await expect(clipped).toBeVisible();
  await page.getByLabel('Color', { exact: true }).fill('rgb(255 0 0 / 50%)');
  await expect(clipped).toHaveCount(0);
  await page.getByLabel('Color', { exact: true }).fill('nothing');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Color picker', { exact: true }).fill('#00ff00');
  await expect(css).toContainText('#00ff0080;');
  await page.getByLabel('Width', { exact: true }).fill('120');
  await expectSameInOtherTool(page, { html: '<div class="box"></div>' });

  await page.getByRole('switch', { name: 'Animate Shadow' }).check();
  await page.getByLabel('Duration', { exact: true }).fill('0.5');
  await expectSameInOtherTool(page, { html: '<div class="box"></div>' });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('box-shadow-styles.css');
  expect((await readFile(await file.path(), 'utf8')).trim()).toBe((await css.innerText()).trim());
  await remove.click();
  await expect(remove).toBeDisabled();
});
