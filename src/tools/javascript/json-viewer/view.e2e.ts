import { readFileSync } from 'node:fs';
import { expectNoFindings } from '../../../../e2e/axe';
import { expect, test } from '../../../../e2e/fixtures';

const JSON_TEXT = '{"store":{"books":[{"title":"Moby Dick","price":8.99}]},"id":12345678901234567890}';

test('parses into a tree, searches, bookmarks, and downloads data.json', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/tool/json-viewer');
  await page.getByLabel('JSON Input', { exact: true }).fill(JSON_TEXT);
  await page.getByRole('button', { name: 'Parse JSON' }).click();
  const tree = page.getByRole('tree', { name: 'JSON' });
  await expect(tree.getByRole('treeitem').filter({ hasText: '12345678901234567890' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use in…' })).toBeEnabled();
  await page.getByRole('button', { name: 'Collapse All' }).click();
  await expect(tree.getByRole('treeitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Expand All' }).click();
  await expect(tree.getByRole('treeitem')).toHaveCount(7);
  await page.getByRole('button', { name: 'Collapse All' }).click();

  await page.getByLabel('Search', { exact: true }).fill('moby');
  const result = page.getByRole('region', { name: 'Search results' }).getByRole('button');
  await expect(result).toHaveText(/\$\.store\.books\[0\]\.title/);
  await result.click();
  const row = tree.getByRole('treeitem').filter({ hasText: 'Moby Dick' });
  await expect(row).toBeVisible();
  await row.hover();
  await row.getByRole('button', { name: 'Copy path' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('$.store.books[0].title');
  await row.getByRole('button', { name: 'Copy value' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Moby Dick');
  await row.getByRole('button', { name: 'Bookmark', exact: true }).click();
  await expect(page.getByRole('button', { name: '$.store.books[0].title', exact: true })).toBeVisible();

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download JSON' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('data.json');
  expect(readFileSync(await file.path(), 'utf8')).toBe(JSON_TEXT);
});

const RICH = JSON.stringify({
  site: 'https://example.com/a.png',
  seen: '2026-01-02T03:04:05Z',
  colour: '#0b6b4d',
  icon: 'data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=',
  people: [
    { name: 'Cy', age: 9 },
    { name: 'Ann', age: 30 },
    { name: 'Bob', tags: ['needle'] },
  ],
});

test('opens a paste as a tree with previews, and steps through what is found in it', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open('/tool/json-viewer');
  await page.evaluate((text) => navigator.clipboard.writeText(text), RICH);
  await page.getByLabel('JSON Input', { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+v');
  const tree = page.getByRole('tree', { name: 'JSON' });
  const link = tree.getByRole('link', { name: 'Open example.com in a new tab' });
  await expect(link).toHaveAttribute('rel', 'noreferrer');
  await expect(tree).toContainText('image, not loaded');
  await expect(tree).toContainText('Friday, 2 January 2026, 03:04:05 UTC');
  await expect(tree.getByRole('img', { name: 'Color #0b6b4d' })).toBeVisible();
  await expect(tree.getByRole('img', { name: 'Preview, image/gif' })).toBeVisible();
  await page.getByRole('button', { name: 'Collapse All' }).click();
  const search = page.getByLabel('Search', { exact: true });
  await search.fill('n');
  await expect(page.getByText('1 of 7', { exact: true })).toBeVisible();
  await search.press('Shift+Enter');
  await expect(page.getByText('7 of 7', { exact: true })).toBeVisible();
  await expect(tree.getByRole('treeitem').filter({ hasText: '"needle"' })).toBeInViewport();
  await search.press('Enter');
  await expect(page.getByText('1 of 7', { exact: true })).toBeVisible();
  expect(asked.filter((url) => url.includes('example.com'))).toEqual([]);
});

test('shows tables, columns and a graph, on a phone too', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open('/tool/json-viewer');
  await page.getByLabel('JSON Input', { exact: true }).fill(RICH);
  await page.getByRole('button', { name: 'Parse JSON' }).click();
  await page.getByRole('tab', { name: 'Table', exact: true }).click();
  const rows = page.getByRole('table', { name: 'Table' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  await page.getByRole('columnheader', { name: 'name' }).getByRole('button').click();
  await expect(rows.nth(1)).toContainText('"Ann"');
  await expect(rows.nth(3)).toContainText('"Cy"');
  await expectNoFindings(page, '#main');

  await page.getByRole('tab', { name: 'Columns', exact: true }).click();
  await page.getByRole('listbox', { name: '$', exact: true }).focus();
  for (const key of ['End', 'ArrowRight', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
  await expect(page.getByRole('listbox', { name: '$.people[1]' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Value' })).toContainText('Ann');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('listbox', { name: '$.people', exact: true })).toBeFocused();
  await expectNoFindings(page, '#main');

  await page.getByRole('tab', { name: 'Graph', exact: true }).click();
  const graph = page.getByRole('group', { name: /^Graph/ });
  await expect(graph.locator('[data-node]')).toHaveCount(6);
  await graph.focus();
  await page.keyboard.press('+');
  const zoomed = await graph.locator('svg > g').getAttribute('transform');
  await page.keyboard.press('ArrowRight');
  await expect(graph.locator('svg > g')).not.toHaveAttribute('transform', zoomed!);
  // Away from the header, which stays while what is below it is scrolled.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoFindings(page, '#main');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await graph.locator('[data-node]').first().click();
  await expect(page.getByRole('tab', { name: 'Tree', exact: true })).toHaveAttribute('aria-selected', 'true');
});

test('saves an edit only if it is valid, and undoes it @long', async ({ page, open }) => {
  await open('/tool/json-viewer');
  await page.getByLabel('JSON Input', { exact: true }).fill('{"a":1}');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Draft', { exact: true }).fill('{"a":}');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid JSON: ' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid JSON: ' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Draft', { exact: true }).fill('{"b":2}');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('treeitem').filter({ hasText: 'b' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByRole('treeitem').filter({ hasText: 'a' })).toHaveCount(1);
  await expect(page.getByLabel('Raw JSON')).toContainText('"a"');
  await page.getByRole('button', { name: 'Redo' }).first().click();
  await expect(page.getByRole('treeitem').filter({ hasText: 'b' })).toHaveCount(1);
  await page.getByRole('tab', { name: 'JSON Input' }).click();
  await expect(page.getByLabel('JSON Input', { exact: true })).toHaveValue('{"b":2}');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByLabel('JSON Input', { exact: true })).toHaveValue('{"a":1}');
});

test('imports from the clipboard, and explains a refusal @long', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/tool/json-viewer');
  await page.evaluate(() => navigator.clipboard.writeText('{"pasted":true}'));
  await page.getByRole('button', { name: 'Import from Clipboard' }).click();
  await expect(page.getByRole('treeitem').filter({ hasText: 'pasted' })).toBeVisible();
  await context.clearPermissions();
  await page.evaluate(() => {
    navigator.clipboard.readText = () => Promise.reject(new Error('Read permission denied'));
  });
  await page.getByRole('button', { name: 'Import from Clipboard' }).click();
  await expect(page.getByText('Failed to read from clipboard: Read permission denied')).toBeVisible();
});

test('shows a document of 20 MB and finds a value at its end @long', async ({ page, open }) => {
  test.slow();
  await open('/tool/json-viewer');
  const row = '{"id":12345678901234567890,"name":"somebody","tags":["a","b"],"at":{"x":1.5,"y":2.5}},';
  const big = `[${row.repeat(Math.ceil(20_000_000 / row.length))}{"needle":"here"}]`;
  await page
    .getByLabel('JSON Input file')
    .setInputFiles({ name: 'big.json', mimeType: 'application/json', buffer: Buffer.from(big) });
  await page.getByRole('button', { name: 'Parse JSON' }).click();
  await expect(page.getByRole('treeitem').first()).toBeVisible({ timeout: 20_000 });
  await page.getByLabel('Search', { exact: true }).fill('needle');
  const result = page.getByRole('region', { name: 'Search results' }).getByRole('button');
  await expect(result).toHaveCount(1, { timeout: 20_000 });
  await result.click();
  await expect(page.getByRole('treeitem').filter({ hasText: '"here"' })).toBeVisible();
});

test('edits values and keys in the tree, with undo, and keeps branches open', async ({ page, open }) => {
  await open('/tool/json-viewer');
  await page.getByLabel('JSON Input', { exact: true }).fill(JSON_TEXT);
  await page.getByRole('button', { name: 'Parse JSON' }).click();
  const tree = page.getByRole('tree', { name: 'JSON' });
  const row = (text: string) => tree.getByRole('treeitem').filter({ hasText: text });
  await row('Moby Dick').hover();
  await row('Moby Dick').getByRole('button', { name: 'Edit value' }).click();
  await page.getByLabel('Key', { exact: true }).fill('name');
  await page.getByLabel('Value', { exact: true }).fill('Typee');
  await page.getByRole('button', { name: 'Save Value' }).click();
  await expect(row('name').filter({ hasText: '"Typee"' })).toBeVisible();
  await row('12345678901234567890').hover();
  await row('12345678901234567890').getByRole('button', { name: 'Edit value' }).click();
  await page.getByLabel('Value', { exact: true }).fill('12345678901234567891,');
  await page.getByRole('button', { name: 'Save Value' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Value', { exact: true }).fill('12345678901234567891');
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Save Value' }).click();
  await expect(row('12345678901234567891')).toBeVisible();
  await row('books').hover();
  await row('books').getByRole('button', { name: 'Edit value' }).click();
  await page.getByRole('button', { name: 'Add Inside' }).click();
  await expect(page.getByText('$.store.books[1]')).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row('books')).toContainText('2 items');
  await page.getByRole('button', { name: 'Undo' }).click();
  await tree.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(row('12345678901234567890')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+y');
  await expect(row('12345678901234567891')).toBeVisible();
});

test('folds the graph, draws on from a box, and saves it @long', async ({ page, open }) => {
  await open('/tool/json-viewer');
  const many = JSON.stringify(Array.from({ length: 350 }, (_, at) => ({ at, in: { deep: [at] } })));
  await page.getByLabel('JSON Input', { exact: true }).fill(many);
  await page.getByRole('button', { name: 'Parse JSON' }).click();
  await page.getByRole('tab', { name: 'Graph' }).click();
  await expect(page.getByText('300 of 1,051 objects and arrays are shown')).toBeVisible();
  await page.locator('[data-fold]').nth(5).dispatchEvent('pointerdown', { button: 0 });
  await page.locator('[data-fold]').nth(5).dispatchEvent('pointerup', { button: 0 });
  await expect(page.getByRole('button', { name: 'Whole Graph' })).toBeVisible();
  await page.getByRole('button', { name: 'Fold All', exact: true }).click();
  await expect(page.locator('[data-node]')).toHaveCount(2);
  for (const [button, name] of [
    ['SVG', 'graph.svg'],
    ['PNG', 'graph.png'],
  ] as const) {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: button, exact: true }).click();
    expect((await waiting).suggestedFilename()).toBe(name);
  }
});
