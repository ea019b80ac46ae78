import type { Page } from '@playwright/test';
import { expect, test } from '../../../../e2e/fixtures';

const field = (page: Page) => page.getByRole('textbox', { name: 'Color', exact: true });
const format = (page: Page) => page.getByRole('combobox', { name: 'Format' });
const harmony = (page: Page) => page.getByRole('combobox', { name: 'Harmony' });
const recent = (page: Page) => page.locator('.cp-recent');

test('picks, shows every format, and copies', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await open('/tool/color-picker');
  await expect(field(page)).toHaveValue('#FF5733');
  await expect(page.getByText('3.15:1')).toBeVisible();

  await field(page).fill('rebeccapurple');
  await expect(page.getByText('lch(32.39% 61.24 308.86)')).toBeVisible();
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('#663399');
  await format(page).selectOption('hsl');
  await expect(field(page)).toHaveValue('hsl(270, 50%, 40%)');

  await harmony(page).selectOption('triadic');
  await page.getByRole('button', { name: 'Copy hsl(30, 50%, 40%)' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('hsl(30, 50%, 40%)');
  await page.clock.runFor(2100);
  await expect(page.getByRole('button', { name: 'Copied!' })).toHaveCount(0);

  await page.reload();
  await expect(format(page)).toHaveValue('hsl');
  await expect(harmony(page)).toHaveValue('triadic');
});

test('picks on the OKLCH area, beyond sRGB too, and compares and exports the harmony', async ({ page, open }) => {
  await open('/tool/color-picker');
  await field(page).fill('oklch(70% 0.1 150)');
  await page.getByRole('tab', { name: 'OKLCH' }).click();
  const chroma = page.getByLabel('Chroma', { exact: true });
  await expect(chroma).toHaveAttribute('aria-valuetext', '0.100');
  await page.getByLabel('Hue', { exact: true }).fill('200');
  await expect(page.getByText(/^oklch\(70% 0.1 200\)$/)).toBeVisible();
  await chroma.press('Shift+ArrowRight');
  await expect(chroma).toHaveAttribute('aria-valuetext', '0.140');
  await expect(page.getByText(/^oklch\(70% 0.14 200\)$/)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'This color is outside sRGB' })).toBeVisible();
  await chroma.press('ArrowUp');
  await expect(page.getByLabel('Lightness', { exact: true })).toBeFocused();
  const area = (await page.locator('.cp-oklch').boundingBox())!;
  await page.mouse.click(area.x + area.width / 4, area.y + area.height / 2);
  await expect(page.getByText(/^oklch\(50% 0.1 200\)$/)).toBeVisible();

  await page.getByRole('tab', { name: 'HSL' }).click();
  await expect(page.getByLabel('Saturation', { exact: true })).toBeVisible();
  await field(page).fill('#ff0000');
  const seen = page.getByRole('table', { name: 'As others see it' });
  await expect(seen.getByRole('row', { name: 'Deutan' })).toContainText('#a39000');
  await page.getByRole('tab', { name: 'SCSS' }).click();
  await expect(page.getByText('$color-2: #00ffff;')).toBeVisible();
});

test('what is no color stays in the field and changes nothing @long', async ({ page, open }) => {
  await open('/tool/color-picker');
  await field(page).fill('rgb(1, 2');
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid color');
  await field(page).blur();
  await expect(field(page)).toHaveValue('rgb(1, 2');
  await expect(page.getByLabel('Color picker', { exact: true })).toHaveValue('#ff5733');
  await field(page).fill('rgb(1, 2, 3)');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('Color picker', { exact: true })).toHaveValue('#010203');
});

test('the browser reads every CSS format as the color it shows @long', async ({ page, open }) => {
  await open('/tool/color-picker');
  for (const text of ['#FF5733', 'hsl(200 33% 61%)', 'oklch(62% 0.12 145)', 'hotpink', '#12345680']) {
    await field(page).fill(text);
    const findWrong = (wanted: string) => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
      const paint = (color: string) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data];
      };
      const expected = paint(wanted);
      return [...document.querySelectorAll('.fields-out code')]
        .map((code) => code.textContent!)
        .filter((value) => CSS.supports('color', value) && /[(#]/.test(value))
        .filter((value) => paint(value).some((channel, at) => Math.abs(channel - expected[at]!) > 1));
    };
    await expect.poll(() => page.evaluate(findWrong, text), text).toEqual([]);
  }
});

test('works by keyboard alone @long', async ({ page, open }) => {
  await open('/tool/color-picker');
  await field(page).fill('hsl(120, 50%, 50%)');
  const saturation = page.getByRole('slider', { name: 'Saturation' });
  const lightness = page.getByRole('slider', { name: 'Lightness' });
  await expect(saturation).toHaveValue('50');
  await saturation.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(lightness).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(saturation).toBeFocused();
  await format(page).selectOption('hsl');
  await expect(field(page)).toHaveValue('hsl(120, 49%, 40%)');

  await page.getByRole('slider', { name: 'Hue' }).press('ArrowRight');
  await page.getByRole('slider', { name: 'Alpha' }).press('ArrowLeft');
  await expect(field(page)).toHaveValue('hsla(121, 49%, 40%, 0.99)');

  // A grey keeps the hue the slider stands at, and so does black its saturation.
  await lightness.focus();
  await page.keyboard.press('Home');
  await expect(saturation).toHaveValue('49');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toHaveValue('hsla(121, 49%, 1%, 0.99)');
});

test('dragging in the area picks saturation and lightness', async ({ page, open }) => {
  await open('/tool/color-picker');
  const box = (await page.locator('.cp-area').boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 4, box.y + box.height + 50);
  await page.mouse.up();
  await expect(page.getByRole('slider', { name: 'Saturation' })).toHaveValue('25');
  await expect(field(page)).toHaveValue('#000000');
});

test('a color outside sRGB is kept, and the clipping is said @long', async ({ page, open }) => {
  await open('/tool/color-picker');
  await field(page).fill('color(display-p3 0 1 0)');
  await field(page).blur();
  await expect(page.getByText('This color is outside sRGB')).toBeVisible();
  await expect(field(page)).toHaveValue('color(display-p3 0 1 0)');
  await expect(page.getByText('clipped', { exact: true })).toHaveCount(6);
  await expect(page.getByText('color(display-p3 0 1 0)')).toBeVisible();
});

test('palettes are saved under a name, loaded, deleted and brought back @long', async ({ page, open }) => {
  await open('/tool/color-picker');
  await harmony(page).selectOption('square');
  const save = page.getByRole('button', { name: 'Save Palette' });
  await save.click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Not saved: the palette needs a name.');
  expect(await page.evaluate(() => localStorage.getItem('localkit:palettes'))).toBeNull();
  await page.keyboard.type('Brand');
  await page.keyboard.press('Enter');
  await expect(save).toBeFocused();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('localkit:palettes')!))).toEqual([
    { name: 'Brand', colors: ['#FF5733', '#75FF33', '#33DBFF', '#BD33FF'], harmony: 'square' },
  ]);

  await field(page).fill('#123456');
  await harmony(page).selectOption('analogous');
  await page.reload();
  await page.getByRole('button', { name: 'Load Brand' }).click();
  await expect(field(page)).toHaveValue('#FF5733');
  await expect(harmony(page)).toHaveValue('square');

  await page.getByRole('button', { name: 'Delete Brand' }).click();
  await expect(page.getByRole('button', { name: 'Load Brand' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Load Brand' })).toBeVisible();
});

test('the last ten colors are recent, newest first @long', async ({ page, open }) => {
  await page.clock.install();
  await open('/tool/color-picker');
  for (let value = 1; value <= 12; value++) {
    await field(page).fill(`#0000${value.toString(16).padStart(2, '0')}`);
    await page.clock.runFor(600);
  }
  const swatches = recent(page).getByRole('button', { name: /^Use / });
  await expect(swatches).toHaveCount(10);
  await expect(swatches.first()).toHaveAccessibleName('Use #00000C');
  await expect(swatches.last()).toHaveAccessibleName('Use #000003');
  await swatches.last().click();
  await expect(field(page)).toHaveValue('#000003');
});

test('damaged storage does no harm @long', async ({ page, open }) => {
  await page.addInitScript(() => {
    localStorage.setItem('localkit:palettes', '[{"name":"ok","colors":["red",7,"no color"]},{"name":3},null]');
    localStorage.setItem('localkit:recent-colors', '{"not":"a list"}');
  });
  await open('/tool/color-picker');
  await expect(page.getByRole('button', { name: 'Load ok' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Load/ })).toHaveCount(1);
});

test('takes a color from the screen where the browser can, and from a link @long', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    class EyeDropper {
      open = async () => ({ sRGBHex: '#00ff88' });
    }
    Object.assign(window, { EyeDropper });
  });
  await open('/tool/color-picker');
  await page.getByRole('button', { name: 'Eyedropper' }).click();
  await expect(field(page)).toHaveValue('#00FF88');

  await page.getByLabel('Share').click();
  await page.getByRole('button', { name: 'Copy link with input' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await open('/');
  await page.goto(link);
  await expect(field(page)).toHaveValue('#00FF88');
});
