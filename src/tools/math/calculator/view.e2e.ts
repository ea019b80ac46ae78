import type { Page } from '@playwright/test';
import { findings } from '../../../../e2e/axe';
import { BUILT, expect, test } from '../../../../e2e/fixtures';

const press = async (page: Page, keys: string) => {
  for (const name of keys.split(' ')) await page.getByRole('button', { name, exact: true }).click();
};
const result = (page: Page) => page.getByRole('status', { name: 'Result' });
const expression = (page: Page) => page.getByLabel('Expression');

test('the keys build an expression, and what was calculated can be used again', async ({ page, open }) => {
  await open('/tool/calculator');
  await expect(result(page)).toHaveText('0');
  await press(page, '2 + 3 × 4');
  await expect(result(page)).toHaveText('14');
  await press(page, '= × 2 =');
  await expect(expression(page)).toHaveValue('14×2');
  await expect(result(page)).toHaveText('28');
  await press(page, '9 √ x²');
  await expect(expression(page)).toHaveValue('√(9)²');
  await press(page, '= M+ C MR − 1 =');
  await expect(result(page)).toHaveText('8');
  await press(page, 'C 1 ÷ 3 = × 3 =');
  await expect(result(page)).toHaveText('1');
  await press(page, 'MC');
  await expect(page.getByRole('button', { name: 'MR' })).toBeDisabled();

  await page.getByRole('tab', { name: 'Deg' }).click();
  await press(page, 'C 3 0 sin =');
  await expect(result(page)).toHaveText('0.5');

  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('7 entries')).toBeVisible();
  await page.getByRole('button', { name: '2+3×4 = 14' }).click();
  await expect(expression(page)).toHaveValue('2+3×4');
  await expect(page.getByRole('tab', { name: 'Calculator' })).toHaveAttribute('aria-selected', 'true');
});

test('obeys the keyboard, in the field and outside of it @long', async ({ page, open }) => {
  await open('/tool/calculator');
  await page.keyboard.type('0.1+0.2');
  await page.keyboard.press('Enter');
  await expect(result(page)).toHaveText('0.3');
  await page.keyboard.type('*2');
  await expect(expression(page)).toHaveValue('0.3×2');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('5');
  await expect(result(page)).toHaveText('1.5');
  await page.keyboard.press('Escape');
  await page.keyboard.type('8/2');
  await expect(result(page)).toHaveText('4');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await expression(page).click();
  await page.keyboard.type('(1+2)*3');
  await page.keyboard.press('Enter');
  await expect(result(page)).toHaveText('9');
  await page.keyboard.type('7');
  await expect(expression(page)).toHaveValue('7');
  await page.keyboard.type('+1');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await press(page, '5');
  await expect(expression(page)).toHaveValue('75+1');
});

test('the notebook computes line by line, and is kept', async ({ page, open }) => {
  await open('/tool/calculator');
  await page.getByRole('tab', { name: 'Notebook' }).click();
  const field = page.getByRole('textbox', { name: 'Notebook' });
  const line = (number: number) => page.getByLabel(`Result of line ${number}`, { exact: true });
  await field.click();
  await page.keyboard.type('room = 2 × 129.90 €\nfood = 80 € + 15%\nsum / 3\n340 km / 4 h in km/h');
  await expect(line(1)).toHaveText('€259.80');
  await expect(line(3)).toHaveText('≈ €117.27');
  await expect(line(4)).toHaveText('85 km/h');
  await page.keyboard.type('\nroom +');
  await expect(page.getByText('Line 5, character 7: A number is missing after +.')).toBeVisible();
  await page.keyboard.type(' 1 kg');
  await expect(page.getByText('one is in €, the other in kg')).toBeVisible();
  await expect(line(1)).toHaveText('€259.80');
  await page.getByRole('tab', { name: 'Calculator' }).click();
  await page.keyboard.type('2+3');
  await expect(result(page)).toHaveText('5');
  await page.goto('about:blank');
  await open('/tool/calculator?notebook=true');
  await expect(field).toHaveValue(/^room = 2 .*1 kg$/s);
  await expect(line(4)).toHaveText('85 km/h');
  expect(await findings(page)).toEqual([]);
});

test('a result that is longer than its column can be read to its end @long', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open('/tool/calculator?notebook=true');
  const field = page.getByRole('textbox', { name: 'Notebook' });
  await field.click();
  await page.keyboard.type('2^200');
  const cell = page.getByLabel('Result of line 1', { exact: true });
  await expect(cell).toHaveText(String(2n ** 200n));
  await expect(page.locator('.nb-whole b')).toHaveText(String(2n ** 200n));
  await cell.evaluate((box) => box.scrollTo({ left: box.scrollWidth }));
  expect(await cell.evaluate((box) => box.scrollLeft + box.clientWidth >= box.scrollWidth - 1)).toBe(true);
  await field.press('Enter');
  await page.keyboard.type('1+1');
  await expect(page.locator('.nb-whole')).toHaveCount(0);
});

test('says what is wrong and where, and keeps the expression @long', async ({ page, open }) => {
  await open('/tool/calculator');
  await expression(page).fill('12+×3');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('A number is missing between + and × (character 4).');
  await expect(expression(page)).toHaveValue('12+×3');
  await expression(page).fill('1/0');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Can’t divide by zero');
  await expression(page).fill('1000!');
  await page.keyboard.press('Enter');
  await expect(result(page)).toHaveText(/^40238726.*0000$/);
});

test('what was calculated keeps its value when the angle changes @long', async ({ page, open }) => {
  await open('/tool/calculator');
  await press(page, '3 0 sin = M+');
  await page.getByRole('tab', { name: 'Deg' }).click();
  await expect(page.getByText('M = -0.98803162409286')).toBeVisible();
  await press(page, 'C MR =');
  await expect(result(page)).toHaveText(/^-0\.98803162409286/);
  await press(page, 'C');
  await page.getByRole('button', { name: 'Use result' }).last().click();
  await expect(result(page)).toHaveText(/^-0\.98803162409286/);
});

test.describe('without the offline copy, which would bring the engine another way', () => {
  test.use({ serviceWorkers: 'block' });

  test('what is typed before the engine has come waits for it, in its order', BUILT, async ({ page, open }) => {
    await open('/tool/calculator');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/assets\/.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.type('2+3');
    await expect(expression(page)).toHaveValue('2+3');
    await page.keyboard.type('=*4=');
    await press(page, 'M+ C 7 =');
    await expression(page).click();
    await page.keyboard.type('sin(0)');
    await page.keyboard.press('Enter');
    await page.keyboard.type('+1');
    await expect(expression(page)).toHaveValue('2+3');
    release();
    await expect(expression(page)).toHaveValue('0+1');
    await expect(result(page)).toHaveText('1');
    await expect(page.getByText('M = 20')).toBeVisible();
    await expect(page.getByText('3 entries')).toBeAttached();
  });

  test(
    'says so when the engine does not come, and keeps the expression',
    BUILT,
    async ({ page, open, site, faults }) => {
      // From the start: the engine, which the page does not name, may be fetched ahead while the page is read.
      const html = await (await page.request.get(`${site.origin}/tool/calculator`)).text();
      await page.route(/assets\/calculate-[\w-]+\.js$/, (route) =>
        html.includes(`href="${route.request().url().slice(site.origin.length)}"`)
          ? route.continue()
          : route.abort('internetdisconnected'),
      );
      await open('/tool/calculator');
      const problem = page.getByRole('alert').filter({ hasText: 'The calculator couldn’t load' });
      await page.keyboard.type('2+3=');
      await expect(problem).toBeVisible();
      await page.keyboard.type('+1=+4');
      await expect(expression(page)).toHaveValue('2+3+1+4');
      await page.keyboard.press('Enter');
      await expect(problem).toBeVisible();
      await expect(expression(page)).toHaveValue('2+3+1+4');
      await page.goto('about:blank');
      // The browser itself reports what it could not fetch.
      expect(faults.splice(0).filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    },
  );
});
