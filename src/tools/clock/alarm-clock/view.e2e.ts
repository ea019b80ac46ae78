import type { Page } from '@playwright/test';
import { expect, test } from '../../../../e2e/fixtures';

test.use({ timezoneId: 'America/New_York' });

const MINUTE = 60_000;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const ringing = (page: Page) => page.getByRole('dialog', { name: 'Alarm', exact: true });
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('alarms') ?? '[]'));

/** Stops the page's time; only the test moves it on. Notes what is heard, felt and told. */
async function openAt(page: Page, open: (path: string) => Promise<void>, start: string): Promise<void> {
  await page.addInitScript(() => {
    const heard: [boolean, number][] = [];
    const felt: unknown[] = [];
    const told: string[] = [];
    Object.assign(window, { heard, felt, told });
    navigator.vibrate = (pattern) => felt.push(pattern) > 0;
    const connect = AudioBufferSourceNode.prototype.connect as (
      this: AudioBufferSourceNode,
      to: AudioNode,
    ) => AudioNode;
    AudioBufferSourceNode.prototype.connect = function (this: AudioBufferSourceNode, to: AudioNode) {
      heard.push([this.loop, Math.round((to as GainNode).gain.value * 100) / 100]);
      return connect.call(this, to);
    } as never;
    class Fake {
      static permission = 'granted';
      constructor(title: string) {
        told.push(title);
      }
    }
    Object.assign(window, { Notification: Fake });
  });
  const moment = new Date(start);
  await page.clock.install({ time: new Date(moment.getTime() - MINUTE) });
  await open('/tool/alarm-clock');
  await page.clock.pauseAt(moment);
}

async function addAlarm(page: Page, time: string, label: string): Promise<void> {
  await page.getByRole('tab', { name: 'New Alarm' }).click();
  await expect(button(page, 'Add Alarm')).toBeDisabled();
  await page.getByLabel('Time', { exact: true }).fill(time);
  await page.getByLabel('Label').fill(label);
  await button(page, 'Add Alarm').click();
}

test('rings on its weekday, snoozes, is dismissed and remembered', async ({ page, open }) => {
  // A Monday.
  await openAt(page, open, '2026-01-05T06:58:30-05:00');
  await page.getByRole('tab', { name: 'New Alarm' }).click();
  await page.getByLabel('Tue', { exact: true }).click();
  await page.getByLabel('Volume', { exact: true }).fill('100');
  await expect(page.getByLabel('Snooze Interval', { exact: true }).getByRole('option')).toHaveText([
    '5 minutes',
    '10 minutes',
    '15 minutes',
    '20 minutes',
    '30 minutes',
  ]);
  await addAlarm(page, '07:00', 'Wake up');
  expect(await stored(page)).toMatchObject([
    { time: '07:00', label: 'Wake up', sound: 'Beep', volume: 100, snoozeInterval: 5, isActive: true },
  ]);
  expect((await stored(page))[0].days).toEqual(['Mon', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  await page.clock.runFor(89_000);
  await expect(ringing(page)).toHaveCount(0);
  await page.clock.runFor(1_500);
  await expect(ringing(page)).toContainText('Wake up');
  expect(await page.evaluate('[heard, felt, told]')).toEqual([[[true, 1]], [[200, 100, 200]], ['Wake up']]);
  await button(page, 'Snooze').click();
  await expect(ringing(page)).toHaveCount(0);
  await page.clock.runFor(4 * MINUTE);
  await expect(ringing(page)).toHaveCount(0);
  await page.clock.runFor(MINUTE + 100);
  await expect(ringing(page)).toBeVisible();
  await button(page, 'Dismiss').click();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.locator('.al-history li')).toHaveText(['2026-01-05, 07:05, Wake up', '2026-01-05, 07:00, Wake up']);
  // Not on Tuesday, but on Wednesday.
  await page.clock.fastForward(24 * 60 * MINUTE);
  await expect(ringing(page)).toHaveCount(0);
  await page.clock.fastForward(24 * 60 * MINUTE);
  await expect(ringing(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ringing(page)).toHaveCount(0);
});

test('rings late behind a throttled tab, goes on after a reload, and never twice @long', async ({ page, open }) => {
  await openAt(page, open, '2026-01-05T06:59:30-05:00');
  await addAlarm(page, '07:00', 'Tea');
  // As if the tab was woken once, most of a minute late.
  await page.clock.fastForward(75_000);
  await expect(ringing(page)).toBeVisible();
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await expect(ringing(page)).toContainText('Tea');
  await button(page, 'Dismiss').click();
  await page.clock.fastForward(30_000);
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await page.clock.runFor(2_000);
  await expect(ringing(page)).toHaveCount(0);
});

test('quick alarms ring once, past midnight and through a repeated hour @long', async ({ page, open }) => {
  await openAt(page, open, '2026-01-05T23:57:20-05:00');
  await button(page, '+5 min').click();
  expect(await stored(page)).toMatchObject([{ time: '00:02', days: ['Tue'], isActive: true }]);
  await page.clock.runFor(4 * MINUTE + 42_000);
  await expect(ringing(page)).toBeVisible();
  await button(page, 'Dismiss').click();
  expect(await stored(page)).toMatchObject([{ isActive: false }]);
  await page.getByRole('switch', { name: /^Active: 00:02/ }).click();
  expect(await stored(page)).toMatchObject([{ isActive: true }]);
  await page.getByRole('button', { name: /^Delete 00:02/ }).click();
  expect(await stored(page)).toEqual([]);
  await button(page, 'Undo').click();
  expect(await stored(page)).toHaveLength(1);

  // 1:30 happens twice on this day.
  await page.clock.setSystemTime(new Date('2026-11-01T01:29:00-04:00'));
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await addAlarm(page, '01:30', 'Night');
  await page.clock.runFor(MINUTE + 100);
  await expect(ringing(page)).toContainText('Night');
  await button(page, 'Dismiss').click();
  await page.clock.fastForward(60 * MINUTE);
  await page.clock.runFor(MINUTE);
  await expect(ringing(page)).toHaveCount(0);
});

test('Test Alarm is heard until it is stopped', async ({ page, open }) => {
  await openAt(page, open, '2026-01-05T06:59:30-05:00');
  await button(page, 'Test Alarm').click();
  await expect(page.getByRole('dialog', { name: 'Test Alarm' })).toContainText('Beep at volume 50');
  expect(await page.evaluate('heard')).toEqual([[true, 0.25]]);
  await button(page, 'Stop').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('says so where an alarm cannot be kept: no room in the browser, or a hundred already', async ({ page, open }) => {
  await openAt(page, open, '2026-03-02T12:00:00Z');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await button(page, '+5 min').click();
  await expect(page.getByText('Not saved for your next visit')).toBeVisible();
  await expect(page.getByText(/^Alarm set for/)).toBeHidden();

  await page.clock.runFor(MINUTE);
  await expect(page.getByText('Not saved for your next visit')).toBeHidden();
  await page.getByRole('switch', { name: /^Active: / }).click();
  await expect(page.getByText('Not saved for your next visit')).toBeVisible();

  const alarm = (at: number) => ({ id: `n${at}`, time: '03:00', label: `Number ${at}`, days: [], isActive: false });
  const hundred = Array.from({ length: 100 }, (_, at) => alarm(at));
  await page.reload();
  await page.evaluate((alarms) => localStorage.setItem('alarms', JSON.stringify(alarms)), hundred);
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await button(page, '+5 min').click();
  await expect(page.getByText('Only 100 alarms can be saved. Delete one first.')).toBeVisible();
  expect((await stored(page)).map(({ label }: { label: string }) => label)).toContain('Number 0');
});

test('edits an alarm, and fills the screen @long', async ({ page, open }) => {
  await openAt(page, open, '2026-01-05T06:59:30-05:00');
  await addAlarm(page, '07:00', 'Tea');
  await button(page, 'Edit 07:00 Tea').click();
  await page.getByLabel('Time', { exact: true }).fill('07:02');
  await button(page, 'Cancel').click();
  expect(await stored(page)).toMatchObject([{ time: '07:00' }]);
  await page.getByRole('switch', { name: 'Active: 07:00 Tea' }).click();
  await button(page, 'Edit 07:00 Tea').click();
  await page.getByLabel('Time', { exact: true }).fill('07:01');
  await page.getByLabel('Label').fill('Coffee');
  await page.getByLabel('Snooze Interval', { exact: true }).selectOption('20 minutes');
  await button(page, 'Save Alarm').click();
  expect(await stored(page)).toMatchObject([{ time: '07:01', label: 'Coffee', snoozeInterval: 20, isActive: true }]);
  await button(page, 'Fullscreen').click();
  await expect(page.getByRole('button', { name: 'Edit 07:01 Coffee' })).toBeHidden();
  await page.clock.runFor(91_000);
  await expect(ringing(page)).toContainText('Coffee');
  await button(page, 'Dismiss').click();
  await button(page, 'Exit Fullscreen').click();
  await expect(button(page, 'Edit 07:01 Coffee')).toBeVisible();
});
