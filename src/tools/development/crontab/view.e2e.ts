import { expect, test } from '../../../../e2e/fixtures';

const NOON = new Date('2026-03-07T12:00:30Z');

test('builds an expression, tells the next runs, saves and brings back', async ({ page, open }) => {
  await page.clock.install({ time: NOON });
  await open('/tool/crontab');
  const expression = page.getByLabel('Expression');
  await expect(expression).toHaveValue('* * * * *');
  await expect(page.getByText('Every minute', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Timezone')).toHaveValue('UTC');

  await page.getByLabel('Minute', { exact: true }).selectOption('30');
  await page.getByLabel('Hour', { exact: true }).selectOption('2');
  await page.getByLabel('Weekday', { exact: true }).selectOption('0');
  await page.getByLabel('Timezone').selectOption('EST');
  await expect(expression).toHaveValue('30 2 * * 0');
  await expect(page.getByText('At 02:30, on Sunday')).toBeVisible();
  const runs = page.getByRole('list', { name: 'Next Executions' }).getByRole('listitem');
  await expect(runs).toHaveCount(5);
  await expect(runs.first()).toContainText('2026-03-08 03:00');
  await expect(runs.first()).toContainText('the clocks skip this hour');
  await expect(runs.nth(1)).toContainText('2026-03-15 02:30');

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('savedCronJobs')!))).toEqual([
    { minute: '30', hour: '2', day: '*', month: '*', weekday: '0', timezone: 'EST' },
  ]);
  await page.getByRole('button', { name: 'Hourly' }).click();
  await page.getByLabel('Timezone').selectOption('Asia/Tokyo');
  await expect(runs.first()).toContainText('2026-03-07 22:00');
  await page.getByRole('button', { name: '30 2 * * 0 EST', exact: true }).click();
  await expect(expression).toHaveValue('30 2 * * 0');
  await expect(page.getByLabel('Timezone')).toHaveValue('EST');
});

test('every field can be typed in @long', async ({ page, open }) => {
  await open('/tool/crontab');
  const typed = { minute: '*/15', hour: '9-17', day: '1,15', month: 'JAN-MAR', weekday: 'MON-FRI' };
  for (const [name, value] of Object.entries(typed)) {
    await page.getByLabel(`Custom ${name}`).click();
    await page.keyboard.type(value);
  }
  await expect(page.getByLabel('Expression')).toHaveValue(Object.values(typed).join(' '));
  await expect(page.getByLabel('Month', { exact: true })).toHaveValue('JAN-MAR');
  // Emptied, it stands empty until it is left, and means every hour.
  await page.getByLabel('Custom hour').fill('');
  await expect(page.getByLabel('Custom hour')).toHaveValue('');
  await page.getByLabel('Expression').focus();
  await expect(page.getByLabel('Custom hour')).toHaveValue('*');
  await page.getByLabel('Hour', { exact: true }).selectOption('7');
  await expect(page.getByLabel('Custom hour')).toHaveValue('7');
});

test('takes what is typed, in one field and in all @long', async ({ page, open }) => {
  await open('/tool/crontab');
  await page.getByLabel('Hour', { exact: true }).selectOption('Custom…');
  await page.getByLabel('Custom hour').fill('9-17');
  await expect(page.getByLabel('Expression')).toHaveValue('* 9-17 * * *');
  await page.getByLabel('Expression').fill('*/15 * * * MON-FRI');
  await expect(page.getByLabel('Weekday', { exact: true })).toHaveValue('MON-FRI');
  await expect(page.getByText('Every 15 minutes, Monday through Friday')).toBeVisible();
  await page.getByLabel('Expression').fill('61 * * * *');
  await expect(page.getByRole('alert')).toContainText('61 is out of range: Minute goes from 0 to 59');
  await expect(page.getByLabel('Expression')).toHaveValue('61 * * * *');
  await page.getByLabel('Expression').fill('@daily /bin/x  "a b"');
  await page.getByLabel('Hour', { exact: true }).selectOption('2');
  await expect(page.getByLabel('Expression')).toHaveValue('0 2 * * * /bin/x  "a b"');
  await page.getByLabel('Expression').fill('@weekly');
  await expect(page.getByText('At 00:00, on Sunday')).toBeVisible();
});

test('takes other schedulers, and switches cells @long', async ({ page, open }) => {
  await page.clock.install({ time: NOON });
  await open('/tool/crontab');
  const expression = page.getByLabel('Expression');
  const runs = page.getByRole('list', { name: 'Next Executions' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Minute 30', exact: true }).click();
  await expect(expression).toHaveValue('30 * * * *');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(expression).toHaveValue('30,31 * * * *');
  await page.getByRole('button', { name: 'Weekday Monday', exact: true }).click();
  await expect(expression).toHaveValue('30,31 * * * 1');
  await page.getByText('Calendar of the Year').click();
  await expect(page.getByRole('img', { name: 'March 2026: days 2, 9, 16, 23, 30' })).toBeVisible();

  await expression.fill('0 15 10 ? * 6L');
  await expect(page.getByText('At 10:15, on the last Friday of the month')).toBeVisible();
  await expect(page.getByText('Read as Quartz')).toBeVisible();
  await page.getByLabel('Weekday', { exact: true }).selectOption('2 Monday');
  await expect(expression).toHaveValue('0 15 10 ? * 2');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expression.fill('Mon..Fri *-*-* 09:00');
  await expect(runs.first()).toContainText('2026-03-09 09:00');
  await page.getByLabel('Runs', { exact: true }).selectOption('10');
  await expect(runs).toHaveCount(10);
  await page.getByLabel('Last Runs').first().click();
  await expect(page.getByRole('list', { name: 'Last Runs' }).getByRole('listitem').first()).toContainText(
    '2026-03-06 09:00',
  );
  await page.getByRole('button', { name: '0 15 10 ? * 2 UTC', exact: true }).click();
  await expect(expression).toHaveValue('0 15 10 ? * 2');
});

test.describe('in another zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });
  test('starts in UTC, lists the own zone first, and tells each run in it @long', async ({ page, open }) => {
    await page.clock.install({ time: NOON });
    await open('/tool/crontab');
    await expect(page.getByLabel('Timezone')).toHaveValue('UTC');
    await expect(page.getByLabel('Timezone').locator('option').first()).toHaveText('Asia/Tokyo (yours)');
    await page.getByLabel('Expression').fill('0 9 * * *');
    const first = page.getByRole('list', { name: 'Next Executions' }).getByRole('listitem').first();
    await expect(first).toContainText('2026-03-08 09:00');
    await expect(first).toContainText('2026-03-08 18:00 your time');
  });
});
