import type { Page } from '@playwright/test';
import { typeExample } from './example';
import { FINDINGS, pressEverything, withDyingWorkers, withNothing, withRefusals } from './faulty-browser';
import { expect, test } from './fixtures';
import { ARCHETYPES, described, folders } from './registry';

const BUTTONS = 40;

/** A part whose drawing failed is replaced by a message. */
const expectAlive = async (page: Page) => {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.getByText('couldn’t be loaded'), 'a part of the page broke').toHaveCount(0);
};

const getExample = (slug: string) => {
  const tool = described.find((one) => one.slug === slug);
  const [example] = tool?.examples ?? [];
  const isShared = folders.some((one) => one.slug === slug && !one.hasView);
  return tool && example && isShared ? { tool, example } : undefined;
};

/** A result, or a message that says why there is none. */
const expectAnswer = (page: Page) =>
  expect(
    page
      .locator('.output-body :is(.list-row, [role=textbox], table, dl, [role=tree], img, svg, canvas)')
      .or(page.getByRole('alert'))
      .first(),
  ).toBeVisible();

async function use(page: Page, slug: string) {
  const shared = getExample(slug);
  if (shared) {
    await typeExample(page, shared.tool, shared.example);
    await expectAnswer(page);
  }
  expect(await pressEverything(page, BUTTONS)).toBeGreaterThan(0);
  await expectAlive(page);
}

/** What the browser itself reports of a refusal is not the page's doing; exceptions and foreign requests are. */
const forgiveReports = (faults: string[]) =>
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.startsWith('console: ')));

/** Tools that are visited in one test: a browser that has been there before opens the next page sooner. */
const ROUND = 6;
const [archetypes, others] = [true, false].map((isOne) =>
  folders.map(({ slug }) => slug).filter((slug) => ARCHETYPES.includes(slug) === isOne),
);
const rounds = [
  { slugs: archetypes!, tag: '' },
  ...Array.from({ length: Math.ceil(others!.length / ROUND) }, (_, at) => ({
    slugs: others!.slice(at * ROUND, (at + 1) * ROUND),
    tag: ' @long',
  })),
];

for (const { slugs, tag } of rounds) {
  test(`with a browser that has nothing, these work or say what they cannot do: ${slugs.join(', ')}${tag}`, async ({
    page,
    open,
    faults,
  }) => {
    await withNothing(page);
    for (const slug of slugs)
      await test.step(slug, async () => {
        await open(`/tool/${slug}`);
        await use(page, slug);
        forgiveReports(faults);
        expect(faults, slug).toEqual([]);
      });
  });

  test(`with a browser that grants nothing, so do: ${slugs.join(', ')} @long`, async ({ page, open, faults }) => {
    await withRefusals(page);
    for (const slug of slugs)
      await test.step(slug, async () => {
        await open(`/tool/${slug}`);
        await page.evaluate(async (times) => {
          for (let round = 0; round < times; round++) {
            (window as unknown as { damage(): void }).damage();
            await new Promise((resolve) => setTimeout(resolve));
          }
        }, FINDINGS);
        await expectAlive(page);
        await use(page, slug);
        forgiveReports(faults);
        expect(faults, slug).toEqual([]);
      });
  });
}

for (const slug of ['json-formatter', 'javascript-minifier', 'regex-tester', 'hash-text', 'text-diff-checker'])
  test(`/tool/${slug} says that its worker died, and keeps what was typed`, async ({ page, open, faults }) => {
    await withDyingWorkers(page);
    await open(`/tool/${slug}`);
    const fields = page.locator('#main textarea');
    // A field that is given this much becomes a viewer of it.
    await fields.last().fill('a '.repeat(60_000));
    if ((await fields.count()) > 0) await fields.first().fill('a '.repeat(200));
    const action = page.locator('#main .button.primary:enabled:visible').first();
    if ((await action.count()) > 0) await action.click();
    await expect(page.getByText('The background worker stopped unexpectedly').first()).toBeVisible();
    await expect(page.locator('#main')).toContainText('a a a a');
    forgiveReports(faults);
  });
