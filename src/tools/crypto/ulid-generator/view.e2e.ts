import { expect, test } from '../../../../e2e/fixtures';

test('makes ULIDs in order and reads the time inside one', async ({ page, open }) => {
  await open('/tool/ulid-generator');
  await page.getByLabel('Count', { exact: true }).fill('20');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByText('20 results')).toBeVisible();
  const made = await page.getByLabel('ULIDs').locator('code').allInnerTexts();
  expect(made).toHaveLength(20);
  expect([...made].sort()).toEqual(made);

  await page.getByLabel('ULID', { exact: true }).fill('01ARYZ6S41TSV4RRFFQ69G5FAV');
  await expect(page.getByLabel('Parts')).toContainText('2016-07-30T22:36:16.385Z');
  await page.getByLabel('ULID', { exact: true }).fill('01ARYZ6S41TSV4RRFFQ69G5FAU');
  await expect(page.getByRole('alert')).toContainText('it has no character "U"');
});
