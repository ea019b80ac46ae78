import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Place and every computed style of what the first paint shows. */
const capture = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll('.site-header, .site-header *, .page-head, .page-head *, .home-hero, .home-hero *'),
    ].map((element) => {
      const styles = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      return [
        `${element.tagName} ${element.className}`,
        ...[x, y, width, height],
        ...Array.from(styles).flatMap((name) =>
          name.startsWith('--') ? [] : `${name}: ${styles.getPropertyValue(name)}`,
        ),
      ].join('\n');
    }),
  );

// What the first paint shows must not change when the styles of the rest arrive.
test.use({ javaScriptEnabled: false });

for (const [path, tag] of [
  ['/', ' @long'],
  ['/tool/json-formatter', ''],
  ['/category/json', ' @long'],
  ['/tool/stopwatch', ' @long'],
] as const)
  test(`the header and the title of ${path} need no style from below them${tag}`, async ({ page, site }) => {
    await page.goto(site.origin + path);
    for (const width of [1280, 700, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const whole = await capture(page);
      for (const tag of ['HEADER', 'H1', 'P']) expect(whole.some((one) => one.startsWith(`${tag} `))).toBe(true);
      expect(whole.length).toBeGreaterThan(15);
      const sheets = (disabled: boolean) =>
        page.locator('#styles').evaluate((place, off) => {
          for (const { sheet } of place.querySelectorAll<HTMLStyleElement | HTMLLinkElement>('style, [rel=stylesheet]'))
            sheet!.disabled = off;
        }, disabled);
      await sheets(true);
      expect(await capture(page)).toEqual(whole);
      await sheets(false);
    }
  });
