import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe';
import { enterExample } from './example';
import { expect, test } from './fixtures';
import { countHits, hitsOf, hostileLink, typePayloads } from './hostile';
import { categories, described, folders } from './registry';

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
  for (const [at, element] of controls.entries()) element.dataset.control = String(at);
  return controls.map(
    (element) => element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.tagName),
  );
};

async function expectReachable(page: Page) {
  const names = await page.evaluate(markControls);
  const reached = new Set<number>();
  for (let presses = 0; presses < names.length * 3 + 20 && reached.size < names.length; presses++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.control);
    if (at !== undefined) reached.add(Number(at));
  }
  expect(
    names.filter((_, at) => !reached.has(at)),
    'not reached by the Tab key',
  ).toEqual([]);
}

// One visit serves for everything that is asked of every page: loading it is most of the cost.
for (const { slug, hasView } of folders)
  test(`/tool/${slug} is sound, works cold and after a click from elsewhere, and runs no script typed into it`, async ({
    page,
    open,
    faults,
  }) => {
    const tool = described.find((one) => one.slug === slug);
    const example = hasView ? undefined : tool?.examples[0];
    await countHits(page);
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
    expect(await hitsOf(page)).toBe(0);
    await open(hostileLink(slug, tool));
    expect(await hitsOf(page)).toBe(0);
    // A payload may be refused by the policy or be bad input to a tool, and the browser says so; it must not run.
    faults.splice(0, faults.length, ...faults.filter((fault) => fault.startsWith('request to another origin')));
  });

test('every tool with a view of its own has a browser test of its own', () => {
  expect(folders.filter(({ hasView, hasTest }) => hasView && !hasTest).map(({ slug }) => slug)).toEqual([]);
});
