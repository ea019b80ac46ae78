import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../../e2e/fixtures';

const PATH = '/tool/ascii-table';
const cell = (page: Page, row: number, column: number) =>
  page.getByLabel(`Row ${row}, column ${column}`, { exact: true });
const preview = (page: Page) => page.getByRole('textbox', { name: 'Preview' });
const rows = (page: Page) => page.locator('.ascii-table-cells tbody tr');

async function paste(page: Page, text: string) {
  await page.evaluate((text) => navigator.clipboard.writeText(text), text);
  await page.keyboard.press('ControlOrMeta+V');
}

test('fills cells from a spreadsheet and draws them straight in every style', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(PATH);
  await page.getByRole('button', { name: 'Clear All' }).click();
  await cell(page, 1, 1).focus();
  await paste(page, 'Name\tNote\r\n寿司\t"two\nlines"\r\n👩‍👩‍👧\tfamily\r\n');
  await expect(cell(page, 3, 2)).toHaveValue('family');
  await page.getByLabel('Style').selectOption('unicode');
  await expect(preview(page)).toHaveText(
    '┌──────┬───────────┐\n│ Name │ Note      │\n├──────┼───────────┤\n│ 寿司 │ two lines │\n│ 👩‍👩‍👧   │ family    │\n└──────┴───────────┘',
    { useInnerText: true },
  );
  for (const [style, corner] of Object.entries({ simple: '+---', compact: 'Name', grid: '+---', fancy: '╔═══' })) {
    await page.getByLabel('Style').selectOption(style);
    await expect(preview(page)).toHaveText(new RegExp(`^${corner.replace('+', '\\+')}`));
  }
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Copied to clipboard')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('ascii-table.txt');
  await expect(page.getByText('Downloaded')).toBeVisible();
  expect(await readFile(await download.path(), 'utf8')).toContain('║ 寿司 │ two lines ║');
});

test('takes a file that is dropped or pasted, and leaves pasted text to the cells @long', async ({ page, open }) => {
  await open(PATH);
  const give = (kind: 'drop' | 'paste', csv: string) =>
    page.getByRole('heading', { name: 'Cells', exact: true }).evaluate(
      (target, [kind, csv]) => {
        const data = new DataTransfer();
        data.items.add(new File([csv], 'table.csv', { type: 'text/csv' }));
        const init = { bubbles: true, cancelable: true };
        const event =
          kind === 'drop'
            ? new DragEvent('drop', { ...init, dataTransfer: data })
            : new ClipboardEvent('paste', { ...init, clipboardData: data });
        target.dispatchEvent(event);
        return event.defaultPrevented;
      },
      [kind, csv] as const,
    );
  expect(await give('drop', 'Name,Size\nfly,1\n')).toBe(true);
  await expect(cell(page, 2, 1)).toHaveValue('fly');
  await expect(preview(page)).toContainText('fly');
  expect(await give('paste', 'Name,Size\nelk,2\n')).toBe(true);
  await expect(cell(page, 2, 1)).toHaveValue('elk');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(preview(page)).toContainText('elk');
});

test('adds and removes rows and columns, but never the last', async ({ page, open }) => {
  await open(PATH);
  await expect(rows(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Add Row' }).click();
  await page.getByRole('button', { name: 'Add Column' }).click();
  await expect(cell(page, 5, 4)).toBeVisible();
  await page.getByRole('button', { name: 'Delete row 2' }).click();
  await expect(cell(page, 2, 1)).toHaveValue('Mars');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(cell(page, 2, 1)).toHaveValue('Earth');
  for (let at = 0; at < 4; at++) await page.getByRole('button', { name: 'Remove Row' }).click();
  for (let at = 0; at < 3; at++) await page.getByRole('button', { name: 'Remove Column' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Remove Row' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Remove Column' })).toBeDisabled();
  await cell(page, 1, 1).press('Enter');
  await expect(cell(page, 2, 1)).toBeFocused();

  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(rows(page)).toHaveCount(0);
  await expect(preview(page)).toContainText('Planet');
});

test('takes a drawn table apart, and writes it in a language for documents', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(PATH);
  await page.getByRole('button', { name: 'Clear All' }).click();
  await cell(page, 1, 1).focus();
  await paste(page, '# ┌──────┬─────┐\n# │ Name │ Qty │\n# ├──────┼─────┤\n# │ 寿司 │ 3   │\n# └──────┴─────┘');
  await expect(cell(page, 2, 1)).toHaveValue('寿司');
  await page.getByLabel('Style').selectOption('Markdown');
  await page.getByLabel('Columns').fill('lr');
  await expect(preview(page)).toHaveText('| Name | Qty |\n| ---- | --: |\n| 寿司 |   3 |', { useInnerText: true });
  await page.getByLabel('Comment Prefix').fill('-- ');
  await expect(preview(page)).toHaveText(/^-- \| Name/);
});
