import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const pasteBeside = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    (document.activeElement as HTMLElement | null)?.blur();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('what is typed at once is in the field, from a cold load and after a link', async ({ page, open }) => {
  await open('/');
  await page.keyboard.type('base64 string');
  await expect(page.getByRole('searchbox', { name: 'Find a tool' })).toHaveValue('base64 string');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/base64-string/);
  await page.keyboard.type('hello');
  await expect(page.getByRole('textbox', { name: 'Output' })).toContainText('aGVsbG8=');
});

test('what is pasted or typed beside every field goes into it', async ({ page, open }) => {
  await open('/tool/json-formatter');
  const input = page.getByLabel('Input', { exact: true });
  await pasteBeside(page, '[1');
  await expect(input).toHaveValue('[1');
  await expect(input).toBeFocused();
  await input.blur();
  await page.keyboard.type(',2]');
  await expect(input).toHaveValue('[1,2]');
  await expect(page.getByRole('textbox', { name: 'Output' })).toContainText('2');
  // Undo takes back what was pasted as it does what was typed.
  await pasteBeside(page, 'x'.repeat(60_000));
  await expect(page.getByText('Large text, shown as it is.').or(page.getByText('too large'))).toBeVisible();
});

test('keys of a page stay its own', async ({ page, open }) => {
  await open('/tool/json-formatter');
  await page.getByLabel('Input', { exact: true }).blur();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Input', { exact: true })).toHaveValue('');
});

test.describe('where there is no keyboard', () => {
  test.use({ hasTouch: true, isMobile: true });
  test('none comes up by itself', async ({ page, open }) => {
    await open('/tool/json-formatter');
    await expect(page.getByLabel('Input', { exact: true })).not.toBeFocused();
  });
});

test('hits are gone through by arrows, and are there again after Back', async ({ page, open }) => {
  await open('/');
  await page.keyboard.type('json');
  const second = page.locator('.found-list a').nth(1);
  await expect(page.locator('.found-list .marked')).toHaveText(/JSON Formatter/);
  await page.keyboard.press('ArrowDown');
  await expect(second).toHaveClass('marked');
  const address = await second.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Find a tool' })).toHaveValue('json');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('searchbox', { name: 'Find a tool' })).toHaveValue('');
  await expect(page.getByRole('searchbox', { name: 'Find a tool' })).toBeFocused();
});

test('says so where there is no such tool, and names the nearest', async ({ page, open }) => {
  await open('/');
  await page.keyboard.type('text to speech');
  await expect(
    page.getByRole('status').filter({ hasText: 'No tool here does that. These come nearest:' }),
  ).toBeVisible();
  await expect(page.locator('.found-list a').first()).toBeVisible();
});
