import type { Page } from '@playwright/test';

export const preview = (page: Page) => page.frameLocator('iframe[title=Preview]');
export const log = (page: Page) => page.getByRole('log', { name: 'Console messages' });

/** Puts a page in by Upload, as its three parts. */
export const upload = (page: Page, html: string) =>
  page.getByLabel('HTML file').setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from(html) });

export const runScripts = (page: Page) => page.getByRole('button', { name: 'Run Its Scripts' }).click();

/** A page that comes as a file waits with its scripts until it is asked. */
export async function uploadAndRun(page: Page, html: string): Promise<void> {
  await upload(page, html);
  await runScripts(page);
}
