import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoFindings } from '../../../../e2e/axe';
import { BUILT, expect, test } from '../../../../e2e/fixtures';

/** A script that holds a FIGlet font: of the build, or of the development server. */
const isFont = (address: string) => /\/figlet-[^/]*\.js$|\/figlet\/fonts\/[^/]*\.flf/.test(address);

const PATH = '/tool/ascii-art-generator';
const art = (page: Page) => page.getByRole('img', { name: 'ASCII art:' });

test('draws after a pause, fetches one font at a time, copies', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const fonts: string[] = [];
  page.on('response', (response) => {
    if (isFont(response.url()) && response.ok()) fonts.push(response.url());
  });
  await open(PATH);
  await expect(art(page)).toContainText('____');
  await expect.poll(() => fonts.length).toBe(1);
  await page.getByLabel('Font', { exact: true }).selectOption('Banner');
  await expect(art(page)).toContainText('#####');
  await expect.poll(() => fonts.length).toBe(2);
  await page.getByLabel('Text', { exact: true }).fill('Hi');
  await expect(page.getByRole('img', { name: 'ASCII art: Hi' })).toBeVisible();
  await page.getByRole('tab', { name: 'Text' }).click();
  const written = page.getByRole('textbox', { name: 'ASCII Art' });
  await expect(written).toContainText('#     #');
  await page.getByRole('button', { name: 'Copy Text' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    ' #     #\n #     # #\n #     # #\n ####### #\n #     # #\n #     # #\n #     # #',
  );
});

test('draws fonts as they come into view, finds and stars them @long', async ({ page, open }) => {
  await open(PATH);
  await expect(art(page)).toContainText('____');
  const gallery = page.getByRole('region', { name: 'Fonts' });
  await gallery.getByLabel('Search fonts').fill('doom');
  const doom = gallery.getByRole('button', { name: 'Doom', exact: true });
  await expect(doom.locator('pre')).toContainText('___');
  await doom.click();
  await expect(page.getByLabel('Font', { exact: true })).toHaveValue('Doom');
  await gallery.getByRole('button', { name: 'Star Doom' }).click();
  await gallery.getByLabel('Search fonts').fill('');
  await gallery.getByRole('tab', { name: 'Starred' }).click();
  await expect(gallery.getByRole('listitem')).toHaveCount(1);
  await page.getByLabel('As Comment').selectOption('# Shell, Python, YAML');
  await page.getByRole('tab', { name: 'Text', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'ASCII Art' })).toContainText(/^# /);
  await expectNoFindings(page);
});

test('draws 300 ms after a change, or at once by the button @long', async ({ page, open }) => {
  await open(PATH);
  await expect(art(page)).toContainText('____');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const drawn = await art(page).innerText();
  await page.getByLabel('Text', { exact: true }).fill('Hi');
  await page.clock.runFor(290);
  await expect(page.getByText('Drawing…')).toBeVisible();
  expect(await art(page).innerText()).toBe(drawn);
  await page.clock.runFor(20);
  await expect(art(page)).not.toHaveText(drawn);
  const hi = await art(page).innerText();
  await page.clock.runFor(5_000);
  await page.getByLabel('Text', { exact: true }).fill('Ho');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  // No more than to come to the next task.
  await page.clock.runFor(1);
  await expect(art(page)).not.toHaveText(hi);
});

/** How many pixels of a PNG have each color. */
const getColors = (page: Page, png: Buffer) =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const found: Record<string, number> = {};
    for (let at = 0; at < data.length; at += 4) {
      const color = `rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`;
      found[color] = (found[color] ?? 0) + 1;
    }
    return found;
  }, png.toString('base64'));

test('saves a crisp picture in the colors of every theme @long', async ({ page, open }) => {
  await open(PATH);
  const seen = new Set<string>();
  for (const theme of ['Light', 'Matrix', 'Neon', 'Retro', 'Ocean']) {
    await page.getByRole('button', { name: theme, exact: true }).click();
    await expect(page.locator('pre[data-art]')).toHaveAttribute('data-art', theme.toLowerCase());
    await expect(art(page)).toContainText('____');
    const shown = await art(page).evaluate((stage) => {
      const { color, backgroundColor } = getComputedStyle(stage);
      return { color, backgroundColor };
    });
    seen.add(`${shown.color} ${shown.backgroundColor}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Image' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('ASCII-ART.png');
    const file = await readFile(await download.path());
    // 57 columns of about 9.6 pixels, and twice as fine as that.
    expect(file.readUInt32BE(16)).toBeGreaterThan(1000);
    const colors = await getColors(page, file);
    expect(colors[shown.backgroundColor], `background of ${theme}`).toBeGreaterThan(10_000);
    expect(colors[shown.color], `text of ${theme}`).toBeGreaterThan(100);
  }
  expect(seen.size).toBe(5);
  expect(seen).toContain('rgb(143, 220, 255) rgb(6, 38, 63)');
  await expectNoFindings(page);
});

test(
  'wraps words at the width, stands still for those who ask for it, and says when a font does not come @long',
  BUILT,
  async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(PATH);
    await expect(page.getByRole('switch', { name: 'Animate' })).toBeChecked();
    await expect(art(page)).toContainText('____');
    const rows = page.locator('.art-stage span');
    const animation = () => rows.first().evaluate((row) => getComputedStyle(row).animationName);
    expect(await animation()).toBe('none');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await animation()).not.toBe('none');
    await page.getByRole('switch', { name: 'Animate' }).click();
    expect(await animation()).toBe('none');
    await expect(rows).toHaveCount(5);
    await page.getByLabel('Width', { exact: true }).fill('40');
    await expect(rows).toHaveCount(9);
    const widest = await rows.evaluateAll((spans) =>
      Math.max(...spans.map((span) => span.textContent!.trimEnd().length)),
    );
    expect(widest).toBeLessThanOrEqual(40);

    await page.route(
      (url) => isFont(url.href),
      (route) => route.abort(),
    );
    await page.getByLabel('Text', { exact: true }).fill('ASCII ART!');
    await page.getByLabel('Font', { exact: true }).selectOption('Doom');
    await expect(page.getByRole('alert')).toContainText(
      'There was an error generating your ASCII art. Try different settings.',
    );
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue('ASCII ART!');
  },
);

test('is as dark as the site until a theme is chosen @long', async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(PATH);
  const stage = page.locator('.art-stage');
  await expect(stage).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.getByRole('button', { name: 'Light', exact: true }).click();
  await expect(stage).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
