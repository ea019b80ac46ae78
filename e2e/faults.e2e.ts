import type { Page } from '@playwright/test';
import { typeExample } from './example';
import { FINDINGS, pressEverything, withDyingWorkers, withNothing, withRefusals } from './faulty-browser';
import { expect, test } from './fixtures';
import { described, folders } from './registry';

const BUTTONS = 40;

/** A part whose drawing failed is replaced by a message. */
const expectAlive = async (page: Page) => {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByText('could not be loaded'), 'a part of the page broke').toHaveCount(0);
};

const exampleOf = (slug: string) => {
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
  const shared = exampleOf(slug);
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

for (const { slug } of folders) {
  test(`/tool/${slug} works, or says what it cannot do, with a browser that has or grants nothing`, async ({
    page,
    open,
    faults,
    browser,
    site,
  }) => {
    await withNothing(page);
    await open(`/tool/${slug}`);
    await use(page, slug);
    forgiveReports(faults);

    const context = await browser.newContext({ serviceWorkers: 'block' });
    const refused = await context.newPage();
    const errors: string[] = [];
    refused.on('pageerror', (error) => errors.push(`${error.message} ${error.stack}`));
    await withRefusals(refused);
    await refused.goto(`${site.origin}/tool/${slug}`);
    await refused.locator('html[data-ready]').waitFor();
    for (let round = 0; round < FINDINGS; round++) {
      await refused.evaluate(() => (window as unknown as { damage(): void }).damage());
      await refused.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    }
    await expectAlive(refused);
    await use(refused, slug);
    expect(errors).toEqual([]);
    await context.close();
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
    const action = page.locator('#main .button.primary:enabled').first();
    if ((await action.count()) > 0) await action.click();
    await expect(page.getByText('The background worker stopped unexpectedly').first()).toBeVisible();
    await expect(page.locator('#main')).toContainText('a a a a');
    forgiveReports(faults);
  });
