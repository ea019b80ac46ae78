import { expect, test } from '../../../../e2e/fixtures';

test('counts what is selected beside the whole text', async ({ page, open }) => {
  await open('/tool/word-counter');
  // Until something is typed, an example, and no row of zeros.
  await expect(page.locator('.sample')).toContainText('12');
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.fill('One two three. Four five!');
  await expect(page.getByText('Word Count', { exact: true }).locator('..')).toContainText('5');
  await expect(page.getByRole('list', { name: 'How it fits' })).toContainText('25/280');
  await expect(page.getByText('Selected:')).toHaveCount(0);
  await text.press('ControlOrMeta+Home');
  for (let at = 0; at < 7; at++) await text.press('Shift+ArrowRight');
  await expect(page.getByText('Selected:')).toHaveText(
    'Selected: 2 words, 7 characters (6 without spaces), 1 sentence',
  );
  await text.press('ControlOrMeta+a');
  await expect(page.getByText('Selected:')).toContainText('5 words, 25 characters (21 without spaces), 2 sentences');
  await text.press('ArrowRight');
  await expect(page.getByText('Selected:')).toHaveCount(0);
  await text.press('ControlOrMeta+a');
  await text.pressSequentially('x');
  await expect(page.getByText('Selected:')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Reading' }).click();
  await expect(page.getByText('Flesch Reading Ease', { exact: true })).toBeVisible();
});
