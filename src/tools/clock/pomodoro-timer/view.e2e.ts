import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../../e2e/fixtures';

test.use({ timezoneId: 'Europe/Berlin' });

const NINE = new Date('2026-01-05T08:00:00Z');
const MINUTE = 60_000;
const time = (page: Page) => page.getByRole('timer');
const mode = (page: Page) => page.locator('.pm-mode');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stat = (page: Page, name: string) => page.locator('.pm-stats dl div', { hasText: name }).locator('dd');

/** Stops the page's time; only the test moves it on. Notes each sound with its loudness, and each notification. */
async function openAtNine(page: Page, open: (path: string) => Promise<void>): Promise<void> {
  await page.addInitScript(() => {
    const heard: number[] = [];
    const told: string[] = [];
    const asked: number[] = [];
    Object.assign(window, { heard, told, asked });
    const connect = GainNode.prototype.connect as (this: GainNode, to: AudioNode) => AudioNode;
    GainNode.prototype.connect = function (this: GainNode, to: AudioNode) {
      heard.push(Math.round(this.gain.value * 10_000) / 10_000);
      return connect.call(this, to);
    } as never;
    class Fake {
      static permission = sessionStorage.getItem('granted') ? 'granted' : 'default';
      static requestPermission = async () => {
        asked.push(1);
        Fake.permission = 'granted';
        return 'granted';
      };
      constructor(title: string) {
        told.push(title);
      }
      close() {}
    }
    Object.assign(window, { Notification: Fake });
  });
  await page.clock.install({ time: new Date(NINE.getTime() - MINUTE) });
  await open('/tool/pomodoro-timer');
  await page.clock.pauseAt(NINE);
}

test('four sessions lead through short breaks to a long one', async ({ page, open }) => {
  await openAtNine(page, open);
  await expect(mode(page)).toHaveText('Work');
  await expect(time(page)).toHaveText('25:00');
  await button(page, 'Start').click();
  await page.clock.runFor(1_000);
  await expect(page).toHaveTitle('24:59 · Work');
  await page.clock.runFor(24 * MINUTE + 48_500);
  await expect(page.locator('.pm-overlay')).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(page.locator('.pm-overlay')).toHaveText('10');
  await page.clock.runFor(8_000);
  await expect(page.locator('.pm-overlay')).toHaveText('2');
  await page.clock.runFor(1_000);
  await expect(page.locator('.pm-overlay')).toHaveCount(0);
  expect(await page.evaluate('[heard, told]')).toEqual([[], []]);
  await page.clock.runFor(600);
  await expect(mode(page)).toHaveText('Short Break');
  await expect(page.getByText('Time for a short break')).toBeVisible();
  expect(await page.evaluate('[heard, told]')).toEqual([[0.25], []]);
  await page.clock.runFor(5_100);
  await expect(page.getByText('Time for a short break')).toBeHidden();

  // The rest as behind a tab that is looked at once a phase.
  for (const [minutes, next] of [
    [5, 'Work'],
    [25, 'Short Break'],
    [5, 'Work'],
    [25, 'Short Break'],
    [5, 'Work'],
    [25, 'Long Break'],
  ] as const) {
    await page.clock.fastForward(minutes * MINUTE);
    await expect(mode(page)).toHaveText(next);
  }
  await expect(stat(page, 'Sessions')).toHaveText('4');
  await expect(stat(page, 'Breaks')).toHaveText('3');
  await expect(stat(page, 'Minutes worked')).toHaveText('100');
  await page.clock.runFor(1);
  await expect(time(page)).toHaveText(/^14:5\d$/);
  await expect(page.getByText('Last: Long Break at 10:55:00.')).toBeVisible();
});

test('survives a reload, and a long sleep through several phases @long', async ({ page, open }) => {
  await openAtNine(page, open);
  await page.getByLabel('Work Duration').fill('10');
  await page.getByLabel('New Task').fill('  ');
  await expect(button(page, 'Add Task')).toBeDisabled();
  await page.getByLabel('New Task').fill('Write');
  await page.keyboard.press('Enter');
  await button(page, 'Delete Plan the day').click();
  await page.getByLabel('Theme', { exact: true }).selectOption('Blue');
  await button(page, 'Undo').click();
  await expect(page.locator('body')).toHaveClass('theme-blue');
  await page.getByLabel('Plan the day', { exact: true }).click();
  await button(page, 'Increase Daily Goal').click();
  await button(page, 'Start').click();
  await page.clock.runFor(2 * MINUTE);
  await expect(time(page)).toHaveText('08:00');
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await expect(time(page)).toHaveText(/^0[78]:\d\d$/);
  await expect(stat(page, 'Daily goal')).toHaveText('9');
  await expect(page.getByLabel('Plan the day', { exact: true })).toBeChecked();
  await expect(page.getByLabel('Write', { exact: true })).not.toBeChecked();
  await page.clock.fastForward(25 * MINUTE);
  await expect(mode(page)).toHaveText('Short Break');
  await expect(stat(page, 'Sessions')).toHaveText('2');
});

test('pauses, resets and skips @long', async ({ page, open }) => {
  await openAtNine(page, open);
  await button(page, 'Start').click();
  await page.clock.runFor(5 * MINUTE);
  await button(page, 'Pause').click();
  await page.clock.runFor(MINUTE);
  await expect(time(page)).toHaveText('20:00');
  await button(page, 'Start').click();
  await button(page, 'Reset').click();
  await expect(time(page)).toHaveText('25:00');
  await expect(button(page, 'Start')).toBeVisible();
  await button(page, 'Skip').click();
  await expect(mode(page)).toHaveText('Short Break');
  await expect(time(page)).toHaveText('05:00');
  await button(page, 'Skip').click();
  await expect(mode(page)).toHaveText('Work');
  await expect(stat(page, 'Sessions')).toHaveText('0');
  await page.getByLabel('Productivity Mode').click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeHidden();
  await expect(page.locator('.pm-message')).toHaveText('Plan the day');
});

test('asks for notifications by its button only, then tells; volume and background sound work @long', async ({
  page,
  open,
}) => {
  await openAtNine(page, open);
  expect(await page.evaluate('asked')).toEqual([]);
  await button(page, 'Enable Notifications').click();
  await expect(button(page, 'Enable Notifications')).toHaveCount(0);
  await page.getByLabel('Volume', { exact: true }).fill('100');
  await page.getByLabel('Background Sound').click();
  await button(page, 'Start').click();
  await expect.poll(() => page.evaluate('heard.length')).toBe(1);
  await page.clock.fastForward(25 * MINUTE);
  await expect(mode(page)).toHaveText('Short Break');
  expect(await page.evaluate('told')).toEqual(['Time for a short break']);
  expect(await page.evaluate('heard.at(-1)')).toBe(1);
});

test('tells the goal of the day together with the break that begins @long', async ({ page, open }) => {
  await page.addInitScript(() => localStorage.setItem('localkit:pomodoro-timer', '{"timer":{"goal":1}}'));
  await openAtNine(page, open);
  await button(page, 'Start').click();
  await page.clock.fastForward(25 * MINUTE);
  await expect(page.getByText('Daily goal reached')).toBeVisible();
  await expect(page.getByText('today is done. Time for a short break.')).toBeVisible();
});

test('logs sessions by task, drawn and as files, with an order and estimates of the visitor @long', async ({
  page,
  open,
}) => {
  await openAtNine(page, open);
  await page.getByLabel('New Task').fill('Write');
  await page.keyboard.press('Enter');
  await page.getByLabel('New Task').fill('Read');
  await page.keyboard.press('Enter');
  await page.getByLabel('Estimated sessions for Read').fill('3');
  await page.getByRole('button', { name: /^Move Read/ }).press('ArrowUp');
  await page.getByRole('button', { name: /^Move Read/ }).press('ArrowUp');
  await expect(page.locator('.pm-tasks li label')).toHaveText(['Read', 'Plan the day', 'Write']);
  await page.getByLabel('Long Break Every').fill('2');
  await page.getByLabel('Start Breaks Automatically').click();
  await button(page, 'Start').click();
  await expect(page.locator('.pm-message')).toHaveText('Read');
  await button(page, '+5 min').click();
  await page.clock.fastForward(30 * MINUTE);
  await expect(mode(page)).toHaveText('Short Break');
  await expect(time(page)).toHaveText('05:00');
  await expect(page.getByText('Press Start when you’re ready.')).toBeVisible();
  await page.getByRole('tab', { name: 'Work', exact: true }).click();
  await button(page, 'Start').click();
  await page.clock.fastForward(25 * MINUTE);
  await expect(mode(page)).toHaveText('Long Break');
  await expect(page.locator('.pm-estimate').first()).toHaveText('2 done of/');
  await expect(page.locator('.pm-log')).toContainText('2 sessions, 55 min');
  await page.getByRole('tab', { name: 'Task', exact: true }).click();
  await expect(page.locator('.pm-bars-across li')).toHaveText([/^Read: 2 sessions, 55 min/]);
  const downloading = page.waitForEvent('download');
  await button(page, 'CSV').click();
  const path = await (await downloading).path();
  expect(await readFile(path, 'utf8')).toMatch(/^Ended,Minutes,Task\n2026-01-05T08:30:00.\d+Z,30,Read\n/);
  await button(page, 'Clear Log').click();
  await expect(page.locator('.pm-bars-across li')).toHaveCount(0);
  await page.getByLabel('Sessions to import').setInputFiles({
    name: 'sessions.csv',
    mimeType: 'text/csv',
    buffer: await readFile(path),
  });
  await expect(page.getByText('2 sessions imported')).toBeVisible();
  await expect(page.locator('.pm-bars-across li')).toHaveCount(1);
});
