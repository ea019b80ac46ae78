import { readFile } from 'node:fs/promises';
import type { APIResponse, Route } from '@playwright/test';
import { BUILT, expect, test } from '../../../../e2e/fixtures';

test('makes, sizes, copies and exports a palette', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/tool/color-palette-generator');
  const base = page.getByLabel('Base Color', { exact: true });
  const swatches = page.getByRole('list', { name: 'Palette' }).getByRole('listitem');
  await expect(base).toHaveValue('#3b82f6');
  await expect(swatches).toHaveCount(5);
  await page.getByLabel('Palette Size', { exact: true }).fill('10');
  await expect(swatches).toHaveCount(10);
  await page.getByLabel('Palette Size', { exact: true }).fill('3');
  await base.fill('f00');
  await page.getByRole('button', { name: 'Copy #ffcccc' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await expect(page.locator('.toast')).toHaveText('Copied!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#ffcccc');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSS' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('palette.css');
  const css = await readFile(await file.path(), 'utf8');
  expect(css).toBe(':root {\n  --color-1: #ffcccc;\n  --color-2: #ff0000;\n  --color-3: #330000;\n}\n');
  // What the file says is what the swatches show.
  expect(
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
      const probe = document.body.appendChild(document.createElement('i'));
      return [...document.querySelectorAll('.pg-swatch')].every((swatch, at) => {
        probe.style.color = `var(--color-${at + 1})`;
        return getComputedStyle(probe).color === getComputedStyle(swatch).getPropertyValue('--color');
      });
    }, css),
  ).toBe(true);
});

test('locks, shuffles, orders and edits swatches, and the link holds all of it @long', async ({ page, open }) => {
  await open('/tool/color-palette-generator?scheme=triadic');
  const palette = page.getByRole('list', { name: 'Palette' });
  const colors = () => palette.locator('code').allInnerTexts();
  await page.getByLabel('Base Color', { exact: true }).fill('#2a9d8f');
  await expect(palette).toContainText('#2a9d8f');
  const before = await colors();

  const lock = page.getByRole('button', { name: `Lock ${before[1]}` });
  await lock.click();
  await expect(lock).toHaveAttribute('aria-pressed', 'true');
  // The key belongs to the button while it has the focus.
  await lock.press('Space');
  await expect(lock).toHaveAttribute('aria-pressed', 'false');
  await lock.press('Space');
  await lock.blur();
  await page.keyboard.press('Space');
  await expect.poll(colors).not.toEqual(before);
  const after = await colors();
  expect(after[1]).toBe(before[1]);
  await page.getByLabel('Base Color', { exact: true }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  expect(await colors()).toEqual(after);

  await page.getByRole('button', { name: `Move ${after[1]}` }).press('ArrowRight');
  await expect.poll(colors).toEqual([after[0], after[2], after[1], after[3], after[4]]);
  await expect(page.getByRole('button', { name: `Move ${after[1]}` })).toBeFocused();
  const handle = (await page.getByRole('button', { name: `Move ${after[0]}` }).boundingBox())!;
  await page.mouse.move(handle.x + 10, handle.y + 10);
  await page.mouse.down();
  const last = (await palette.getByRole('listitem').last().boundingBox())!;
  await page.mouse.move(last.x + 20, last.y + 20, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await colors()).at(-1)).toBe(after[0]);

  const edited = (await colors())[0]!;
  await page.getByRole('button', { name: `Edit ${edited}` }).click();
  const field = page.getByLabel('Swatch 1', { exact: true });
  await expect(field).toBeFocused();
  await field.fill('rebeccapurple');
  await expect.poll(async () => (await colors())[0]).toBe('#663399');
  await field.fill('no color');
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid HEX color code');
  expect((await colors())[0]).toBe('#663399');
  await field.press('Escape');
  await expect(field).toHaveCount(0);

  const shown = await colors();
  await expect(page).toHaveURL(/arrangement=/);
  const link = page.url();
  await page.goto('about:blank');
  await page.goto(link);
  // The base is an input, which only the menu of links adds.
  await expect(page.getByRole('button', { name: `Lock ${before[1]}` })).toHaveAttribute('aria-pressed', 'true');
  expect((await colors())[0]).toBe(shown[0]);
});

test('the space bar shuffles for those who have just come', async ({ page, open }) => {
  await open('/tool/color-palette-generator');
  const base = page.getByLabel('Base Color', { exact: true });
  await expect(page.getByRole('region', { name: 'Contrast of every pair' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(base).not.toHaveValue('#3b82f6');
  await expect(base).toHaveValue(/^#[\da-f]{6}$/);
  // What is typed or pasted still goes into the field.
  await page.keyboard.type('#f00');
  await expect(base).toHaveValue('#f00');
});

test('shows the contrast of every pair, and what others see', async ({ page, open }) => {
  await open('/tool/color-palette-generator?palette-size=3');
  await page.getByLabel('Base Color', { exact: true }).fill('#f00');
  const pairs = page.getByRole('region', { name: 'Contrast of every pair' });
  await expect(pairs.getByRole('row', { name: 'on #330000' })).toContainText('passes AA');
  await expect(pairs.getByTitle('#330000 on #ffcccc: 12.94, passes AA')).toBeVisible();
  const seen = page.getByRole('table', { name: 'As others see it' });
  await expect(seen.getByRole('row')).toHaveCount(5);
  await expect(seen.getByRole('row', { name: 'Protan' })).toContainText('#6d5f00');
  await page.getByLabel('Scheme', { exact: true }).selectOption('Scale 50–950');
  await expect(page.getByLabel('Palette Size', { exact: true })).toHaveCount(0);
});

test('writes the palette for other programs', async ({ page, open }) => {
  await open('/tool/color-palette-generator');
  await page.getByRole('tab', { name: 'Tailwind 4' }).click();
  await expect(page.getByText('@theme {')).toBeVisible();
  await page.getByRole('tab', { name: 'Adobe (ASE)' }).click();
  await expect(page.getByText('palette.ase, 222 bytes')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download File' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('palette.ase');
});

test('shows other schemes around the base @long', async ({ page, open }) => {
  await open('/tool/color-palette-generator?scheme=scale');
  const swatches = page.getByRole('list', { name: 'Palette' }).getByRole('listitem');
  await expect(swatches).toHaveCount(11);
  await expect(swatches.filter({ hasText: '#3b82f6' })).toContainText('base');
});

test('Random changes the color, and what is no color changes nothing @long', async ({ page, open }) => {
  await open('/tool/color-palette-generator');
  const base = page.getByLabel('Base Color', { exact: true });
  await page.getByRole('button', { name: 'Random' }).click();
  await expect(base).toHaveValue(/^#[\da-f]{6}$/);
  await expect(base).not.toHaveValue('#3b82f6');
  const shown = await page.getByRole('list', { name: 'Palette' }).innerText();
  await base.fill('#12345');
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid HEX color code');
  expect(await page.getByRole('list', { name: 'Palette' }).innerText()).toBe(shown);
});

test(
  'a named color stays in the field while what reads it is fetched, and it is said if that fails @long',
  BUILT,
  async ({ page, open, faults }) => {
    const scripts = '**/assets/*.js';
    /** The script that knows the names of colors, whatever it is called, goes another way. */
    const divert = (reader: (route: Route, response: APIResponse) => Promise<void>) =>
      page.route(scripts, async (route) => {
        const response = await route.fetch();
        if ((await response.text()).includes('rebeccapurple')) await reader(route, response);
        else await route.fulfill({ response });
      });
    await divert((route) => route.abort());
    await open('/tool/color-palette-generator');
    const base = page.getByLabel('Base Color', { exact: true });
    const red = page.getByRole('button', { name: 'Copy #ff0000' });
    await base.fill('red');
    await expect(page.getByRole('alert')).toContainText('Only HEX works');
    await expect(base).toHaveValue('red');
    await base.fill('#f00');
    await expect(red).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unroute(scripts);

    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await divert(async (route, response) => {
      await released;
      await route.fulfill({ response });
    });
    await page.reload();
    await page.locator('html[data-ready]').waitFor();
    await base.fill('red');
    await expect(base).toHaveValue('red');
    await expect(red).toHaveCount(0);
    release();
    await expect(red).toBeVisible();
    await expect(base).toHaveValue('red');
    faults.splice(0);
  },
);
