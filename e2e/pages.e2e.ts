import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { categories, type DescribedTool, described, folders } from './registry';

const pages = ['/', ...categories.map((slug) => `/category/${slug}`), ...folders.map(({ slug }) => `/tool/${slug}`)];

async function expectNoFindings(page: Page, theme: string) {
  // The palette of a theme fades in with transitions; colours are judged when they are still.
  await page.emulateMedia({ colorScheme: theme as 'light' | 'dark', reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}

for (const path of pages) {
  test(`${path} is sound`, async ({ page, open }) => {
    await open(path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expectNoFindings(page, 'light');
    await expectNoFindings(page, 'dark');

    await page.setViewportSize({ width: 360, height: 740 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, 'pixels of horizontal scroll at 360 px').toBeLessThanOrEqual(0);
  });
}

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

for (const { slug } of folders) {
  test(`/tool/${slug} is reached by the Tab key alone`, async ({ page, open }) => {
    await open(`/tool/${slug}`);
    const names = await page.evaluate(markControls);
    const reached = new Set<number>();
    for (let presses = 0; presses < names.length * 3 + 20 && reached.size < names.length; presses++) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.control);
      if (at !== undefined) reached.add(Number(at));
    }
    expect(names.filter((_, at) => !reached.has(at))).toEqual([]);
  });
}

async function setOption(page: Page, option: DescribedTool['options'][number], value: unknown) {
  const scope = page.locator('#main');
  if (option.kind === 'toggle') return scope.getByLabel(option.label, { exact: true }).setChecked(Boolean(value));
  if (option.kind !== 'choice') return scope.getByLabel(option.label, { exact: true }).fill(String(value));
  const tab = scope.getByRole('tab', { name: option.choices?.[String(value)], exact: true });
  if ((await tab.count()) > 0) return tab.click();
  return scope.getByLabel(option.label, { exact: true }).selectOption(String(value));
}

async function expectOutput(page: Page, { output }: DescribedTool, expected: unknown) {
  const shown: Locator = page.locator('.output-body');
  switch (output.kind) {
    case 'text':
    case 'code':
      return expect(shown.getByRole('textbox')).toHaveText(String(expected), { useInnerText: true });
    case 'fields':
      for (const { value } of expected as { value: string }[]) await expect(shown).toContainText(value);
      return;
    case 'list':
      for (const item of expected as string[]) await expect(shown).toContainText(item);
      return;
    case 'table':
      for (const row of (expected as { rows: string[][] }).rows)
        for (const cell of row) if (cell) await expect(shown).toContainText(cell);
      return;
    default:
      await expect(shown.locator('.empty')).toHaveCount(0);
  }
}

/** Tools on the shared pages: their first example, typed by accessible names, cold and after a click from elsewhere. */
for (const tool of described.filter(({ slug }) => !folders.find((folder) => folder.slug === slug)?.hasView)) {
  const [example] = tool.examples;
  if (!example) continue;
  test(`/tool/${tool.slug} gives its first example`, async ({ page, open }) => {
    const use = async () => {
      for (const [name, value] of Object.entries(example.options ?? {})) {
        const option = tool.options.find((one) => one.name === name);
        if (option) await setOption(page, option, value);
      }
      if (tool.inputs.length === 0) {
        await page.getByRole('button', { name: /^Generate/ }).click();
        await expect(page.locator('.output-body .list-row, .output-body [role=textbox]').first()).toBeVisible();
        return;
      }
      const values =
        tool.inputs.length === 1 && tool.inputs[0]?.name === 'input'
          ? { input: example.input }
          : (example.input as object);
      for (const { name, label } of tool.inputs)
        await page.getByLabel(label, { exact: true }).fill(String((values as Record<string, unknown>)[name]));
      await expectOutput(page, tool, example.output);
    };
    await open(`/tool/${tool.slug}`);
    await use();
    await page.getByRole('link', { name: 'localkit', exact: true }).click();
    await page
      .getByRole('link', { name: await toolName(page, tool.slug), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/tool/${tool.slug}`));
    await use();
  });
}

const toolName = (page: Page, slug: string) => page.locator(`a[href$="/tool/${slug}"]`).first().innerText();

test('every tool with a view of its own has a browser test of its own', () => {
  expect(folders.filter(({ hasView, hasTest }) => hasView && !hasTest).map(({ slug }) => slug)).toEqual([]);
});
