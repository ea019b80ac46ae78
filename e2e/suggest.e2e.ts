import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe';
import { expect, test } from './fixtures';

const encoded = (text: string) => Buffer.from(text).toString('base64');
const region = (page: Page) => page.getByRole('region', { name: 'For what you entered' });
/** The best one first, which is drawn large. */
const suggestions = (page: Page) => region(page).locator('.best, .other-tools li');
const openIn = (page: Page, name: RegExp) => region(page).getByRole('button', { name }).first().click();

/** As a paste from the keyboard arrives, whatever the system's clipboard allows here. */
const paste = (page: Page, text: string) =>
  page.evaluate((provided) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', provided);
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
const drop = (page: Page, files: readonly { name: string; text: string }[]) =>
  page.evaluate((provided) => {
    const dataTransfer = new DataTransfer();
    for (const { name, text } of provided) dataTransfer.items.add(new File([text], name));
    document
      .querySelector('#main')
      ?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, files);

test('what is pasted on the home page finds its tools, goes along, and is there again after Back', async ({
  page,
  open,
}) => {
  await open('/');
  await page.getByRole('heading', { level: 1 }).click();
  await paste(page, 'id,name\n1,Ada\n2,Grace\n3,Linus\n');
  await expect(suggestions(page).first()).toContainText('CSV to JSON');
  await expect(suggestions(page).first()).toContainText('2 columns, 3 rows');
  await expect(suggestions(page).first()).toContainText('CSV · id, name');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/csv-to-json/);
  await expect(page.getByLabel('CSV Input', { exact: true })).toHaveValue('id,name\n1,Ada\n2,Grace\n3,Linus\n');
  await expect(page.locator('.output-body')).toContainText('"Grace"');
  await page.goBack();
  await expect(suggestions(page).first()).toContainText('CSV to JSON');
  await region(page).getByRole('button', { name: 'Use in a chain…' }).click();
  await expect(page.getByLabel('Input', { exact: true })).toHaveValue('id,name\n1,Ada\n2,Grace\n3,Linus\n');
  await page.goBack();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(suggestions(page)).toHaveCount(0);
});

test('what is packed in something packed opens as a chain', async ({ page, open }) => {
  await open('/');
  await page.keyboard.type(encoded('{"name":"Ada"}'));
  await expect(suggestions(page).first()).toContainText('Base64 String Encoder/Decoder → JSON Formatter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/chain#chain=base64-string/);
  await expect(page.locator('.ch-out .output-body')).toContainText('"name": "Ada"');
});

test('files that are dropped are looked at by their beginning; several go through one tool', async ({ page, open }) => {
  await open('/');
  await drop(page, [{ name: 'notes.yaml', text: 'name: Ada\nborn: 1815\nknows:\n  - Babbage\n' }]);
  await openIn(page, /YAML to JSON/);
  await expect(page.locator('.output-body')).toContainText('"born": 1815');
  await open('/');
  await drop(page, [
    { name: 'a.json', text: '{"a":1}' },
    { name: 'b.json', text: '{"b":2}' },
  ]);
  await openIn(page, /JSON Formatter/);
  await expect(page).toHaveURL(/\/chain/);
  await expect(page.getByRole('row', { name: /b\.json/ })).toBeVisible();
});

test('the palette answers short questions in place, and copies what it says', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/tool/word-counter');
  await page.keyboard.press('Control+K');
  const field = page.getByRole('combobox', { name: 'Search tools' });
  const first = page.getByRole('option').first();
  await field.fill('2^64-1');
  await expect(first).toContainText('18446744073709551615');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('18446744073709551615');
  await field.fill('#1e90ff');
  await expect(first).toContainText('Dodger Blue');
  await expect(first.locator('.palette-swatch')).toHaveCSS('background-color', 'rgb(30, 144, 255)');
  await field.fill('uuid v7');
  await expect(first).toContainText(/[\da-f]{8}-[\da-f]{4}-7/);
  // Words find tools as before.
  await field.fill('json');
  await expect(first).toContainText('JSON Formatter');
  await field.fill('10 km in mi');
  await expect(first).toContainText('6.213712');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unit Converter');
  await expect(page.getByLabel('Value', { exact: true })).toHaveValue('10');
});

test('an input that belongs to another tool is told so, with the way there', async ({ page, open }) => {
  await open('/tool/json-formatter');
  await page.keyboard.type('name: Ada\nborn: 1815\nknows:\n- Babbage\n');
  await page.getByRole('alert').getByRole('button', { name: 'Open in YAML to JSON' }).click();
  await expect(page).toHaveURL(/yaml-json/);
  await expect(page.locator('.output-body')).toContainText('"knows"');
  await page.goBack();
  await expect(page.getByRole('alert')).toBeVisible();
});

test('secrets go along in memory and are in no address', async ({ page, open }) => {
  await open('/');
  await page.keyboard.type('7d444840-9dc0-11d1-b245-5ffdce74fad2');
  await openIn(page, /^Open in/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('UUID Generator');
  expect(page.url()).not.toContain('7d444840');
  await expect(
    page.getByText('7d444840-9dc0-11d1-b245-5ffdce74fad2').or(page.locator('input[value^="7d444840"]')).first(),
  ).toBeVisible();
});

test('a search from the address bar is one on the home page, once', async ({ page, open }) => {
  await open('/?q=0xff');
  await expect(suggestions(page).first()).toContainText('Integer Base Converter');
  await expect(page).toHaveURL(/\/$/);
});

test('the manifest names what can be opened, shared and started', async ({ request, site: { origin } }) => {
  const manifest = await (await request.get(`${origin}/site.webmanifest`)).json();
  const accepted = manifest.file_handlers[0].accept as Record<string, string[]>;
  expect(accepted['application/json']).toContain('.json');
  expect(Object.values(accepted).flat().length).toBeGreaterThan(20);
  for (const type of Object.keys(accepted)) expect(type).toMatch(/^[a-z]+\/[\w.+-]+$/);
  for (const { url, icons } of manifest.shortcuts) {
    expect((await request.get(origin + url)).status()).toBe(200);
    expect((await request.get(origin + icons[0].src)).status()).toBe(200);
  }
  expect(manifest.share_target).toMatchObject({ method: 'POST', enctype: 'multipart/form-data' });
  expect(readFileSync('dist/opensearch.xml', 'utf8')).toContain('?q={searchTerms}');
});

test('suggestions have nothing for axe to find', async ({ page, open }) => {
  await open('/');
  await paste(page, '[{"id":1,"name":"Ada"},\n{"id":2,"name":"Grace"}]');
  await expect(suggestions(page).first()).toBeVisible();
  await expectNoFindings(page, '[aria-label="For what you entered"]');
});
