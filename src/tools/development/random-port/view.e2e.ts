import { expect, test } from '../../../../e2e/fixtures';

test('draws, excludes, remembers and shares', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: (data: unknown) => {
        Object.assign(window, { shared: data });
        return Promise.resolve();
      },
    });
  });
  await open('/tool/random-port');
  const ports = page.getByRole('list', { name: 'Current Ports' }).getByRole('listitem');
  await expect(ports).toHaveCount(1);
  await page.getByLabel('Min').fill('5430');
  await page.getByLabel('Max').fill('5433');
  await page.getByLabel('Count').fill('10');
  await page.getByLabel('Exclude Port').fill('5431');
  await page.getByLabel('Exclude Port').press('Enter');
  await page.getByLabel('Exclude Port').fill('5431');
  await page.getByLabel('Exclude Port').press('Enter');
  await expect(page.getByText('5431 is already excluded')).toBeVisible();
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(ports).toHaveCount(3);
  await expect(page.getByText('Not enough free ports in the range: 3 of 10.')).toBeVisible();
  await expect(ports.filter({ hasText: '5432' })).toContainText('PostgreSQL');
  expect((await page.evaluate(() => JSON.parse(localStorage.getItem('recentPorts')!)))[0].toSorted()).toEqual([
    5430, 5432, 5433,
  ]);
  await page.getByRole('button', { name: 'Share' }).click();
  expect(await page.evaluate('window.shared.text')).toContain('5432');
  await page.getByRole('button', { name: 'Remove 5431' }).click();
  for (let at = 0; at < 6; at++) {
    await page.getByRole('button', { name: 'Generate' }).click();
    await expect(ports).toHaveCount(4);
  }
  await expect(page.getByRole('list', { name: 'Recent' }).getByRole('listitem')).toHaveCount(5);
});

test('falls back to the default range and says so @long', async ({ page, open }) => {
  await open('/tool/random-port');
  await page.getByLabel('Min').fill('6000');
  await page.getByLabel('Max').fill('5000');
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByText('Min is greater than Max: the default range 1024 to 65535 is used.')).toBeVisible();
});

test('copies the ports where they cannot be shared, and is silent where the visitor changed their mind @long', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/tool/random-port');
  const toast = page.locator('.toast');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const shareWith = (refusal: string | null) =>
    page.evaluate(async (name) => {
      await navigator.clipboard.writeText('');
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: name === null ? undefined : () => Promise.reject(new DOMException('No', name)),
      });
    }, refusal);
  const port = await page.getByRole('list', { name: 'Current Ports' }).locator('b').textContent();

  await shareWith('AbortError');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(toast).toHaveCount(0);
  expect(await copied()).toBe('');
  await shareWith('NotAllowedError');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(toast).toHaveText('Not sharedThe browser didn’t allow it, so the ports were copied instead.');
  expect(await copied()).toBe(port);
  await shareWith(null);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(toast).toHaveText('Copied!This browser can’t share, so the ports were copied instead.');
  expect(await copied()).toBe(port);
  await page.getByRole('button', { name: 'Copy All' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
});
