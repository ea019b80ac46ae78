import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect, type Page } from '@playwright/test';
import { serve } from '../scripts/serve.mjs';

interface Site {
  /** Where the site is served, without a slash at the end. */
  origin: string;
}

/** Collects everything a page must never do. */
function watch(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    // Said by the runner itself, which keeps service workers out of most tests.
    if (message.text().includes('Service Worker registration blocked by Playwright')) return;
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) faults.push(`request to another origin: ${url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== 'document')
      faults.push(`${response.status()} ${response.url()}`);
  });
  return faults;
}

export const test = base.extend<{ faults: string[]; open: (path: string) => Promise<void> }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of what a fixture needs from here.
    async ({}, use) => {
      if (process.env.ORIGIN) return use({ origin: process.env.ORIGIN });
      const server: Server = await serve({ folder: process.env.DIST ?? 'dist', compress: false });
      await use({ origin: `http://localhost:${(server.address() as AddressInfo).port}` });
      server.close();
    },
    { scope: 'worker' },
  ],
  /** What went wrong on the page; checked to be nothing after every test. */
  faults: [
    async ({ page, site }, use) => {
      const faults = watch(page, site.origin);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  /** Loads a page cold and waits until its script has taken over. */
  open: async ({ page, site }, use) => {
    await use(async (path) => {
      await page.goto(site.origin + path);
      await page.locator('html[data-ready]').waitFor();
    });
  },
});

export { expect };

/** For tests that need the files of a build: their names, or the headers that come with them. */
export const BUILT = { tag: '@built' };
