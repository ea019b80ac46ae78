import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { ARCHETYPES, described, folders } from './registry';

const pasteBeside = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    (document.activeElement as HTMLElement | null)?.blur();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('what is typed at once is in the field, from a cold load and after a link', async ({ page, open }) => {
  await open('/');
  await page.keyboard.type('base64 string');
  await expect(page.getByRole('searchbox', { name: 'Find a tool' })).toHaveValue('base64 string');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/base64-string/);
  await page.keyboard.type('hello');
  await expect(page.getByRole('textbox', { name: 'Output' })).toContainText('aGVsbG8=');
});

/** What stands in the field that has the focus, whatever kind of field that is. */
const focusedText = (page: Page) =>
  page.evaluate(() => {
    const outer = document.activeElement;
    const field = outer?.shadowRoot?.activeElement ?? outer;
    if (!outer?.closest('[data-main-input]') || !field) return 'no main input';
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      ? field.value
      : (field.textContent ?? '');
  });

/** All that stands in the fields a page is for. */
const mainText = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#main :is([data-main-input], [data-main-input] *)')]
      .map((field) => (field as HTMLInputElement).value ?? field.shadowRoot?.textContent ?? field.textContent)
      .join('\n'),
  );

/** Those that can do nothing before something is entered; of the others, those that say so in their page. */
const takesText = (slug: string) =>
  described.some((tool) => tool.slug === slug && tool.inputs.some(({ kind }) => kind === 'text' || kind === 'source'));

/** One page of every kind tells nearly all. */
const isAlike = ({ slug }: (typeof folders)[number]) => !ARCHETYPES.includes(slug);
const GROUP = 20;
const groups = [folders.filter((one) => !isAlike(one)), folders.filter(isAlike)].flatMap((some) =>
  Array.from({ length: Math.ceil(some.length / GROUP) }, (_, at) => some.slice(at * GROUP, (at + 1) * GROUP)),
);
for (const some of groups) {
  const group = some.map(({ slug }) => slug);
  test(`${some.every(isAlike) ? '@long ' : ''}what is typed or pasted at once is in the main input, and examples replace it: ${group[0]} to ${group.at(-1)}`, async ({
    page,
    open,
  }) => {
    const without: string[] = [];
    for (const slug of group) {
      await open(`/tool/${slug}`);
      const main = page.locator('#main [data-main-input]').first();
      if ((await main.count()) === 0) {
        without.push(slug);
        continue;
      }
      // Rich text can be written once its editor has come.
      if (slug === 'html-editor') await expect(main).toHaveAttribute('contenteditable', 'true');
      // A date is typed part by part, in the order of the visitor's country.
      const isDate = await main.evaluate((place) =>
        (place.matches('input') ? place : place.querySelector('input'))?.matches('[type=datetime-local]'),
      );
      await test.step(slug, async () => {
        const typed = isDate ? '12' : 'Xq8';
        if (isDate) await expect(page.locator('#main [type=datetime-local]').first()).toBeFocused();
        else {
          await page.keyboard.type(typed);
          await expect.poll(() => focusedText(page), slug).toContain(typed);
        }
        await page.reload();
        await page.locator('html[data-ready]').waitFor();
        const pasted = isDate ? '2026-01-02T03:04' : 'Zq9';
        await pasteBeside(page, pasted);
        await expect.poll(() => focusedText(page), slug).toContain(pasted);
        if (!takesText(slug)) return;
        // Examples are there after the first use too, and choosing one is all it takes.
        await page.locator('#main').getByLabel('Examples', { exact: true }).click();
        await page.locator('.menu[open] .menu-body .button').first().click();
        await expect(page.locator('.menu[open]')).toHaveCount(0);
        await expect(page.locator('.output-body .empty'), slug).toHaveCount(0);
        await expect(page.locator('#main .banner.error'), slug).toHaveCount(0);
        await expect.poll(() => mainText(page), slug).not.toContain(pasted);
      });
    }
    expect(without.filter(takesText)).toEqual([]);
  });
}

test('what is pasted or typed beside every field goes into it', async ({ page, open }) => {
  await open('/tool/json-formatter');
  const input = page.getByLabel('Input', { exact: true });
  await pasteBeside(page, '[1');
  await expect(input).toHaveValue('[1');
  await expect(input).toBeFocused();
  await input.blur();
  await page.keyboard.type(',2]');
  await expect(input).toHaveValue('[1,2]');
  await expect(page.getByRole('textbox', { name: 'Output' })).toContainText('2');
  // Undo takes back what was pasted as it does what was typed.
  await pasteBeside(page, 'x'.repeat(60_000));
  await expect(page.getByText('Large text, shown without colors.').or(page.getByText('too large'))).toBeVisible();
});

test('keys of a page stay its own', async ({ page, open }) => {
  await open('/tool/json-formatter');
  await page.getByLabel('Input', { exact: true }).blur();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Input', { exact: true })).toHaveValue('');
});

test.describe('where there is no keyboard', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  test('none comes up by itself', async ({ page, open }) => {
    await open('/tool/json-formatter');
    await expect(page.getByLabel('Input', { exact: true })).not.toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  for (const slug of [...ARCHETYPES, 'http-status', 'json-viewer', 'responsive-text-tester'])
    test(`every control takes a thumb, and nothing is too wide: ${slug}`, async ({ page, open }) => {
      await open(`/tool/${slug}`);
      const small = await page.evaluate(() =>
        // Rows of one height keep theirs, and a surface to drag on has no button's size.
        [...document.querySelectorAll('#main :is(button, select, summary, textarea, input:not([type=file]))')]
          .filter((control) => control.checkVisibility() && !control.closest('.rows, .cp-thumb, .page-head'))
          .filter((control) => (control.closest('label') ?? control).getBoundingClientRect().height < 44)
          .filter((control) => control.getBoundingClientRect().height < 44)
          .map((control) => control.getAttribute('aria-label') ?? control.textContent),
      );
      expect(small).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });

  test('a result that was asked for is brought into sight @long', async ({ page, open }) => {
    await open('/tool/json-diff-checker');
    await page.getByLabel('Left JSON', { exact: true }).fill('{"a":1}');
    await page.getByLabel('Right JSON', { exact: true }).fill('{"a":2}');
    const answer = page.getByText('Diff Summary');
    await expect(answer).not.toBeInViewport();
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(answer).toBeInViewport();
  });

  test('what is needed comes before the button, the other options in a sheet @long', async ({ page, open }) => {
    await open('/tool/text-crypto');
    const top = async (label: string) => (await page.getByLabel(label, { exact: true }).boundingBox())!.y;
    const button = (await page.getByRole('button', { name: 'Encrypt', exact: true }).first().boundingBox())!.y;
    expect(await top('Passphrase')).toBeLessThan(button);
    await expect(page.getByLabel('Algorithm', { exact: true })).toBeHidden();
    await page.getByRole('button', { name: /^Options/ }).click();
    await expect(page.getByRole('dialog', { name: 'Options' }).getByLabel('Algorithm', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('hits are gone through by arrows, and are there again after Back', async ({ page, open }) => {
  await open('/');
  await page.keyboard.type('json');
  const second = page.locator('.found-list a').nth(1);
  await expect(page.locator('.found-list .marked')).toHaveText(/JSON Formatter/);
  await page.keyboard.press('ArrowDown');
  await expect(second).toHaveClass('marked');
  const address = await second.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Find a tool' })).toHaveValue('json');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('searchbox', { name: 'Find a tool' })).toHaveValue('');
  await expect(page.getByRole('searchbox', { name: 'Find a tool' })).toBeFocused();
});

test('says so where there is no such tool, and names the nearest', async ({ page, open }) => {
  await open('/');
  await page.keyboard.type('text to speech');
  await expect(page.getByRole('status').filter({ hasText: 'Closest matches:' })).toBeVisible();
  await expect(page.locator('.found-list a').first()).toBeVisible();
});
