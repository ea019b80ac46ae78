import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { expect } from '../../../e2e/fixtures';

export const FIXTURE = 'src/engines/markup/fixtures/features.html';

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

interface Drawing {
  page: Page;
  browser: Browser;
  faults: string[];
}

/** The result on the page is downloaded under this name and drawn as the fixture is, to the pixel; its preview shows it too. */
export async function expectDrawnAlike({ page, browser, faults }: Drawing, name: string) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(name);
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
  await expect(page.getByRole('textbox', { name: 'Output' })).toBeVisible();
  // The files that the page names do not exist in the sealed frame, and the browser says so.
  expect(faults.splice(0).filter((fault) => !/^console: .*Content Security Policy/.test(fault))).toEqual([]);
}
