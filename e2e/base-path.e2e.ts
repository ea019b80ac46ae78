import type { AddressInfo } from 'node:net';
import { test as base, expect } from '@playwright/test';
import { serve } from '../scripts/serve.mjs';
import { paste } from './large-input';

const test = base.extend<{ origin: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of what a fixture needs from here.
  origin: async ({}, use) => {
    const server = await serve({ folder: 'dist-kit', base: '/kit/', compress: false });
    await use(`http://localhost:${(server.address() as AddressInfo).port}`);
    server.close();
  },
});

test('a build for a sub-path stays within it, cold, in-app and in workers @long', async ({ page, origin }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/kit/`) && !/^(data|blob):/.test(request.url()))
      outside.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) outside.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(`${origin}/kit/`);
  await page.getByRole('link', { name: 'JSON Formatter' }).first().click();
  await expect(page).toHaveURL(`${origin}/kit/tool/json-formatter`);
  // Large enough for the worker and for the editor, which are loaded late.
  await paste(page, 'Input', `[\n${'1,\n'.repeat(60_000)}1]`);
  await expect(page.getByRole('textbox', { name: 'Output' })).toContainText('1,');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.locator('.code-editor')).toBeVisible();
  await page.goto(`${origin}/kit/tool/json-formatter/`);
  await page.locator('html[data-ready]').waitFor();
  expect(outside).toEqual([]);
});
