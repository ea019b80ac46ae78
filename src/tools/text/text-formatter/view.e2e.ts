import { expectNoFindings } from '../../../../e2e/axe';
import { expect, test } from '../../../../e2e/fixtures';

test('does several actions in a row, live, and keeps them while another tab is open', async ({ page, open }) => {
  await open('/tool/text-formatter');
  await page.getByRole('textbox', { name: 'Input' }).fill('<p>banana   <b>b</b></p>');
  await page.getByRole('tab', { name: 'Steps' }).click();
  await page.getByRole('button', { name: 'Text from a web page' }).click();
  const output = page.getByRole('textbox', { name: 'Output' });
  await expect(output).toHaveText('banana b');
  await page.getByLabel('Add a step').selectOption('Find and Replace');
  await page.getByLabel('Find', { exact: true }).fill('[an]+$|a');
  await page.getByRole('switch', { name: 'Regex' }).click();
  await expect(output).toHaveText('bnn b');
  await page.getByRole('switch', { name: 'Use step 1, Strip HTML' }).click();
  await expect(output).toHaveText('<p>bnn <b>b</b></p>');
  await page.getByRole('switch', { name: 'Use step 1, Strip HTML' }).click();
  await page.getByRole('button', { name: 'Move step 6, Find and Replace up' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Find and Replace' })).toContainText('Find');
  await expectNoFindings(page);
  await page.getByRole('tab', { name: 'Clean Up' }).click();
  await page.getByRole('button', { name: 'Strip HTML' }).click();
  await expect(output).toHaveText('banana b');
  await page.getByRole('tab', { name: 'Steps' }).click();
  await expect(output).toHaveText('bnn b');
  await page.getByRole('button', { name: 'Remove All Steps' }).click();
  await expect(page.getByRole('button', { name: 'A clean list' })).toBeVisible();
});

test('keeps lines by a regular expression, and says what is wrong with one', async ({ page, open }) => {
  await open('/tool/text-formatter?group=cleanUp&action=keepLines&lines-with=e$&regex=true');
  await page.getByRole('textbox', { name: 'Input' }).fill('one\ntwo\nthree');
  await expect(page.getByRole('textbox', { name: 'Output' })).toHaveText('one\nthree');
  await page.getByLabel('Lines With').fill('(');
  await expect(page.getByRole('alert')).toContainText('Unterminated group');
});
