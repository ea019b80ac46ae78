// The parts of the page by the names a visitor knows them by.
import type { Page } from '@playwright/test';

export const PATH = '/tool/regex-tester';
export const pattern = (page: Page) => page.getByLabel('Pattern', { exact: true });
export const testText = (page: Page) => page.getByLabel('Test Text', { exact: true });
export const matches = (page: Page) => page.getByRole('textbox', { name: 'Matches' });
export const information = (page: Page) => page.getByRole('table', { name: 'Match Information' });
export const flag = (page: Page, letter: string) => page.getByRole('checkbox', { name: letter, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Cells of the rows that are drawn. */
export const cells = (page: Page) =>
  information(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
