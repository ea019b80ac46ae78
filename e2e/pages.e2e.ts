import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe';
import { enterExample } from './example';
import { expect, test } from './fixtures';
import { countHits, hitsOf, hostileLink, typePayloads } from './hostile';
import { categories, described, type Folder, folders } from './registry';

async function expectToFit(page: Page) {
  // The narrowest phones, which is also what 400 % zoom leaves of this window, and 200 % zoom.
  for (const [width, height] of [
    [640, 400],
    [360, 740],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `pixels of horizontal scroll at ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function expectSound(page: Page) {
  await expect(page.locator('h1')).toHaveCount(1);
  await expectNoFindings(page);
  await expectToFit(page);
}

for (const path of ['/', ...categories.map((slug) => `/category/${slug}`)])
  test(`${path} is sound`, async ({ page, open }) => {
    await open(path);
    await expectSound(page);
  });

/** Everything that can be used, marked so that it can be told which of it the Tab key reached. */
const markControls = () => {
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      '#app a[href], #app button, #app input, #app select, #app textarea, #app summary, #app [tabindex="0"]',
    ),
  ].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [type=file]') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      // Of a group of radio buttons the Tab key reaches one.
      !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked),
  );
  // A list of hundreds alike is reached if its first hundred are.
  controls.splice(120);
  for (const [at, element] of controls.entries()) element.dataset.control = String(at);
  return controls.map(
    (element) => element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.tagName),
  );
};

async function expectReachable(page: Page) {
  const names = await page.evaluate(markControls);
  const missed = () => page.evaluate(() => (window as unknown as { unreached: Set<string> }).unreached.size);
  await page.evaluate((count) => {
    const unreached = new Set(Array.from({ length: count }, (_, at) => String(at)));
    Object.assign(window, { unreached });
    addEventListener('focusin', ({ target }) => unreached.delete((target as HTMLElement).dataset.control ?? ''), true);
  }, names.length);
  for (let presses = 0; presses < names.length * 3 + 20; presses++) {
    await page.keyboard.press('Tab');
    if (presses % 10 === 9 && (await missed()) === 0) break;
  }
  const unreached = await page.evaluate(() => [...(window as unknown as { unreached: Set<string> }).unreached]);
  expect(
    unreached.map((at) => names[Number(at)]),
    'not reached by the Tab key',
  ).toEqual([]);
}

/** Everything that is asked of every page, in one visit: loading it is most of the cost. */
async function visit(page: Page, open: (path: string) => Promise<void>, { slug, hasView }: Folder, faults: string[]) {
  const tool = described.find((one) => one.slug === slug);
  const example = hasView ? undefined : tool?.examples[0];
  await open(`/tool/${slug}`);
  if (tool && example) await enterExample(page, tool, example);
  await expectSound(page);
  await expectReachable(page);

  await page.getByRole('link', { name: 'localkit', exact: true }).click();
  await page.locator(`.home-categories a[href$="/tool/${slug}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`/tool/${slug}`));
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  if (tool && example) await enterExample(page, tool, example);
  expect(faults).toEqual([]);

  await typePayloads(page);
  expect(await hitsOf(page), 'payloads that ran').toBe(0);
  await open(hostileLink(slug, tool));
  expect(await hitsOf(page), 'payloads of a link that ran').toBe(0);
  // A payload may be refused by the policy or be bad input to a tool, and the browser says so; it must not run.
  faults.splice(0, faults.length, ...faults.filter((fault) => fault.startsWith('request to another origin')));
  expect(faults).toEqual([]);
}

/** Tools that are visited in one test: a browser that has been there before opens the next page sooner. */
const ROUND = 4;

for (let at = 0; at < folders.length; at += ROUND) {
  const round = folders.slice(at, at + ROUND);
  const names = round.map(({ slug }) => slug).join(', ');
  test(`sound, at work cold and after a click from elsewhere, and deaf to script typed into them: ${names}`, async ({
    page,
    open,
    faults,
  }) => {
    test.setTimeout(ROUND * 60_000);
    await countHits(page);
    for (const folder of round)
      await test.step(folder.slug, async () => {
        await visit(page, open, folder, faults);
        await page.evaluate(() => localStorage.clear());
      });
  });
}

test('every tool with a view of its own has a browser test of its own', () => {
  expect(folders.filter(({ hasView, hasTest }) => hasView && !hasTest).map(({ slug }) => slug)).toEqual([]);
});
