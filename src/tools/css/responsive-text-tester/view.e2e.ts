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

test('grows with the window as Utopia’s formula says, in a font from a file @long', async ({ page, open }) => {
  await open('/tool/responsive-text-tester');
  await page.getByRole('tab', { name: 'Fluid' }).click();
  const css = page.getByRole('textbox', { name: 'CSS', exact: true });
  await expect(css).toContainText('--step-0: clamp(1rem, 0.9167rem + 0.3704vw, 1.25rem);');
  await expect(page.getByText('Every step still doubles when zoomed to 200 %')).toBeVisible();
  await page.getByLabel('Largest Width').fill('300');
  await expect(page.getByRole('alert')).toHaveText('Largest Width must be greater than Smallest Width');
  await page.getByLabel('Largest Width').fill('1280');
  await page.getByLabel('Largest Size').fill('24');
  await page.getByLabel('Scale', { exact: true }).selectOption('Minor third 1.2');
  await page.getByLabel('Scale When Wide').selectOption('Golden ratio 1.618');
  await expect(page.getByText(/^Steps 2, 3, 4 and 5 can’t be doubled/)).toBeVisible();

  const blank = await page.context().newPage();
  await blank.setContent(
    `<!doctype html><style>${await css.innerText()}</style>${[-2, -1, 0, 1, 2, 3, 4, 5].map((step) => `<p style="font-size: var(--step-${step})">x</p>`).join('')}`,
  );
  for (let width = 320; width <= 1600; width += 64) {
    await blank.setViewportSize({ width, height: 400 });
    const sizes = await blank.evaluate(() =>
      [...document.querySelectorAll('p')].map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
    );
    // Linear from 16 · 1.2ⁿ px at 360 to 24 · 1.618ⁿ px at 1280.
    const share = Math.min(1, Math.max(0, (width - 360) / (1280 - 360)));
    for (const [index, size] of sizes.entries()) {
      const step = index - 2;
      expect(size, `step ${step} at ${width} px`).toBeCloseTo(
        16 * 1.2 ** step * (1 - share) + 24 * 1.618 ** step * share,
        1,
      );
    }
    if (width % 320 === 0) {
      await page.getByLabel('Window Width').fill(`${width}`);
      await expect(page.getByText(`step 5 · ${sizes[7]!.toFixed(1)} px`)).toBeVisible();
    }
  }
  await blank.close();

  const heading = () =>
    page.evaluate(() => {
      const stage = document.querySelector('.styled-stage')!.shadowRoot!;
      return getComputedStyle(stage.querySelector('.step5')!).fontFamily;
    });
  const fonts = 'node_modules/@fontsource-variable/jetbrains-mono/files/';
  await page.getByLabel('Font', { exact: true }).setInputFiles(`${fonts}jetbrains-mono-latin-wght-normal.woff2`);
  await expect(page.getByRole('button', { name: 'Remove jetbrains-mono-latin-wght-normal.woff2' })).toBeVisible();
  expect(await heading()).toBe('"Font of the visitor"');
  expect(await page.evaluate(() => document.fonts.check('20px "Font of the visitor"'))).toBe(true);
  await page.getByRole('button', { name: /^Remove jetbrains/ }).click();
  await page
    .getByLabel('Font', { exact: true })
    .setInputFiles({ name: 'no.ttf', mimeType: 'font/ttf', buffer: Buffer.from('no font') });
  await expect(page.getByText('no.ttf couldn’t be used')).toBeVisible();
  expect(await heading()).not.toContain('visitor');
});
