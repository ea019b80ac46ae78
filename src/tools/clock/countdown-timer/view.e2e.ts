import type { Page } from '@playwright/test';
import { expect, test } from '../../../../e2e/fixtures';

test.use({ timezoneId: 'Europe/Berlin' });

const NOON = new Date('2026-01-02T12:00:00Z');
const time = (page: Page) => page.getByRole('timer');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const history = (page: Page) => page.locator('.cd-list li');

/** Stops the page's time a minute after noon; only the test moves it on. Notes each sound that is played. */
async function openAtNoon(page: Page, open: (path: string) => Promise<void>): Promise<void> {
  await page.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    const connect = GainNode.prototype.connect as (this: GainNode, to: AudioNode) => AudioNode;
    GainNode.prototype.connect = function (this: GainNode, to: AudioNode) {
      heard.push(Math.round(this.gain.value * 10_000) / 10_000);
      return connect.call(this, to);
    } as never;
  });
  await page.clock.install({ time: NOON });
  await open('/tool/countdown-timer');
  await page.clock.pauseAt(new Date(NOON.getTime() + 60_000));
}

test('counts down, sounds as the last second ends, and lists what ended', async ({ page, open }) => {
  await openAtNoon(page, open);
  await expect(time(page)).toHaveText('00:05:00');
  await page.getByLabel('Preset').selectOption('1 minute');
  await expect(page.getByLabel('Minutes')).toHaveValue('1');
  await page.getByLabel('Seconds', { exact: true }).fill('5');
  await page.getByLabel('Custom Label').fill('Tea');
  await expect(page.getByLabel('Preset')).toHaveValue('custom');
  await button(page, 'Start').click();
  await page.clock.runFor(5_000);
  await expect(time(page)).toHaveText('00:01:00');
  await expect(page).toHaveTitle('00:01:00 · Tea');
  await button(page, 'Stop').click();
  await page.clock.runFor(30_000);
  await expect(time(page)).toHaveText('00:01:00');
  await button(page, 'Start').click();
  await page.clock.runFor(59_900);
  await expect(time(page)).toHaveText('00:00:01');
  expect(await page.evaluate('heard')).toEqual([]);
  await page.clock.runFor(200);
  await expect(time(page)).toHaveText('00:00:00');
  // Half of the volume is a quarter of the power.
  expect(await page.evaluate('heard')).toEqual([0.25]);
  await expect(history(page)).toHaveText(['Tea00:01:05Jan 2, 13:02:35']);
  await page.reload();
  await expect(history(page)).toHaveCount(1);
  await button(page, 'Clear History').click();
  await button(page, 'Undo').click();
  await expect(history(page)).toHaveCount(1);
});

test('restarts by itself without a gap, also behind a sleeping tab, and survives a reload', async ({ page, open }) => {
  await openAtNoon(page, open);
  await page.getByLabel('Auto Restart').click();
  await page.getByLabel('Minutes').fill('1');
  await button(page, 'Start').click();
  await page.clock.runFor(60_500);
  await expect(time(page)).toHaveText('00:01:00');
  await expect(history(page)).toHaveCount(1);
  // As if the machine had slept: timers fire once, late.
  await page.clock.fastForward(150_000);
  await page.clock.runFor(10);
  await expect(history(page)).toHaveCount(3);
  await expect(time(page)).toHaveText('00:00:30');
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await expect(time(page)).toHaveText(/^00:00:[23]\d$/);
});

test('counts to a date in a zone that the link carries, and goes on to the next year', async ({ page, open }) => {
  await openAtNoon(page, open);
  await page.getByRole('tab', { name: 'Until a date' }).click();
  await expect(time(page)).toHaveText('363 days 10:59:00');
  await page.getByLabel('Date and Time').fill('2020-01-03T21:02');
  // The list of all zones comes a little later than the rest.
  await page.clock.runFor(300);
  await page.getByLabel('Timezone').selectOption('Asia/Tokyo');
  await page.getByLabel('Every Year').click();
  await page.getByLabel('Custom Label').fill('Sakura');
  await expect(time(page)).toHaveText('1 day 00:01:00');
  await expect(page.getByText('Saturday, January 3, 2026, 21:02')).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(page).toHaveTitle('1 d 00:00:59 · Sakura');
  const url = new URL(page.url());
  expect(url.search).toBe('?count-down=date&date-and-time=2020-01-03T21%3A02&every-year=true');
  expect(url.hash).toContain('timezone=Asia%2FTokyo');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await expect(time(page)).toHaveText(/^1 day 00:00:5\d$/);
  await page.clock.fastForward(24 * 60 * 60_000 + 60_000);
  await page.clock.runFor(100);
  await expect(history(page)).toHaveCount(1);
  await expect(page.getByText('Sunday, January 3, 2027, 21:02')).toBeVisible();
});

test('is made longer while it runs, and others run beside it @long', async ({ page, open }) => {
  await openAtNoon(page, open);
  await expect(button(page, '+5 min')).toHaveCount(0);
  await page.getByLabel('Custom Label').fill('Tea');
  await button(page, 'Add Timer').click();
  await page.getByLabel('Custom Label').fill('Eggs');
  await page.getByLabel('Preset').selectOption('10 minutes');
  await button(page, 'Add Timer').click();
  await button(page, 'Start').click();
  await button(page, '+5 min').click();
  await button(page, '+1 min').click();
  await page.clock.runFor(500);
  const large = page.getByRole('timer', { name: 'Time left' });
  await expect(large).toHaveText('00:16:00');
  expect(await page.locator('link[rel="icon"]').getAttribute('href')).toMatch(/^data:image\/svg/);
  await button(page, '+1 min for Tea').click();
  await page.getByLabel('Timer name').nth(1).fill('Soft eggs');
  await button(page, 'Stop Soft eggs').click();
  await page.clock.runFor(6 * 60_000);
  await expect(history(page)).toHaveText([/^Tea00:06:00/]);
  await expect(page.locator('.cd-timers b')).toHaveText(['00:00:00', '00:10:00']);
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await expect(page.getByLabel('Timer name').nth(1)).toHaveValue('Soft eggs');
  await button(page, 'Delete Tea').click();
  await expect(page.locator('.cd-timers li')).toHaveCount(1);
});

test('rings with a file of the visitor @long', async ({ page, open }) => {
  await openAtNoon(page, open);
  await page.getByLabel('Alert Sound').selectOption('Your own file');
  // A second of a tone, as 8-bit PCM.
  const wav = Buffer.alloc(44 + 8000, 128);
  wav.write('RIFF\0\0\0\0WAVEfmt ', 'latin1');
  wav.writeUInt32LE(8036, 4);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt32LE(0x10001, 20);
  wav.writeUInt32LE(8000, 24);
  wav.writeUInt32LE(8000, 28);
  wav.writeUInt32LE(0x80001, 32);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(8000, 40);
  await page.getByLabel('Sound file').setInputFiles({ name: 'gong.wav', mimeType: 'audio/wav', buffer: wav });
  await expect(page.getByText('gong.wav')).toBeVisible();
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await expect(page.getByText('gong.wav')).toBeVisible();
  await button(page, 'Test Sound').click();
  await expect.poll(() => page.evaluate('heard')).toEqual([0.25]);
  const broken = { name: 'notes.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('no sound') };
  await page.getByLabel('Sound file').setInputFiles(broken);
  await expect(page.getByText('Your browser can’t play notes.mp3')).toBeVisible();
});

test('obeys its keys, but not in fields and on buttons @long', async ({ page, open }) => {
  await openAtNoon(page, open);
  await page.getByLabel('Custom Label').pressSequentially('r r');
  await expect(button(page, 'Start')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Space');
  await expect(button(page, 'Stop')).toBeVisible();
  await page.clock.runFor(1_000);
  await button(page, 'Reset').click();
  await expect(time(page)).toHaveText('00:05:00');
  await page.keyboard.press('Space');
  await page.clock.runFor(1_000);
  await expect(time(page)).toHaveText('00:04:59');
  await page.getByLabel('Analog Clock').focus();
  await page.keyboard.press('Space');
  await expect(button(page, 'Stop')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Analog clock of the time left' })).toBeVisible();
  await page.keyboard.press('r');
  await expect(time(page)).toHaveText('00:05:00');
});

test('wears its theme and fills the screen @long', async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('/tool/countdown-timer');
  // As the page, until the visitor chooses otherwise.
  await expect(page.locator('body')).toHaveClass('theme-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('body')).toHaveClass('theme-light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByLabel('Color Theme').selectOption('Blue');
  await expect(page.locator('body')).toHaveClass('theme-blue');
  await expect(page.locator('.cd-face')).toHaveCSS('background-color', 'rgb(16, 41, 77)');
  await button(page, 'Start').click();
  await button(page, 'Reset').click();
  await page.getByLabel('Color Theme').selectOption('Dark');
  await button(page, 'Undo').click();
  await expect(button(page, 'Stop')).toBeVisible();
  await expect(page.locator('body')).toHaveClass('theme-dark');
  await button(page, 'Fullscreen').click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeHidden();
  await button(page, 'Exit Fullscreen').click();
  await page.getByRole('link', { name: 'Clock Tools' }).first().click();
  await expect(page.locator('body')).not.toHaveClass(/theme-/);
});
