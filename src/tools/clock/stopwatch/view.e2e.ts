import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../../e2e/fixtures';
import { ALONE, expectWithin } from '../../../../e2e/large-input';

test.use({ timezoneId: 'Europe/Berlin' });

const NOON = new Date('2026-01-02T12:00:00Z');
const time = (page: Page) => page.getByRole('timer');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the page and stops its time a minute after noon; only the test moves it on. */
async function openAtNoon(page: Page, open: (path: string) => Promise<void>): Promise<void> {
  await page.clock.install({ time: NOON });
  await open('/tool/stopwatch');
  await page.clock.pauseAt(new Date(NOON.getTime() + 60_000));
}

test('measures, pauses, takes laps and resets', async ({ page, open }) => {
  await openAtNoon(page, open);
  await expect(time(page)).toHaveText('00:00:00.000');
  await expect(button(page, 'Lap')).toBeDisabled();
  await button(page, 'Start').click();
  await page.clock.runFor(5_000);
  await button(page, 'Lap').click();
  await page.clock.runFor(3_000);
  await button(page, 'Lap').click();
  await button(page, 'Pause').click();
  await page.clock.runFor(60_000);
  await expect(time(page)).toHaveText('00:00:08.000');
  await expect(button(page, 'Lap')).toBeDisabled();

  const rows = page.getByRole('table', { name: 'Laps' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toHaveText('2Fastest00:00:03.00000:00:08.00013:01:08');
  await expect(rows.nth(2)).toHaveText('1Slowest00:00:05.00000:00:05.00013:01:05');
  await page.getByLabel('24-Hour Format').click();
  await expect(rows.nth(1)).toContainText('1:01:08 PM');
  await page.getByLabel('Milliseconds').click();
  await expect(time(page)).toHaveText('00:00:08');

  const downloading = page.waitForEvent('download');
  await button(page, 'Download').click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('stopwatch-laps.txt');
  expect(await readFile(await file.path(), 'utf8')).toBe(
    'Lap\tLap Time\tTotal\tTime of Day\n1\t00:00:05.000\t00:00:05.000\t1:01:05 PM\n2\t00:00:03.000\t00:00:08.000\t1:01:08 PM\n',
  );

  await button(page, 'Clear Laps').click();
  await expect(rows).toHaveCount(0);
  await button(page, 'Start').click();
  await button(page, 'Undo').click();
  await expect(rows).toHaveCount(3);
  await button(page, 'Pause').click();
  await button(page, 'Reset').click();
  await expect(time(page)).toHaveText('00:00:00');
  await button(page, 'Undo').click();
  await expect(time(page)).toHaveText('00:00:08');
});

test('several run side by side with names, and laps have names of their own @long', async ({ page, open }) => {
  await openAtNoon(page, open);
  await button(page, 'Start').click();
  await page.clock.runFor(2_000);
  await button(page, 'Lap').click();
  await page.getByLabel('Name of lap 1').fill('Bridge');
  await button(page, 'Add Stopwatch').click();
  await expect(time(page)).toHaveText('00:00:00.000');
  await page.getByLabel('Name of stopwatch 1').fill('Ada');
  await page.getByLabel('Name of stopwatch 2').fill('Ben');
  await button(page, 'Start All').click();
  await page.clock.runFor(3_050);
  await expect(time(page)).toHaveText(/^00:00:03/);
  await expect(page.locator('.sw-several b')).toHaveText(['00:00:05', '00:00:03']);
  await button(page, 'Pause Ben').click();
  await button(page, 'Show Ada').click();
  await expect(page.getByRole('heading', { name: 'Ada' })).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(time(page)).toHaveText(/^00:00:06/);
  await expect(page.getByLabel('Name of lap 1')).toHaveValue('Bridge');
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await expect(page.getByLabel('Name of stopwatch 2')).toHaveValue('Ben');
  const downloading = page.waitForEvent('download');
  await button(page, 'Download').click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toBe(
    'Lap\tName\tLap Time\tTotal\tTime of Day\n1\tBridge\t00:00:02.000\t00:00:02.000\t13:01:02\n',
  );
  await button(page, 'Delete Ada').click();
  await expect(page.getByRole('heading', { name: 'Stopwatches' })).toBeHidden();
  await expect(time(page)).toHaveText(/^00:00:03/);
  await button(page, 'Undo').click();
  await expect(page.getByLabel('Name of lap 1')).toHaveValue('Bridge');
});

test('goes on through a reload, and in the title @long', async ({ page, open }) => {
  await openAtNoon(page, open);
  const title = await page.title();
  await button(page, 'Start').click();
  await page.clock.runFor(2_050);
  await expect(page).toHaveTitle('00:00:02 · Stopwatch');
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await page.clock.fastForward('01:00:00');
  await page.clock.runFor(50);
  await expect(time(page)).toHaveText(/^01:00:0\d/);
  await expect(page).toHaveTitle(/^01:00:0\d · Stopwatch$/);
  await button(page, 'Pause').click();
  await expect(page).toHaveTitle(title);

  await button(page, 'Start').click();
  await expect(page).toHaveTitle(/· Stopwatch$/);
  await page.getByRole('link', { name: 'Clock Tools' }).first().click();
  await page.clock.runFor(3_000);
  await expect(page.getByRole('heading', { name: 'Clock Tools' })).toBeVisible();
  await expect(page).toHaveTitle(/^Clock Tools/);
});

test('obeys its keys, but not while a field is typed in @long', async ({ page, open }) => {
  await openAtNoon(page, open);
  await page.getByLabel('Hours').focus();
  await page.keyboard.press('s');
  await expect(button(page, 'Start')).toBeVisible();
  await page.getByLabel('Sound Alerts').focus();
  await page.keyboard.press('s');
  await page.clock.runFor(1_000);
  await page.keyboard.press('l');
  await expect(page.getByText('Lap 1, 1 second')).toBeAttached();
  await page.keyboard.press('Control+r');
  await page.clock.runFor(500);
  await expect(button(page, 'Pause')).toBeVisible();
  await page.keyboard.press('s');
  await expect(button(page, 'Start')).toBeVisible();
  await page.keyboard.press('r');
  await expect(time(page)).toHaveText('00:00:00.000');
});

test('counts down, stops at zero, and is heard and felt @long', async ({ page, open }) => {
  await page.addInitScript(() => {
    const felt: unknown[] = [];
    const heard: number[] = [];
    Object.assign(window, { felt, heard });
    navigator.vibrate = (pattern) => felt.push(pattern) > 0;
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function () {
      heard.push(this.buffer!.duration);
      start.call(this);
    };
  });
  await openAtNoon(page, open);
  const begin = button(page, 'Start Countdown');
  await expect(begin).toBeDisabled();
  await page.getByLabel('Minutes').fill('1');
  await page.getByLabel('Seconds', { exact: true }).fill('30');
  await begin.click();
  await expect(begin).toBeDisabled();
  await expect(button(page, 'Lap')).toBeDisabled();
  await expect(page.getByText('Countdown of 00:01:30 · ends at 13:02:30')).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(time(page)).toHaveText(/^00:01:00\.0\d\d$/);
  await expect(page).toHaveTitle('00:01:00 · Stopwatch');
  await page.getByLabel('Milliseconds').click();
  await button(page, 'Pause').click();
  await page.clock.runFor(10_000);
  await button(page, 'Start').click();
  await page.clock.runFor(59_000);
  await expect(time(page)).toHaveText('00:00:01');
  expect(await page.evaluate('[felt, heard]')).toEqual([[], []]);
  await page.clock.runFor(1_000);
  await expect(time(page)).toHaveText('00:00:00');
  await expect(page.getByText('Time is up · ended at 13:02:40')).toBeVisible();
  expect(await page.evaluate('[felt, heard]')).toEqual([[1000], [2]]);
  await expect(begin).toBeEnabled();
  await button(page, 'Reset').click();
  await expect(page.getByRole('heading', { name: 'Stopwatch', level: 2, exact: true })).toBeVisible();
});

test('a countdown that ended while the page was closed says when, in silence @long', async ({ page, open }) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'localkit:stopwatch',
      JSON.stringify({ countdown: 5000, elapsed: 0, since: Date.UTC(2026, 0, 2), laps: [], lapFrom: 0 }),
    );
  });
  await open('/tool/stopwatch');
  await expect(page.getByText('Time is up · ended at 01:00:05')).toBeVisible();
  await expect(time(page)).toHaveText('00:00:00.000');
});

test('ten thousand laps are no burden', ALONE, async ({ page, open }) => {
  await page.addInitScript(() => {
    const laps = Array.from({ length: 10_000 }, (_, at) => ({
      total: (at + 1) * 1000,
      lap: 1000 + (at % 7),
      at: at * 1000,
    }));
    localStorage.setItem(
      'localkit:stopwatch',
      JSON.stringify({ countdown: null, elapsed: 1e7, since: Date.now(), startedAt: 1, laps, lapFrom: 1e7 }),
    );
  });
  await open('/tool/stopwatch');
  await expect(page.getByText('10,000 laps')).toBeVisible();
  expect(await page.getByRole('table', { name: 'Laps' }).getByRole('row').count()).toBeLessThan(60);
  const slowest = await page.evaluate(async () => {
    let worst = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) worst = Math.max(worst, duration);
    }).observe({ type: 'longtask' });
    for (let at = 0; at < 20; at++) {
      dispatchEvent(new KeyboardEvent('keydown', { key: 'l' }));
      await new Promise((done) => setTimeout(done, 40));
    }
    return worst;
  });
  // Measured 99 on two busy cores.
  await expectWithin(300, page, slowest);
  await expect(page.getByText('10,020 laps')).toBeVisible();
});

test('fills the screen and comes back @long', async ({ page, open }) => {
  await open('/tool/stopwatch');
  await button(page, 'Fullscreen').click();
  await expect(page.getByRole('heading', { name: 'Set a countdown' })).toBeHidden();
  await expect(time(page)).toBeVisible();
  await button(page, 'Exit Fullscreen').click();
  await expect(page.getByRole('heading', { name: 'Set a countdown' })).toBeVisible();
});

test('damaged storage does no harm @long', async ({ page, open }) => {
  await page.addInitScript(() => localStorage.setItem('localkit:stopwatch', '{"elapsed":"x","laps":[1,null]}'));
  await open('/tool/stopwatch');
  await expect(time(page)).toHaveText('00:00:00.000');
});
