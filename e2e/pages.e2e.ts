import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe';
import { enterExample } from './example';
import { expect, test } from './fixtures';
import { countHits, getHits, hostileLink, typePayloads } from './hostile';
import { ARCHETYPES, categories, DRAWS_MARKUP, described, type Folder, folders } from './registry';

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

/** What stands around a tool is the same on all their pages; on one of each kind it is judged with the rest. */
async function expectSound(page: Page, within?: '#main') {
  await expect(page.locator('h1')).toHaveCount(1);
  await expectNoFindings(page, within);
  await expectToFit(page);
}

for (const path of ['/', '/privacy'])
  test(`${path} is sound, and what stands around it`, async ({ page, open }) => {
    await open(path);
    await expectSound(page);
  });

for (const [title, some] of [
  ['a category is sound', ['json']],
  ['all categories are sound @long', categories],
] as const)
  test(title, async ({ page, open }) => {
    for (const slug of some) {
      await open(`/category/${slug}`);
      await expectSound(page, '#main');
    }
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
      !element.closest('[inert]') &&
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

const TABS = 25;

async function expectReachable(page: Page) {
  const names = await page.evaluate(markControls);
  const missed = () => page.evaluate(() => (window as unknown as { unreached: Set<string> }).unreached.size);
  await page.evaluate((count) => {
    const unreached = new Set(Array.from({ length: count }, (_, at) => String(at)));
    Object.assign(window, { unreached });
    addEventListener('focusin', ({ target }) => unreached.delete((target as HTMLElement).dataset.control ?? ''), true);
    // From the top, wherever the page has put the focus: of a page with many controls the way around is long.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  }, names.length);
  // Sent together: waiting for each would take longer than all of them do.
  for (let presses = 0; presses < names.length * 3 + 20; presses += TABS) {
    await Promise.all(Array.from({ length: TABS }, () => page.keyboard.press('Tab')));
    if ((await missed()) === 0) break;
  }
  const unreached = await page.evaluate(() => [...(window as unknown as { unreached: Set<string> }).unreached]);
  expect(
    unreached.map((at) => names[Number(at)]),
    'not reached by the Tab key',
  ).toEqual([]);
}

const getExample = ({ slug, hasView }: Folder) => {
  const tool = described.find((one) => one.slug === slug);
  const [example] = tool?.examples ?? [];
  return tool && example && !hasView ? { tool, example } : undefined;
};

/** Of a cheat sheet one takes a row, never all of it; the result of the others is behind a tab, and tried there. */
const HAS_NO_WHOLE = /-cheatsheet$|^(css-animation-generator|json-viewer)$/;
const givesData = ({ slug }: Folder) => described.some((one) => one.slug === slug) && !HAS_NO_WHOLE.test(slug);

const TOOLS_IN_A_TEST = 6;

/** One test for several tools: a browser that has been there before opens the next page sooner. */
function visitAll(
  title: string,
  visited: readonly Folder[],
  visit: (page: Page, open: (path: string) => Promise<void>, folder: Folder, faults: string[]) => Promise<void>,
) {
  for (let at = 0; at < visited.length; at += TOOLS_IN_A_TEST) {
    const some = visited.slice(at, at + TOOLS_IN_A_TEST);
    test(`${title}: ${some.map(({ slug }) => slug).join(', ')}`, async ({ page, open, faults }) => {
      test.setTimeout(TOOLS_IN_A_TEST * 120_000);
      await countHits(page);
      for (const folder of some)
        await test.step(folder.slug, async () => {
          await visit(page, open, folder, faults);
          await page.evaluate(() => localStorage.clear());
        });
    });
  }
}

const workAtExample = async (page: Page, open: (path: string) => Promise<void>, folder: Folder, faults: string[]) => {
  await open(`/tool/${folder.slug}`);
  const worked = getExample(folder);
  if (worked) await enterExample(page, worked.tool, worked.example);
  if (givesData(folder)) await expect(page.getByRole('button', { name: 'Use in…' }).first()).toBeVisible();
  expect(faults).toEqual([]);
};
/** A shared page and one of its own, judged with what stands around them. */
const WITH_SURROUNDINGS: readonly string[] = ['json-formatter', 'stopwatch'];
const expectWhole: typeof workAtExample = async (page, open, folder, faults) => {
  await workAtExample(page, open, folder, faults);
  await expectSound(page, WITH_SURROUNDINGS.includes(folder.slug) ? undefined : '#main');
  await expectReachable(page);
};

/** One of every kind tells nearly all. Views have tests of their own, which work with them. */
const isArchetype = ({ slug }: Folder) => ARCHETYPES.includes(slug);
visitAll('sound and at work', folders.filter(isArchetype), expectWhole);
visitAll(
  'at work',
  folders.filter((one) => !one.hasView && !isArchetype(one)),
  workAtExample,
);
visitAll(
  'sound and at work @long',
  folders.filter((one) => !isArchetype(one)),
  expectWhole,
);

/** A payload may be refused by the policy or be bad input to a tool, and the browser says so; it must not run. */
const expectNothingLeft = (faults: string[]) => {
  const left = faults.splice(0).filter((fault) => fault.startsWith('request to another origin'));
  expect(left).toEqual([]);
};

/** @param share of how many payloads one is typed alone, before all of them at once */
const expectAtWorkAndDeaf =
  (share: number): typeof workAtExample =>
  async (page, open, folder, faults) => {
    const { slug } = folder;
    const worked = getExample(folder);
    await open('/');
    // What was typed on the page before could be refused until that was left.
    expectNothingLeft(faults);
    await page.locator(`.home-categories a[href$="/tool/${slug}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`/tool/${slug}`));
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    if (worked) await enterExample(page, worked.tool, worked.example);
    expect(faults).toEqual([]);

    await typePayloads(page, share);
    expect(await getHits(page), 'payloads that ran').toBe(0);
    await open(hostileLink(slug, worked?.tool ?? described.find((one) => one.slug === slug)));
    expect(await getHits(page), 'payloads of a link that ran').toBe(0);
    expectNothingLeft(faults);
  };

const DEAF = 'at work after a click from elsewhere, and deaf to script typed in';
visitAll(
  DEAF,
  folders.filter(({ slug }) => DRAWS_MARKUP.includes(slug)),
  expectAtWorkAndDeaf(40),
);
visitAll(`${DEAF} @long`, folders, expectAtWorkAndDeaf(1));

test('every tool with a view of its own has a browser test of its own', () => {
  expect(folders.filter(({ hasView, hasTest }) => hasView && !hasTest).map(({ slug }) => slug)).toEqual([]);
});
