import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';

/** Views that hold what is typed themselves. */
const TYPED = [
  ['javascript-console', 'Code Input', 'let kept = 1'],
  ['javascript-console', 'Evaluate', 'kept + 1'],
  ['html-viewer', 'HTML', '<p>kept'],
  ['text-diff-checker', 'Changed Text', 'kept'],
  ['uuid-generator', 'UUID', 'kept'],
  ['color-contrast-checker', 'Text Color', '#123456'],
  ['color-picker', 'Color', '#123456'],
  ['color-palette-generator', 'Base Color', '#123456'],
  ['hex-to-rgb-converter', 'HEX Color', '#123456'],
  ['wifi-qr', 'Network Name', 'kept'],
  ['responsive-test', 'URL', 'kept.example'],
  ['otp-generator', 'Secret', 'JBSWY3DPEHPK3PXP'],
  ['bcrypt', 'Password', 'kept'],
] as const;

const read = (field: Locator) =>
  field.evaluate((element) => (element as HTMLInputElement).value ?? (element as HTMLElement).innerText.trim());

const kept = 'what was typed is there again after a look at another page, and in no storage';
for (const [title, typed] of [
  [kept, TYPED.slice(0, 4)],
  [`${kept}: the others @long`, TYPED.slice(4)],
] as const)
  test(title, async ({ page, open }) => {
    for (const [slug, name, text] of typed) {
      await open(`/tool/${slug}`);
      const field = page
        .getByLabel(name, { exact: true })
        .and(page.locator('textarea, input:not([type=color]), [contenteditable=true]'));
      await field.fill(text);
      await expect.poll(() => read(field)).toBe(text);
      await page.getByRole('link', { name: 'localkit', exact: true }).click();
      await expect(page.locator('.home-hero')).toBeVisible();
      await page.goBack();
      await expect.poll(() => read(field), slug).toBe(text);
      await page.reload();
      await page.locator('html[data-ready]').waitFor();
      expect(await read(field), slug).not.toBe(text);
    }
  });
