import { expect, test } from '../../../../e2e/fixtures';

test('draws sets, keeps ten of them with their times, and copies', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/tool/random-number-generator');
  const generate = page.getByRole('button', { name: 'Generate', exact: true });
  const numbers = page.getByRole('list', { name: 'Numbers' }).getByRole('listitem');
  await expect(numbers).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Min', { exact: true }).fill('1');
  await page.getByLabel('Max', { exact: true }).fill('6');
  await page.getByLabel('Count', { exact: true }).fill('20');
  await page.getByLabel('Unique').check();
  await page.getByLabel('Sort').selectOption('Ascending');
  await generate.click();
  await expect(numbers).toHaveText(['1', '2', '3', '4', '5', '6']);
  await expect(page.getByText('Count was reduced to 6')).toBeVisible();
  await expect(page.getByText(/6 numbers at \d\d:\d\d:\d\d/)).toBeVisible();
  await page.getByRole('button', { name: 'Copy to Clipboard' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('1\n2\n3\n4\n5\n6');
  await expect(page.locator('.toast')).toContainText('Copied to clipboard');

  await page.getByLabel('Count', { exact: true }).fill('1');
  const sets = page.getByRole('region', { name: 'Generation History' }).getByRole('button');
  for (let at = 3; at <= 12; at++) {
    await generate.click();
    await expect(sets).toHaveCount(Math.min(at, 10));
  }
  await expect(numbers).toHaveCount(1);

  await page.getByLabel('Min', { exact: true }).fill('9');
  await generate.click();
  await expect(page.getByRole('alert')).toContainText('The minimum can’t be greater than the maximum');
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(sets).toHaveCount(0);
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await expect(sets).toHaveCount(10);
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(sets).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(sets).toHaveCount(10);
});

test('rolls dice, flips coins and picks from a list @long', async ({ page, open }) => {
  await open('/tool/random-number-generator');
  const numbers = page.getByRole('list', { name: 'Numbers' }).getByRole('listitem');
  await page.getByRole('tab', { name: 'Dice' }).click();
  await expect(numbers).toHaveText([/^\d+ = \(\d \+ \d \+ \d\) \+ 2$/]);
  await page.getByLabel('Dice', { exact: true }).fill('3x6');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('“x6” isn’t understood');
  await page.getByRole('tab', { name: 'Coin' }).click();
  await expect(numbers).toHaveText([/^(Heads|Tails)$/]);
  await page.getByRole('tab', { name: 'From a list' }).click();
  await page.getByRole('textbox', { name: 'List', exact: true }).fill('red 1\nblue 0');
  await page.getByLabel('Weights').check();
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(numbers).toHaveText(['red']);
});

test('stands in both of its categories @long', async ({ request, site }) => {
  for (const category of ['math', 'random']) {
    const page = await request.get(`${site.origin}/category/${category}`);
    expect(await page.text(), category).toContain('href="/tool/random-number-generator"');
  }
});
