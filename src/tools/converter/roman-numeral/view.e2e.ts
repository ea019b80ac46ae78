import { expect, test } from '../../../../e2e/fixtures';

test('each field fills the other', async ({ page, open }) => {
  await open('/tool/roman-numeral');
  const number = page.getByLabel('Number', { exact: true });
  const roman = page.getByLabel('Roman Numeral', { exact: true });
  const parts = page.getByRole('list', { name: 'Parts' }).getByRole('listitem');
  await expect(number).toHaveValue('1994');
  await expect(roman).toHaveValue('MCMXCIV');
  await expect(parts).toHaveText(['M 1000', 'CM 900', 'XC 90', 'IV 4']);
  await number.fill('47');
  await expect(roman).toHaveValue('XLVII');
  await expect(parts).toHaveText(['XL 40', 'V 5', 'II 2']);
  await roman.fill('mmxxvi');
  await expect(number).toHaveValue('2026');
  await expect(roman).toHaveValue('mmxxvi');

  await roman.fill('IIII');
  await expect(page.getByRole('alert')).toContainText('Invalid Roman numeral');
  await expect(number).toHaveValue('');
  await expect(roman).toHaveValue('IIII');
  await number.fill('4000');
  await expect(page.getByRole('alert')).toContainText('Number must be between 1 and 3999');

  await page.getByLabel('Bars').click();
  await expect(roman).toHaveValue('I\u0305V\u0305');
  await expect(parts).toHaveText(['I\u0305V\u0305 4000']);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(number).toHaveValue('');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(number).toHaveValue('4000');
});
