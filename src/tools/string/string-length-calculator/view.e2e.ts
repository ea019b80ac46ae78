import { expect, test } from '../../../../e2e/fixtures';
import { ALONE, expectWithin, longestTask, watchTasks } from '../../../../e2e/large-input';

test('lists every character with its count and share, beside the JSON', async ({ page, open }) => {
  await open('/tool/string-length-calculator');
  await page.getByLabel('Input', { exact: true }).fill('1 banana 👩‍👩‍👧');
  const table = page.getByRole('table', { name: 'Character Frequency' });
  await expect(table.getByRole('columnheader')).toHaveText(['Character', 'Count', 'Share']);
  await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveText(['a U+0061', '3', '30.00%']);
  await expect(table.getByRole('row').nth(2).getByRole('cell')).toHaveText(['␣ U+0020', '2', '20.00%']);
  await expect(table.getByRole('row', { name: /👩‍👩‍👧/ })).toContainText('10.00%');
  await expect(page.getByRole('textbox', { name: 'Output' })).toContainText('"totalLength": 10');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('string-analysis.json');
});

test('a megabyte of different characters does not freeze it', ALONE, async ({ page, open }) => {
  await page.addInitScript(watchTasks);
  await open('/tool/string-length-calculator');
  const characters = Array.from({ length: 20_000 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');
  await page.getByLabel('Input file').setInputFiles({
    name: 'long.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(characters.repeat(17)),
  });
  const table = page.getByRole('table', { name: 'Character Frequency' });
  await expect(table).toHaveAttribute('aria-rowcount', '20001', { timeout: 20_000 });
  expect(await table.getByRole('row').count()).toBeLessThan(100);
  await expectWithin(500, page, await longestTask(page));
});
