import { findings } from '../../../../e2e/axe';
import { expect, test } from '../../../../e2e/fixtures';

test('makes passphrases, PINs and what a site asks for', async ({ page, open }) => {
  await open('/tool/random-password');
  const output = page.getByRole('region', { name: 'Passwords' }).or(page.locator('.output-box'));
  await page.getByRole('tab', { name: 'Passphrase' }).click();
  await expect(output).toContainText(/[a-z]+(-[a-z-]+){5}/);
  await expect(output).toContainText('77.5 bits');
  await page.getByRole('tab', { name: 'PIN' }).click();
  await expect(output).toContainText(/\d{6}$/);
  await expect(output).toContainText('19.9 bits');
  await page.getByRole('tab', { name: 'Password', exact: true }).click();
  await expect(output).toContainText('thousands of years');
  await page.getByText('More rules', { exact: true }).click();
  await page.getByLabel('Password Rules').fill('minlength: 20; maxlength: 20; required: digit; required: [ab]');
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(output).toContainText(/[\dab]{20}/);
  expect(await findings(page)).toEqual([]);
  await page.getByLabel('Password Rules').fill('minlength: 20; wanted: digit');
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByRole('alert')).toContainText('wanted: digit isn’t a rule');
  await expect(page.getByLabel('Password Rules')).toHaveValue('minlength: 20; wanted: digit');
});
