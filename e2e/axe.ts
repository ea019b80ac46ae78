import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './fixtures';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

interface Judged {
  /** Only these rules; all of them otherwise. */
  rules?: string[];
  /** Only what is in there; the whole page otherwise. */
  within?: string;
}

/** What axe finds wrong in the page as it stands, one line per rule. The visitor's own markup in a frame is not judged. */
export async function findings(page: Page, judged: Judged = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async ({ rules: only, within }) => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    const { violations } = await runner.run(within ?? document, {
      resultTypes: ['violations'],
      iframes: false,
      // 24 pixels, or as much room around.
      rules: { 'target-size': { enabled: true } },
      ...(only && { runOnly: { type: 'rule', values: only } }),
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`).join(' | ')}`,
    );
  }, judged);
}

async function wear(page: Page, theme: 'light' | 'dark') {
  // The palette of a theme fades in with transitions; colours are judged when they are still.
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Nothing to find in the light theme, nor in the dark one, where of all rules only the colours can differ. */
export async function expectNoFindings(page: Page, within?: string) {
  await wear(page, 'light');
  expect(await findings(page, { within }), 'light').toEqual([]);
  await wear(page, 'dark');
  expect(await findings(page, { within, rules: ['color-contrast', 'link-in-text-block'] }), 'dark').toEqual([]);
}
