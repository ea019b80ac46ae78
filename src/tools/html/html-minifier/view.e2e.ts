import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../../e2e/fixtures';

const FIXTURE = 'src/engines/markup/fixtures/features.html';

/** What is seen, and where every element stands. */
async function drawn(page: Page, html: string) {
  await page.setContent(html, { waitUntil: 'domcontentloaded' });
  return page.evaluate(() => ({
    text: document.body.innerText,
    boxes: [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && !(element instanceof SVGElement))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${[x, y, width, height].map(Math.round)}`;
      }),
  }));
}

test('a minified page is drawn as before, to the pixel', async ({ page, open, browser, faults }) => {
  await open('/tool/html-minifier');
  await page.getByLabel('Input file').setInputFiles(FIXTURE);
  await page.getByLabel('Remove Optional Tags').check();
  const output = page.getByRole('textbox', { name: 'Output' });
  await expect(output).toContainText('wide"><meta');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('minified.html');
  const html = readFileSync(await file.path(), 'utf8');

  // Without scripts and without a network: only the markup is looked at.
  const context = await browser.newContext({ javaScriptEnabled: false, offline: true });
  const blank = await context.newPage();
  const before = await drawn(blank, readFileSync(FIXTURE, 'utf8'));
  expect(before.boxes.length).toBeGreaterThan(60);
  expect(await drawn(blank, html)).toEqual(before);
  await context.close();

  await page.getByRole('button', { name: 'Show Preview' }).click();
  await expect(page.frameLocator('iframe[title=Preview]').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Hide Preview' }).click();
  await expect(output).toBeVisible();
  // The files that the page names do not exist in the sealed frame, and the browser says so.
  expect(faults.splice(0).filter((fault) => !/^console: .*Content Security Policy/.test(fault))).toEqual([]);
});
