import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expectNoFindings } from './axe';
import { expect, test } from './fixtures';
import { payloads } from './payloads';

const PEOPLE = '[{"name":"Ada","born":1815},{"name":"Alan","born":1912}]';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const encoded = (text: string) => Buffer.from(text).toString('base64');
const linkTo = (chain: string) => `/chain#${new URLSearchParams({ chain })}`;

const input = (page: Page) => page.getByLabel('Input', { exact: true });
const stepAt = (page: Page, at: number) => page.getByRole('listitem', { name: new RegExp(`^Step ${at}:`) });
const result = (page: Page) => page.locator('.ch-out .output-body');

async function addStep(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add a step', exact: true }).click();
  await page.getByRole('combobox', { name: 'Add a step' }).fill(name);
  await page.keyboard.press('Enter');
}

test('decodes, formats and converts in one go, and all of it can be taken back', async ({ page, open }) => {
  await open('/chain');
  await page.keyboard.type(encoded(PEOPLE));
  await expect(input(page)).toHaveValue(encoded(PEOPLE));
  await addStep(page, 'base64 string');
  await stepAt(page, 1).getByRole('tab', { name: 'Decode' }).click();
  await expect(stepAt(page, 1)).toContainText('"Ada"');
  await addStep(page, 'json formatter');
  await expect(stepAt(page, 2)).toContainText('"born": 1815');
  await addStep(page, 'json to csv');
  await expect(result(page)).toContainText('Alan,1912');
  await expect(page).toHaveURL(/#chain=base64-string\+--mode\+decode\+%7C\+json-formatter\+%7C\+json-to-csv$/);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(stepAt(page, 3)).toBeHidden();
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(result(page)).toContainText('Alan,1912');

  // The whole of a step that shows only its beginning.
  await stepAt(page, 2).getByRole('button', { name: 'Show all' }).click();
  await expect(stepAt(page, 2).locator('.ch-whole')).toContainText('1912');

  // Another page and Back, and a reload: the first keeps everything, the second what the address names.
  await page.getByRole('link', { name: 'localkit' }).first().click();
  await expect(page.getByRole('searchbox', { name: 'Find a tool' })).toBeVisible();
  await page.goBack();
  await expect(result(page)).toContainText('Alan,1912');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(stepAt(page, 3)).toBeVisible();
});

test('steps stand in the order in which they were picked, however long each takes to load @long', async ({
  page,
  open,
}) => {
  await open('/chain');
  await input(page).fill(PEOPLE);
  let isFirst = true;
  await page.route(/assets\/tool-/, async (route) => {
    const wait = isFirst ? 1500 : 0;
    isFirst = false;
    await new Promise((resolve) => setTimeout(resolve, wait));
    await route.continue();
  });
  for (const name of ['json formatter', 'sha512 hash']) await addStep(page, name);
  await expect(stepAt(page, 1)).toContainText('JSON Formatter');
  await expect(stepAt(page, 2)).toContainText('SHA512');
});

test('a step is set by the words it was found by, and steps fold to a line', async ({ page, open }) => {
  await open('/chain');
  await input(page).fill(encoded(PEOPLE));
  await addStep(page, 'base64 decode');
  await expect(stepAt(page, 1)).toContainText('"Ada"');
  await addStep(page, 'json formatter');
  await addStep(page, 'sha512 hash');
  await expect(stepAt(page, 3).getByLabel('Algorithm')).toHaveValue('SHA512');
  const height = async () => (await page.locator('.ch-list').boundingBox())!.height;
  const before = await height();
  await page.getByRole('button', { name: 'Collapse steps' }).click();
  await expect.poll(height).toBeLessThan(before - 60);
  await expect(stepAt(page, 1)).toContainText('Decode');
  await stepAt(page, 1).getByRole('button', { expanded: false }).first().click();
  await expect(stepAt(page, 1).getByRole('tab', { name: 'Decode' })).toBeVisible();
  // One step at a time shows its options; its own button brings back those of the last.
  await expect(stepAt(page, 3).getByLabel('Algorithm')).toBeHidden();
  await page.getByRole('button', { name: 'Expand steps' }).click();
  await expect.poll(height).toBeGreaterThan(before - 60);
  await stepAt(page, 3).getByRole('button', { expanded: false }).first().click();
  await expect(stepAt(page, 3).getByLabel('Algorithm')).toBeVisible();
});

test('a worker that is gone takes nothing with it that was entered', async ({ page, open, faults }) => {
  // As after a deployment: the page was there before.
  await page.route('**/assets/work-*', (route) => route.fulfill({ status: 404 }));
  await open(linkTo('slug-generator'));
  await input(page).fill('Some Text');
  await expect(stepAt(page, 1).getByRole('alert')).toContainText('A part of this page couldn’t be loaded.');
  await expect(input(page)).toHaveValue('Some Text');
  await page.unroute('**/assets/work-*');
  await input(page).fill('Some more');
  await expect(result(page)).toContainText('some-more');
  faults.splice(0);
});

test('steps are moved, switched off, doubled, removed and opened alone', async ({ page, open }) => {
  await open(linkTo('slug-generator | base64-string'));
  await input(page).fill('Some Text');
  await expect(result(page)).toContainText(encoded('some-text'));
  const grip = (at: number) => stepAt(page, at).getByRole('button', { name: /^Move step/ });

  await grip(1).focus();
  await page.keyboard.press('ArrowDown');
  await expect(stepAt(page, 1)).toContainText('Base64');
  // The keys stay with the step that is moved.
  await page.keyboard.press('ArrowUp');
  await expect(stepAt(page, 1)).toContainText('Slug');
  await page.keyboard.press('ArrowDown');
  await expect(result(page)).toContainText(encoded('Some Text').toLowerCase().replace('=', ''));

  const [from, to] = [await grip(1).boundingBox(), await stepAt(page, 2).boundingBox()];
  await page.mouse.move(from!.x + 5, from!.y + 5);
  await page.mouse.down();
  await page.mouse.move(to!.x + 20, to!.y + to!.height - 4, { steps: 8 });
  await page.mouse.up();
  await expect(stepAt(page, 2)).toContainText('Base64');
  await expect(result(page)).toContainText(encoded('some-text'));

  await page.getByRole('switch', { name: /Slug Generator on/ }).click();
  await expect(result(page)).toContainText(encoded('Some Text'));

  const menu = (at: number, name: string) => async () => {
    await stepAt(page, at).getByLabel(`More for step ${at}`).click();
    await stepAt(page, at).getByRole('button', { name, exact: true }).click();
  };
  await menu(2, 'Duplicate')();
  await expect(result(page)).toContainText(encoded(encoded('Some Text')));
  await page.getByRole('button', { name: 'Remove step 1' }).click();
  await expect(stepAt(page, 3)).toBeHidden();

  await menu(2, 'Open on its own')();
  await expect(page).toHaveURL(/\/tool\/base64-string/);
  await expect(input(page)).toHaveValue(encoded('Some Text'));
  await page.goBack();
  await expect(result(page)).toContainText(encoded(encoded('Some Text')));
});

test('a result goes on to another tool, and Back finds both pages as they were', async ({ page, open }) => {
  await open('/tool/json-minifier');
  await input(page).fill('{ "a": [1, 2] }');
  await expect(page.getByRole('textbox', { name: 'Output' })).toContainText('{"a":[1,2]}');
  await page.getByRole('button', { name: 'Use in…' }).click();
  await page.getByRole('combobox', { name: 'Use in' }).fill('json to yaml');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/json-yaml/);
  await expect(input(page)).toHaveValue('{"a":[1,2]}');
  await expect(page.getByRole('textbox', { name: 'Output' })).toContainText('- 2');
  await page.goBack();
  await expect(input(page)).toHaveValue('{ "a": [1, 2] }');

  await page.getByRole('button', { name: 'Use in…' }).click();
  await page.getByRole('option', { name: /Add a step/ }).click();
  await expect(page).toHaveURL(/\/chain/);
  await expect(stepAt(page, 1)).toContainText('JSON Minifier');
  await expect(input(page)).toHaveValue('{ "a": [1, 2] }');
  await addStep(page, 'hash text');
  await stepAt(page, 2).getByLabel('Passed on').selectOption('SHA256');
  await expect(stepAt(page, 2)).toContainText(/[\da-f]{64}/);
  // What comes out is what is taken, here as in the next tool and on the command line.
  await expect(result(page)).toHaveText(/^[\da-f]{64}$/);
  await page.getByRole('button', { name: 'Use in…' }).click();
  await expect(page.getByRole('option', { name: /Add a step/ })).toHaveCount(0);
});

test('@long 20 MB are handed over in memory', async ({ page, open }) => {
  test.slow();
  await open('/tool/string-reverser');
  await page.getByLabel('Input file').setInputFiles({
    name: 'large.txt',
    mimeType: 'text/plain',
    buffer: Buffer.alloc(20_000_000, 'abcdefghi\n'),
  });
  await expect(page.getByRole('button', { name: 'Use in…' })).toBeEnabled({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Use in…' }).click();
  await page.getByRole('combobox', { name: 'Use in' }).fill('hash text');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/hash-text/);
  await expect(page.getByText(/[\da-f]{64}/).first()).toBeVisible({ timeout: 60_000 });
});

test('each line gives a row, and a bad one spoils no other', async ({ page, open }) => {
  await open(linkTo('--each-line base64-string --mode decode | json-minifier'));
  await input(page).fill('WzFd\n***\nWzJd');
  const rows = page.locator('.ch-out tbody tr');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText('[1]');
  await expect(rows.nth(1)).toContainText(/Base64/);
  await expect(rows.nth(2)).toContainText('[2]');
  const saving = page.waitForEvent('download');
  await page.locator('.ch-out').getByLabel('Copy and download as').click();
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const csv = readFileSync((await (await saving).path())!, 'utf8');
  expect(csv.split('\r\n').slice(0, 2)).toEqual(['Input,Result,Error', 'WzFd,[1],']);
});

test('several files are run one by one and come back as one ZIP', async ({ page, open }) => {
  await open(linkTo('json-minifier | hash-text --take SHA256'));
  const file = (name: string, content: string) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });
  await page
    .getByLabel('Input file')
    .setInputFiles([file('a.json', '[1, 2]'), file('bad.json', '{'), file('b.json', '{ }')]);
  const rows = page.locator('.ch-files tbody tr');
  await expect(rows.nth(0)).toContainText('a.txt');
  // The size of what went in and of what came out.
  await expect(rows.nth(0).getByRole('cell')).toHaveText(['a.json', '6 B', 'a.txt', '64 B']);
  await expect(page.getByRole('tab', { name: 'All at once' })).toBeHidden();
  await expect(rows.nth(1)).toContainText('Step 1, JSON Minifier');
  await expect(page.getByText('3 of 3, 1 failed')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download All' }).click();
  const files = unzipSync(new Uint8Array(readFileSync((await (await saving).path())!)));
  expect(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()])).toEqual([
    ['a.txt', sha256('[1,2]')],
    ['b.txt', sha256('{}')],
  ]);
});

test('several files dropped on a tool that takes one are run one by one', async ({ page, open }) => {
  await open('/tool/json-minifier');
  const file = (name: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from('[1, 2]') });
  await page.getByLabel('Input file').setInputFiles([file('a.json'), file('b.json')]);
  await expect(page).toHaveURL(/\/chain/);
  await expect(stepAt(page, 1)).toContainText('JSON Minifier');
  await expect(page.getByText('2 of 2')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/json-minifier/);
});

test('a chain is saved, renamed, deleted, exported, imported and shared', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(linkTo(`text-formatter --action findReplace | json-minifier --off`));
  await input(page).fill("it's");
  await page.getByLabel('Name of the chain').fill('Mine');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Mine', exact: true })).toBeVisible();
  page.once('dialog', (dialog) => dialog.accept('Ours'));
  await page.getByRole('button', { name: 'Rename Mine' }).click();
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(stepAt(page, 1)).toBeHidden();
  await page.getByRole('button', { name: 'Ours', exact: true }).click();
  await expect(stepAt(page, 2)).toContainText('JSON Minifier');

  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy as command' }).click();
  await expect.poll(clipboard).toBe("localkit chain 'text-formatter --action findReplace | json-minifier --off'");

  const menu = page.getByLabel('Share and files');
  await menu.click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('Ours.json');
  const path = (await saved.path())!;
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
    localkit: 'chain',
    name: 'Ours',
    steps: [{ tool: 'text-formatter' }, { off: true }],
  });
  await page.getByRole('button', { name: 'Clear All' }).click();
  await page.getByLabel('Chain file').setInputFiles(path);
  await expect(stepAt(page, 2)).toContainText('JSON Minifier');
  await page
    .getByLabel('Chain file')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
  await expect(page.getByText('isn’t a chain')).toBeVisible();
  await expect(stepAt(page, 2)).toBeVisible();

  await input(page).fill('shared');
  await menu.click();
  await page.getByRole('button', { name: 'Copy link with input' }).click();
  await expect.poll(clipboard).toMatch(/#chain=.*&input=/);
  const link = await clipboard();
  await page.getByRole('button', { name: 'Delete Ours' }).click();
  await expect(page.getByRole('button', { name: 'Ours', exact: true })).toBeHidden();
  await open('/');
  await open(link.slice(link.indexOf('/chain')));
  await expect(input(page)).toHaveValue('shared');
  await expect(stepAt(page, 2)).toBeVisible();
});

test('a chain whose steps can be undone is turned round @long', async ({ page, open }) => {
  await open(linkTo('json-yaml | base64-string'));
  await input(page).fill('{"a": 1}');
  await expect(result(page)).toContainText(encoded('a: 1\n'));
  await page.getByRole('button', { name: 'Reverse' }).click();
  await expect(stepAt(page, 2)).toContainText('YAML to JSON');
  await expect(page.getByText('Not restored: JSON to YAML: the layout')).toBeVisible();
  await expect(result(page)).toContainText('"a": 1');
  await addStep(page, 'hash text');
  await page.getByRole('button', { name: 'Reverse' }).click();
  await expect(page.getByText('Step 3, Hash Text, can’t be reversed')).toBeVisible();
});

test('a wrong link is said at its step, and everything else stays @long', async ({ page, open }) => {
  await open(linkTo("json-minifier --colour red | no-such-tool | uuid-generator | hash-text --take 'SHA"));
  await input(page).fill('[1]');
  await expect(page.locator('.ch-out')).toContainText('Step 2 failed. See that step for details.');
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  await expect(stepAt(page, 1)).toContainText('There is no option --colour');
  await expect(stepAt(page, 2)).toContainText('There is no tool called "no-such-tool"');
  await expect(stepAt(page, 3)).toContainText('so it can only be the first step');
  await expect(stepAt(page, 4)).toContainText('A quote isn’t closed');
  await expect(page.getByRole('listitem', { name: /^Step/ })).toHaveCount(4);

  await open('/');
  await open(linkTo(Array(400).fill('slug-generator').join('|')));
  await expect(page.getByText('A chain can have up to 200 steps: the last 200 were left out')).toBeVisible();
});

test('markup in names, options and results runs nowhere @long', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.assign(window, { ran: () => document.documentElement.setAttribute('data-ran', '') });
  });
  for (const payload of payloads.slice(0, 4)) {
    await open('/');
    await open(
      linkTo(
        `${payload.replaceAll(/\s/g, '')} | text-formatter --find '${payload.replaceAll("'", '')}' --take '${payload.replaceAll("'", '')}' | svg-placeholder --custom-text '${payload.replaceAll("'", '')}'`,
      ),
    );
    await input(page).fill(payload);
  }
  await open('/');
  await open(linkTo('html-entity-encoder-decoder --mode decode'));
  for (const payload of payloads) await input(page).fill(payload);
  await page.getByLabel('Name of the chain').fill(payloads[11]!);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).not.toHaveAttribute('data-ran', '');
});

for (const [width, when] of [
  [360, ''],
  [1440, ' @long'],
] as const)
  test(`is whole at ${width}, with nothing for axe to find${when}`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 800 });
    await open('/chain');
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Base64 to JSON to CSV' }).click();
    await expect(result(page)).toContainText('Ada,1815');
    await expectNoFindings(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

test('a page for one short value takes several lines in a box of their own', async ({ page, open }) => {
  await open('/tool/ipv4-converter');
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '10.0.0.1\nnope\n192.168.1.1');
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  const rows = page.locator('.several tbody tr');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(2)).toContainText('3232235777');
  await expect(page.getByText('1 of 3 lines couldn’t be read.')).toBeVisible();
});

test('a bad line spoils no other where a page takes lines itself', async ({ page, open }) => {
  await open('/tool/unix-timestamp-converter');
  await page.getByLabel('Unix Timestamp', { exact: true }).fill('0\nnope\n1700000000');
  const rows = page.locator('.output-body tbody tr');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText('Not a timestamp');
  await expect(rows.nth(2)).toContainText('2023-11-14');
  await open('/tool/integer-base');
  await page.getByLabel('Number', { exact: true }).fill('5\nx\n7');
  await expect(rows.nth(2)).toContainText('111');
});

test('a step that cannot run says what is wrong with it, not that its input belongs elsewhere @long', async ({
  page,
  open,
}) => {
  await open(`/chain#chain=${encodeURIComponent('json-path-finder --query $.a')}`);
  await page.getByLabel('Input', { exact: true }).fill('[{"a":1},{"a":2}]');
  const step = page.getByRole('listitem', { name: 'Step 1: JSON Path Finder' });
  await expect(step.getByRole('alert')).toContainText('There is no option --query');
  await page.goto('about:blank');
  await open('/chain#chain=json-path-finder');
  await page.getByLabel('Input', { exact: true }).fill('[{"a":1},{"a":2}]');
  await expect(step.getByRole('alert')).toContainText('Enter a JSONPath query');
  await page.waitForTimeout(1500);
  await expect(step.getByRole('button', { name: /^Open in/ })).toHaveCount(0);
});
