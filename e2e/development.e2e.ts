import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { serve } from '../scripts/serve.mjs';
import { categories, folders } from './registry';

/** React names every difference between the page as sent and the page as drawn, but only in its development build. */
const paths = ['/', ...categories.map((slug) => `/category/${slug}`), ...folders.map(({ slug }) => `/tool/${slug}`)];
const PARTS = 4;

for (let part = 0; part < PARTS; part++)
  test(`no page differs from its pre-rendered HTML when the script takes it over, ${part + 1} of ${PARTS} @long`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const server = await serve({ folder: 'dist-dev', compress: false });
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') faults.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
    for (const path of paths.filter((_, at) => at % PARTS === part)) {
      await page.goto(origin + path);
      await page.locator('html[data-ready]').waitFor();
    }
    server.close();
    expect(faults).toEqual([]);
  });
