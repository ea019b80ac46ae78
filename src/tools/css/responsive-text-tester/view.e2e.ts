import { readFile } from 'node:fs/promises';
import { expectSameInOtherTool } from '@/families/styled/testing';
import { expect, test } from '../../../../e2e/fixtures';

test('styles each breakpoint, and the CSS pasted elsewhere gives the preview at its width', async ({ page, open }) => {
  await open('/tool/responsive-text-tester');
  const css = page.getByRole('textbox', { name: 'CSS', exact: true });
  await expect(page.getByRole('tab', { name: 'lg' })).toHaveAttribute('aria-selected', 'true');
  await page.getByLabel('Text', { exact: true }).fill('Two words 👩‍👩‍👧');
  await expect(page.getByText('Characters: 11 / 280')).toBeVisible();
  await expect(page.getByText('Words: 2')).toBeVisible();
  await page.getByLabel('Character Limit').fill('5');
  await expect(page.getByText('Characters: 11 / 5')).toBeVisible();

  await page.getByLabel('Font Size slider').press('End');
  await page.getByLabel('Font Family').selectOption('Courier New');
  await page.getByLabel('Font Weight slider').press('ArrowRight');
  await page.getByLabel('Letter Spacing', { exact: true }).fill('-2.5');
  await page.getByLabel('Text Shadow').fill('1px');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Text Shadow').fill('1px 1px 2px rgb(255 0 0)');
  await page.getByRole('tab', { name: 'md' }).click();
  await page.getByLabel('Color', { exact: true }).fill('navy');
  await page.getByLabel('Text Align').selectOption('justify');
  await page.getByRole('switch', { name: 'Italic' }).check();
  await page.getByRole('switch', { name: 'Underline' }).check();
  await page.getByLabel('Container Width', { exact: true }).fill('50');
  await expect(css).toContainText('font-weight: 500;');
  for (const [name, width] of [
    ['sm', 640],
    ['md', 768],
    ['lg', 1024],
    ['xl', 1280],
  ] as const) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByText(`from ${width} px`)).toBeVisible();
    const html = '<div class="frame"><div class="text-container"><div class="responsive-text">x</div></div></div>';
    // A width in percent is computed in pixels of what is around it.
    await expectSameInOtherTool(page, { html, width, except: ['width'] });
  }
  const share = await page.evaluate(() => {
    const [frame, container] = document.querySelector('.styled-stage')!.shadowRoot!.querySelectorAll('div');
    return container!.getBoundingClientRect().width / frame!.getBoundingClientRect().width;
  });
  expect(share).toBeCloseTo(0.5, 2);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSS' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('responsive-text-styles.css');
  expect(await readFile(await file.path(), 'utf8')).toContain('@media (min-width: 1280px)');
});
