import { findings } from '../../../../e2e/axe';
import { expect, test } from '../../../../e2e/fixtures';
import { log, preview, uploadAndRun } from './testing';

test('shows what is typed into the three tabs, and keeps what was typed before the editor came', async ({
  page,
  open,
  faults,
}) => {
  await page.route('**/CodeEditor-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await open('/tool/html-viewer');
  const html = page.getByRole('textbox', { name: 'HTML' });
  await html.click();
  await page.keyboard.type('<p id="a">one');
  await expect(page.locator('.code-editor:visible')).toBeVisible();
  await page.keyboard.type(' two</p>');
  await expect(preview(page).locator('#a')).toHaveText('one two');

  await page.getByRole('tab', { name: 'CSS' }).click();
  await page.getByRole('textbox', { name: 'CSS' }).fill('#a { color: rgb(1, 2, 3) }');
  await expect(preview(page).locator('#a')).toHaveCSS('color', 'rgb(1, 2, 3)');

  await page.getByRole('tab', { name: 'JavaScript' }).click();
  await page.getByRole('textbox', { name: 'JavaScript' }).fill('console.log("ready", { n: [1] })\nundefined.x');
  await expect(log(page)).toContainText('ready {n: [1]}');
  await expect(log(page)).toContainText('TypeError');
  await expect(log(page)).toContainText('JavaScript, line 2');
  expect(faults.splice(0)).toEqual([expect.stringContaining('undefined')]);
});

test('shows three panes, formats them in one step, and says what cannot be formatted', async ({ page, open }) => {
  await open('/tool/html-viewer');
  const html = page.getByRole('textbox', { name: 'HTML' });
  await html.fill('<p>x</p>');
  await page.getByRole('button', { name: 'Three Panes' }).click();
  for (const name of ['HTML', 'CSS', 'JavaScript']) await expect(page.getByRole('textbox', { name })).toBeVisible();
  await expect(html).toHaveText('<p>x</p>');
  await page.getByRole('textbox', { name: 'CSS' }).fill('p{color:rgb(4, 5, 6)}');
  await page.getByRole('textbox', { name: 'JavaScript' }).fill('if(1){console.log("hi")}');
  await expect(preview(page).locator('p')).toHaveCSS('color', 'rgb(4, 5, 6)');
  await page.getByRole('button', { name: 'Format', exact: true }).click();
  await expect(page.getByText('Formatted', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'CSS' })).toContainText('p {');
  await expect(page.getByRole('textbox', { name: 'JavaScript' })).toContainText('if (1) {');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'CSS' })).toHaveText('p{color:rgb(4, 5, 6)}');

  await page.getByRole('textbox', { name: 'CSS' }).fill('p { color: red');
  await page.getByRole('textbox', { name: 'JavaScript' }).fill('console.log(1);');
  await page.getByRole('button', { name: 'Format', exact: true }).click();
  await expect(page.getByText(/^CSS, line 1/)).toBeVisible();
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await expect(page.getByRole('textbox', { name: 'JavaScript' })).toBeVisible();
});

test('builds on libraries that were pasted and opened, and saves them with the page @long', async ({ page, open }) => {
  await open('/tool/html-viewer');
  await page.getByRole('tab', { name: 'Libraries' }).click();
  await page.getByLabel('Name').fill('greet.js');
  await page
    .getByLabel('Source of the library')
    .fill('function greet(who) { document.body.append("Hello " + who + ". ") }');
  await page.getByRole('button', { name: 'Add Library' }).click();
  await expect(page.getByText(/^Script, \d+ B$/)).toBeVisible();
  await page.getByLabel('Files of libraries').setInputFiles({
    name: 'base.css',
    mimeType: 'text/css',
    buffer: Buffer.from('p { color: rgb(7, 8, 9) }'),
  });
  await page.getByRole('tab', { name: 'HTML' }).click();
  await page.getByRole('textbox', { name: 'HTML' }).fill('<p>x</p><script>greet("inline")</script>');
  await expect(preview(page).locator('p')).toHaveCSS('color', 'rgb(7, 8, 9)');
  await page.getByRole('tab', { name: 'Libraries' }).click();
  await expect(preview(page).locator('body')).toContainText('Hello inline.');
  await page.getByRole('button', { name: 'Move base.css up' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '.css' })).toContainText('base.css');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('tab', { name: 'JavaScript' }).click();
  await page.getByRole('textbox', { name: 'JavaScript' }).fill('greet("me")');
  await expect(preview(page).locator('body')).toContainText('Hello me.');

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  const text = Buffer.concat(await (await saved.createReadStream()).toArray()).toString();
  expect(text.indexOf('data-library="base.css"')).toBeLessThan(text.indexOf('data-library="greet.js"'));
  expect(text.indexOf('data-library="base.css"')).toBeGreaterThan(0);
  await page.getByRole('tab', { name: 'Libraries' }).click();
  await page.getByRole('button', { name: 'Remove base.css' }).click();
  await expect(preview(page).locator('p')).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test.describe('pages that log errors on purpose', () => {
  test.afterEach(({ faults }) => {
    faults.length = 0;
  });

  test('splits an uploaded page, and saves it as index.html @long', async ({ page, open }) => {
    await open('/tool/html-viewer');
    await uploadAndRun(
      page,
      '<!DOCTYPE html><html><head><style>p{color:rgb(9, 9, 9)}</style></head><body><p>Hi</p><script>document.querySelector("p").append("!")</script></body></html>',
    );
    await expect(preview(page).locator('p')).toHaveText('Hi!');
    await expect(page.getByRole('textbox', { name: 'HTML' })).toHaveText('<p>Hi</p>');
    await page.getByRole('tab', { name: 'CSS' }).click();
    await expect(page.getByRole('textbox', { name: 'CSS' })).toHaveText('p{color:rgb(9, 9, 9)}');
    await page.getByRole('tab', { name: 'JavaScript' }).click();
    await expect(page.getByRole('textbox', { name: 'JavaScript' })).toContainText('append');

    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('index.html');
    const text = Buffer.concat(await (await saved.createReadStream()).toArray()).toString();
    expect(text).toContain('<p>Hi</p>');
    expect(text).not.toContain('__guard');

    await page.getByRole('button', { name: 'Clear All' }).click();
    await expect(page.getByText('The page appears here as you type.')).toBeVisible();
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(preview(page).locator('p')).toHaveText('Hi!');
  });

  test('runs again on Refresh, and leaves no steps for Back @long', async ({ page, open }) => {
    await open('/tool/html-viewer');
    await uploadAndRun(page, '<p></p><script>document.querySelector("p").textContent = Math.random()</script>');
    const first = await preview(page).locator('p').textContent();
    const steps = await page.evaluate(() => history.length);
    for (let n = 0; n < 3; n++) {
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(preview(page).locator('p')).not.toHaveText(first!);
    }
    expect(await page.evaluate(() => history.length)).toBe(steps);
  });

  test('the page gets the focus when the visitor goes there @long', async ({ page, open }) => {
    await open('/tool/html-viewer');
    await page
      .getByRole('textbox', { name: 'HTML' })
      .fill(`<input aria-label="Own"><button onclick="document.querySelector('input').focus()">Go</button>`);
    const field = preview(page).getByLabel('Own');
    await field.click();
    await page.keyboard.type('abc');
    await expect(field).toHaveValue('abc');
    await page.getByRole('textbox', { name: 'HTML' }).click();
    await preview(page).getByRole('button', { name: 'Go' }).click();
    await page.keyboard.type('d');
    await expect(field).toHaveValue('abcd');
    // By keyboard alone, with the pointer elsewhere.
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: 'Refresh' }).focus();
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return field.evaluate((one) => one.matches(':focus'));
      })
      .toBe(true);
    await page.keyboard.type('e');
    await expect(field).toHaveValue(/e/);
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });
    test('the page gets the focus when it is touched @long', async ({ page, open }) => {
      await open('/tool/html-viewer');
      const editor = page.getByRole('textbox', { name: 'HTML' });
      await editor.fill('<input aria-label="Own">');
      const field = preview(page).getByLabel('Own');
      await editor.tap();
      await page.keyboard.type('x');
      await expect(preview(page).getByText('x')).toBeAttached();
      await field.tap();
      await expect.poll(() => field.evaluate((one) => one.ownerDocument.hasFocus())).toBe(true);
      await page.keyboard.type('abc');
      await expect(field).toHaveValue('abc');
    });
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`is accessible in the ${colorScheme} theme @long`, async ({ page, open }) => {
    await page.emulateMedia({ colorScheme });
    await open('/tool/html-viewer');
    await page.getByRole('button', { name: 'A button that counts' }).click();
    await preview(page).getByRole('button').click();
    await expect(log(page)).toContainText('count is 1');
    expect(await findings(page)).toEqual([]);
  });
