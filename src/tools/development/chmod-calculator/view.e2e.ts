import { expect, test } from '../../../../e2e/fixtures';

test('works both ways, with special bits and a command', async ({ page, open }) => {
  await open('/tool/chmod-calculator');
  const command = page.getByLabel('Command');
  await expect(command).toHaveText('chmod 644 path');
  await page.getByLabel('Owner Execute').check();
  await page.getByLabel('Group Execute').check();
  await page.getByLabel('Public Execute').check();
  await expect(page.getByLabel('Octal')).toHaveValue('755');
  await expect(page.getByLabel('Symbolic')).toHaveValue('rwxr-xr-x');
  await expect(page.getByText('umask 0022')).toBeVisible();

  await page.getByLabel('Octal').fill('4711');
  await expect(page.getByLabel('Setuid')).toBeChecked();
  await expect(page.getByLabel('Group Read')).not.toBeChecked();
  await expect(page.getByLabel('Symbolic')).toHaveValue('rws--x--x');
  await page.getByLabel('Symbolic').fill('rwxrwxrwt');
  await expect(page.getByLabel('Sticky')).toBeChecked();
  await expect(page.getByLabel('Setuid')).not.toBeChecked();
  await page.getByLabel('Symbolic').fill('o-w');
  await expect(page.getByLabel('Octal')).toHaveValue('1775');
  await page.getByLabel('Octal').fill('9');
  await expect(page.getByRole('alert')).toContainText('Octal digits are 0 to 7');
  await expect(page.getByLabel('Octal')).toHaveValue('9');

  await page.getByLabel('Path').fill('my dir');
  await page.getByLabel('Recursive').click();
  await expect(command).toHaveText("chmod -R 1775 'my dir'");

  await page.getByLabel('Octal').fill('sudo chmod 0640 /srv/app');
  await expect(page.getByLabel('Path')).toHaveValue('/srv/app');
  await expect(page.getByLabel('Recursive')).not.toBeChecked();
  await expect(command).toHaveText('chmod 640 /srv/app');
  await expect(page.getByLabel('Symbolic')).toHaveValue('rw-r-----');
});
