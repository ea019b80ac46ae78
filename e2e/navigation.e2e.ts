import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** One page of every kind, and those whose styles have met before. */
const PAGES = [
  '/',
  '/category/json',
  '/tool/json-formatter',
  '/tool/uuid-generator',
  '/tool/git-cheatsheet',
  '/tool/gradient-generator',
  '/tool/countdown-timer',
  '/tool/markdown-viewer',
  '/tool/json-viewer',
  '/tool/color-picker',
  '/tool/qr-generator',
  '/tool/keycode-info',
  '/tool/regex-tester',
  '/tool/responsive-text-tester',
];

type Appearance = Readonly<Record<string, string>>;

/** What the page says of itself, where everything in sight stands, and every computed style of one element of each kind. */
const measure = (page: Page): Promise<Appearance> =>
  page.evaluate(() => {
    // Where the focus is belongs to the visitor, not to the page.
    (document.activeElement as HTMLElement | null)?.blur();
    const seen: Record<string, string> = {
      title: document.title,
      description: document.querySelector<HTMLMetaElement>('meta[name=description]')!.content,
      canonical: new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')!.href).pathname,
    };
    for (const { tagName, attributes } of [document.documentElement, document.body])
      seen[tagName] = Array.from(attributes, ({ name, value }) => `${name}=${value}`)
        .filter((attribute) => attribute !== 'class=')
        .join(' ');
    const getKind = (element: Element | null) => `${element?.tagName} .${element?.getAttribute('class') ?? ''}`;
    const all = document.querySelectorAll('#app, #app :not(#styles, #styles *, svg *, option), #below, #below *');
    for (const [at, element] of all.entries()) {
      const { x, y, width, height } = element.getBoundingClientRect();
      const kind = `${getKind(element.parentElement)} > ${getKind(element)}`;
      if (y > innerHeight) continue;
      seen[`${at} ${getKind(element)}`] = [x, y, width, height].map(Math.round).join(' ');
      if (kind in seen) continue;
      const styles = getComputedStyle(element);
      // A property that a style sheet registers is listed from then on at every element; this one draws nothing by itself.
      seen[kind] = Array.from(styles)
        .filter((name) => name !== '--color')
        // Custom properties are listed in no order that means anything.
        .sort()
        .map((name) => `${name}: ${styles.getPropertyValue(name)}`)
        .join('\n');
    }
    return seen;
  });

function differences(before: Appearance, now: Appearance): string[] {
  const found = new Set<string>();
  for (const key of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const [was = ['(nothing)'], is = ['(nothing)']] = [before[key]?.split('\n'), now[key]?.split('\n')];
    for (const [at, line] of is.entries()) if (line !== was[at]) found.add(`${key}: ${was[at]} → ${line}`);
  }
  // The first say enough.
  return [...found].slice(0, 20);
}

/** As the page stands when nothing moves any more. */
async function settled(page: Page): Promise<Appearance> {
  let last: Appearance = {};
  await expect
    .poll(
      async () => {
        const before = last;
        last = await measure(page);
        return differences(before, last);
      },
      { intervals: [300] },
    )
    .toEqual([]);
  return last;
}

const follow = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);

/** By the mouse alone: a key would be told by the tool that tells keys. */
async function openAndClose(page: Page) {
  const search = page.getByRole('button', { name: 'Search or paste' });
  // On the home page its large field does the same.
  if (await search.isVisible()) {
    await search.click();
    await page.getByRole('combobox', { name: 'Search tools' }).waitFor();
    await page.mouse.click(5, 700);
  }
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByRole('button', { name: 'Close' }).click();
  const help = page.getByRole('button', { name: 'Help', exact: true });
  if (await help.isVisible()) {
    await help.click();
    await help.click();
  }
  await page.mouse.move(0, 0);
}

/** Those whose styles are likeliest to meet; all of them where there is time. */
const SOME = ['/', '/tool/git-cheatsheet', '/tool/countdown-timer'];
for (const [pages, when] of [
  [SOME, ''],
  [PAGES, ' @long'],
] as const)
  test(`a page looks the same whatever was open before it${when}`, async ({ page, open, site }) => {
    await open('/tool/countdown-timer');
    // What is kept on purpose is no trace.
    await page.evaluate(() => localStorage.setItem('localkit:recents-off', 'true'));
    await page.getByLabel('Color Theme').selectOption('Sunset');
    const cold = new Map<string, Appearance>();
    for (const path of pages) {
      await open(path);
      cold.set(path, await settled(page));
    }
    const expectAsCold = (path: string) =>
      expect.poll(async () => differences(cold.get(path)!, await measure(page)), { message: path }).toEqual([]);

    // There and back: every page comes after every other, and their styles stay.
    await open(pages[0]!);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const way = [...pages.slice(1), ...pages.toReversed().slice(1)];
    for (const [at, path] of way.entries()) {
      await follow(page, path);
      await page.waitForURL(site.origin + path);
      await expectAsCold(path);
      if (at < pages.length - 1) continue;
      await openAndClose(page);
      await expectAsCold(path);
    }
    expect(await page.evaluate(() => 'sameDocument' in window), 'no page was loaded anew').toBe(true);
  });

test('a jump within the page stays where it went, and Back returns to every place', async ({ page, open }) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  await open('/');
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Tools' }).click();
  await expect(page.getByRole('heading', { name: 'All tools' })).toBeInViewport();
  await expect.poll(scrolled).toBeGreaterThan(400);
  const jumped = await scrolled();
  await page.getByRole('link', { name: 'MAC Address Lookup' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'MAC Address Lookup' })).toBeVisible();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBeGreaterThan(jumped - 100);
  await page.goBack();
  await expect.poll(scrolled).toBeLessThan(400);
  await page.goForward();
  await expect.poll(scrolled).toBeGreaterThan(jumped - 100);
});
