import { readFile } from 'node:fs/promises';
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
      return [...document.querySelectorAll('.swatch-color')].every((swatch, at) => {
        probe.style.color = `var(--color-${at + 1})`;
        return getComputedStyle(probe).color === getComputedStyle(swatch).getPropertyValue('--color');
      });
    }, css),
  ).toBe(true);
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
    const reader = /\/assets\/color-(?!entry|fields|values)[^/]*\.js$/;
    await page.route(reader, (route) => route.abort());
    await open('/tool/color-palette-generator');
    const base = page.getByLabel('Base Color', { exact: true });
    const red = page.getByRole('button', { name: 'Copy #ff0000' });
    await base.fill('red');
    await expect(page.getByRole('alert')).toContainText('Only HEX works');
    await expect(base).toHaveValue('red');
    await base.fill('#f00');
    await expect(red).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unroute(reader);

    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(reader, async (route) => {
      await held;
      await route.continue();
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
