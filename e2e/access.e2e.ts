import type { Page } from '@playwright/test';
import { findings } from './axe';
import { expect, test } from './fixtures';
import { ARCHETYPES } from './registry';

/** Presses Tab until something with this role and name has the focus. */
async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp) {
  const target = page.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) }).first();
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return target;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key never reached ${role} ${name}`);
}
const announced = (page: Page, words: RegExp) =>
  expect(page.locator('[role=status]').filter({ hasText: words }).first()).toBeAttached();

test.describe('by keyboard alone', () => {
  test('the first Tab of a page without a field offers to skip its head', async ({ page, open }) => {
    await open('/tool/stopwatch');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });

  test('a text is transformed, its options set and the result copied', async ({ page, open, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('/tool/json-formatter');
    await expect(page.getByRole('textbox', { name: 'Input' })).toBeFocused();
    await page.keyboard.type('{"b":1,"a":2}');
    await announced(page, /Output: \d+ characters/);
    await page.keyboard.type('x');
    await expect(page.getByRole('alert')).toContainText('Line 1');
    await page.keyboard.press('Backspace');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await tabTo(page, 'button', 'Copy');
    await page.keyboard.press('Enter');
    await announced(page, /Copied!/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('{\n  "b": 1,\n  "a": 2\n}');
  });

  test('a list is generated and one of it copied', async ({ page, open, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('/tool/random-uuid');
    await tabTo(page, 'button', /^Generate/);
    await page.keyboard.press('Space');
    await announced(page, /result/);
    await tabTo(page, 'button', /^Copy All/);
    await page.keyboard.press('Enter');
    await announced(page, /Copied!/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[0-9a-f-]{36}/);
  });

  test('a clock is started, marked and stopped', async ({ page, open }) => {
    await open('/tool/stopwatch');
    await tabTo(page, 'button', /^Start/);
    await page.keyboard.press('Enter');
    await tabTo(page, 'button', /^Lap/);
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: /00:0/ }).first(),
    ).toBeVisible();
    await tabTo(page, 'button', /^(Pause|Stop)/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^(Start|Resume)$/ })).toBeFocused();
  });

  test('two texts are compared', async ({ page, open }) => {
    await open('/tool/text-diff-checker');
    const [first, second] = await page.locator('#main textarea').all();
    await tabTo(page, 'textbox', (await first!.getAttribute('aria-label')) ?? /Original/);
    await page.keyboard.type('one\ntwo');
    await page.keyboard.press('Tab');
    while (!(await second!.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.type('one\nthree');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.locator('#main')).toContainText('three');
    await announced(page, /.+/);
  });

  test('what opens over the page closes on Escape and gives the focus back', async ({ page, open }) => {
    await open('/tool/json-formatter');
    const help = await tabTo(page, 'button', 'Help');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Help Guide' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'Help Guide' })).toBeHidden();
    await expect(help).toBeFocused();
    await page.keyboard.press('ControlOrMeta+k');
    const palette = page.getByRole('dialog');
    await expect(palette).toBeVisible();
    for (let presses = 0; presses < 5; presses++) await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => {
        const within = document.activeElement;
        return within === document.body || within?.closest('dialog') !== null;
      }),
      'the focus left an open dialog',
    ).toBe(true);
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
    await expect(help).toBeFocused();
  });
});

/** The others where there is time. */
const FORCED = ['json-formatter'];
for (const slug of ARCHETYPES)
  test(`/tool/${slug} can be told apart in forced colours, and stays still for who asks for it${FORCED.includes(slug) ? '' : ' @long'}`, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await open(`/tool/${slug}`);
    expect(await findings(page)).toEqual([]);
    // Colours and shadows are taken away there: a control needs a border of its own or around it, or words.
    const unseen = await page.evaluate(() => {
      const hasBorder = (element: Element) => getComputedStyle(element).borderTopStyle !== 'none';
      const isFramed = (element: Element | null): boolean =>
        element !== null && !element.matches('main') && (hasBorder(element) || isFramed(element.parentElement));
      return [...document.querySelectorAll<HTMLElement>('#app :is(button, input, select, textarea, [role=switch])')]
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter((element) => !isFramed(element) && !element.textContent?.trim() && !element.querySelector('svg, img'))
        .map((element) => element.outerHTML.slice(0, 120));
    });
    expect(unseen).toEqual([]);
    // Every state that a colour alone shows elsewhere changes what is drawn here too.
    const toggle = page.locator('#main').getByRole('switch').first();
    if ((await toggle.count()) > 0) {
      const before = await toggle.screenshot();
      await toggle.press('Space');
      await page.mouse.move(0, 0);
      expect((await toggle.screenshot()).equals(before), 'a switch that looks the same on and off').toBe(false);
    }
    const focused = page.locator('#main').getByRole('button').first();
    await page.keyboard.press('Tab');
    await focused.focus();
    expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none');
    const moving = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 10,
          ).length,
    );
    expect(moving, 'animations under reduced motion').toBe(0);
  });
