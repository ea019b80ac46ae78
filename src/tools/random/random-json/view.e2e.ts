import { expect, test } from '../../../../e2e/fixtures';

test('edits fields as a form over the text, beside records that follow', async ({ page, open }) => {
  await open('/tool/random-json');
  const result = page.locator('.output-box');
  await page.getByRole('tab', { name: 'Own fields' }).click();
  await expect(result.getByRole('columnheader', { name: 'plan' })).toBeVisible();
  await page.getByRole('tab', { name: 'Raw' }).click();
  await expect(result).toContainText('"plan"');
  await page.getByLabel('Records').fill('3');
  await page.getByLabel('Type of plan').selectOption('constant');
  await page.getByLabel('Arguments of plan').fill('gold');
  await expect(result).toContainText('"plan": "gold"');
  await page.getByLabel('Name of plan').fill('tier');
  await expect(result).toContainText('"tier": "gold"');
  await page.getByRole('button', { name: 'More about tier' }).click();
  await page.getByLabel('Nulls % of tier').fill('100');
  await expect(result).toContainText('"tier": null');
  await page.getByRole('button', { name: /^Move tier/ }).press('ArrowUp');
  await page.getByRole('button', { name: 'Add a Field' }).click();
  await page.getByRole('tab', { name: 'Text', exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Fields' });
  await expect(text).toHaveValue(/full name\ntier: constant\(gold\) nulls 100%\nemail[\s\S]*\nfield1: word$/);
  await text.fill('{"properties":{"n":{"const":7}},"required":["n"]}');
  await expect(result).toContainText('"n": 7');
  await page.getByRole('tab', { name: 'Form', exact: true }).click();
  await expect(page.getByText('A JSON Schema is edited as text.')).toBeVisible();
});

test('marks the field that is wrong', async ({ page, open }) => {
  await open('/tool/random-json');
  await page.getByRole('tab', { name: 'Own fields' }).click();
  await page.getByLabel('Arguments of spend').fill('forty');
  await expect(page.getByRole('alert')).toContainText('forty');
  await expect(page.locator('.fe-wrong')).toHaveCount(1);
});
