import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { BUILT, expect, test } from '../../../../e2e/fixtures';

/** Everything of the look that a setting changes, cell by cell; of colors and sizes as the browser computes them. */
const looks = (page: Page, table: string) =>
  page.evaluate((selector) => {
    const root = document.querySelector(selector)!;
    const of = (element: Element, names: string[]) => {
      const style = getComputedStyle(element) as unknown as Record<string, string>;
      return names.map((name) => style[name]).join(' | ');
    };
    const contentWidth = (element: Element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    };
    const border = ['borderTopWidth', 'borderTopStyle', 'borderTopColor'];
    return {
      table: of(root, ['borderCollapse', 'borderSpacing']),
      share: Math.round((20 * root.getBoundingClientRect().width) / contentWidth(root.parentElement!)),
      caption: of(root.querySelector('caption')!, ['paddingTop', 'paddingLeft']),
      cells: [...root.querySelectorAll('th, td')].map((cell) =>
        of(cell, ['paddingTop', 'paddingLeft', 'textAlign', 'backgroundColor', 'color', 'fontWeight', ...border]),
      ),
    };
  }, table);

/** The utilities that are used, as Tailwind CSS documents them, and what its reset does to borders and tables. */
const tailwind = (html: string): string => {
  const SIDES: Record<string, string> = { p: 'padding', 'border-spacing': 'border-spacing' };
  const FIXED: Record<string, string> = {
    'w-auto': 'width:auto',
    'w-full': 'width:100%',
    'w-3/4': 'width:75%',
    'w-1/2': 'width:50%',
    'border-collapse': 'border-collapse:collapse',
    'border-separate': 'border-collapse:separate',
    'overflow-x-auto': 'overflow-x:auto',
    'font-bold': 'font-weight:700',
    border: 'border-width:1px',
    'border-solid': 'border-style:solid',
    'border-dotted': 'border-style:dotted',
    'border-dashed': 'border-style:dashed',
    'text-left': 'text-align:left',
    'text-center': 'text-align:center',
    'text-right': 'text-align:right',
  };
  const declare = (utility: string): string => {
    if (FIXED[utility]) return FIXED[utility];
    const [, important, name, value] = /^(!?)(p|border-spacing|border|bg|text)-(.+)$/.exec(utility)!;
    const raw = /^\[(.+)\]$/.exec(value!)?.[1];
    const end = important ? ' !important' : '';
    if (name === 'bg') return `background-color:${raw}${end}`;
    if (name === 'text') return `color:${raw}`;
    if (name === 'border') return raw?.startsWith('#') ? `border-color:${raw}` : `border-width:${raw ?? `${value}px`}`;
    return `${SIDES[name!]}:${raw ?? (value === 'px' ? '1px' : `${Number(value) * 0.25}rem`)}`;
  };
  const classes = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, list]) => list!.split(' ')));
  const rules = [...classes].map((one) => {
    const [, variant, utility = one] = /^\[(&.+)\]:(.+)$/.exec(one) ?? [];
    const self = `.${one.replace(/[^\w-]/g, '\\$&')}`;
    return `${variant ? variant.replace('&', self) : self}{${declare(utility)}}`;
  });
  return `*{box-sizing:border-box;border:0 solid;margin:0;padding:0}table{border-collapse:collapse}${rules.join('')}`;
};

for (const framework of ['Vanilla', 'Tailwind'])
  test(`${framework} output is drawn as the preview @long`, async ({ page, open, browser }) => {
    await open('/tool/html-table-generator');
    await page.getByLabel('CSS Framework').selectOption(framework);
    await page.getByLabel('Caption').fill('Sales & more');
    await page.getByLabel('Alignment').selectOption('Center');
    await page.getByLabel('Table Width').selectOption('75%');
    await page.getByLabel('Border Style').selectOption('Dashed');
    await page.getByLabel('Border Width', { exact: true }).fill('3');
    await page.getByLabel('Cell Padding', { exact: true }).fill('13');
    await page.getByLabel('Header Background Color', { exact: true }).fill('#123456');
    await page.getByLabel('Header Text Color', { exact: true }).fill('white');
    await page.getByLabel('Zebra Striping').check();
    const shown = await looks(page, '.table-preview table');

    const downloaded = async (name: string) => {
      const event = page.waitForEvent('download');
      await page.getByRole('button', { name: `Download ${name}` }).click();
      const file = await event;
      return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
    };
    const html = await downloaded('HTML');
    const css = await downloaded('CSS');
    expect([html.name, css.name]).toEqual(['table.html', 'table.css']);

    const context = await browser.newContext();
    const blank = await context.newPage();
    const sheet = framework === 'Tailwind' ? tailwind(html.text) : css.text;
    await blank.setContent(`<!doctype html><style>${sheet}</style>${html.text}`);
    expect(await looks(blank, 'table')).toEqual(shown);
    await blank.locator('tbody tr').last().hover();
    await page.locator('.table-preview tbody tr').last().hover();
    expect((await looks(blank, 'table')).cells).toEqual((await looks(page, '.table-preview table')).cells);
    await context.close();
  });

test('cells are edited in place, and a table is pasted from a spreadsheet', async ({ page, open }) => {
  await open('/tool/html-table-generator');
  const cell = (name: string) => page.getByRole('textbox', { name, exact: true });
  await cell('Header 1').click();
  await page.keyboard.type('Na<m>e');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Price');
  await page.getByRole('tab', { name: 'HTML' }).click();
  await expect(page.getByRole('textbox', { name: 'HTML code' })).toContainText('>Na&lt;m&gt;e</th>');
  await page.getByRole('tab', { name: 'Preview' }).click();

  await cell('Cell 2,3').evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'x\t"two\nlines"\r\n1\t2\r\n');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByLabel('Rows')).toHaveValue('4');
  await expect(page.getByLabel('Columns')).toHaveValue('4');
  await expect(cell('Cell 2,4')).toHaveText('two\nlines');
  await expect(cell('Header 2')).toHaveText('Price');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell('Cell 2,4')).toHaveText('');
});

test('a table is still there after a look at another page @long', async ({ page, open }) => {
  await open('/tool/html-table-generator');
  const cell = page.getByRole('textbox', { name: 'Cell 2,1', exact: true });
  await cell.fill('kept');
  await page.getByRole('link', { name: 'localkit', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paste anything. Get the answer.');
  await page.goBack();
  await expect(cell).toHaveText('kept');
});

test('what is copied right after a paste is the pasted table @long', async ({ page, open }) => {
  await open('/tool/html-table-generator');
  const copied = await page.getByRole('textbox', { name: 'Header 1', exact: true }).evaluate(async (element) => {
    const text = new Promise<string>((resolve) => {
      navigator.clipboard.writeText = async (written) => resolve(written);
    });
    const rows = Array.from({ length: 400 }, (_, row) => `r${row}\tx\ty\tz`);
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', rows.join('\n'));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    // React has seen the paste by then, but has written nothing anew.
    await null;
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ innerText }) => innerText === 'Copy HTML')!.click();
    return text;
  });
  expect(copied).toContain('>r399<');
});

test('nothing of a pasted table is left out, and Rows still makes it smaller @long', async ({ page, open }) => {
  await open('/tool/html-table-generator');
  await page.getByRole('textbox', { name: 'Header 1', exact: true }).evaluate((element) => {
    const rows = Array.from({ length: 510 }, (_, row) =>
      Array.from({ length: row === 0 ? 55 : 2 }, (_, column) => `r${row}c${column}`).join('\t'),
    );
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', rows.join('\n'));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText('510 rows, 55 columns')).toBeVisible();
  await expect(page.getByText('of 510 rows are shown; the HTML has them all.')).toBeVisible();
  await expect(page.getByText('The first 50 of 55 columns are shown; the HTML has them all.')).toBeVisible();
  const event = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download HTML' }).click();
  const html = readFileSync(await (await event).path(), 'utf8');
  expect(html).toContain('>r509c1<');
  expect(html).toContain('>r0c54<');
  await page.getByLabel('Rows').fill('2');
  await expect(page.getByText('2 rows, 55 columns')).toBeVisible();
});

test(
  'a named color is read once what that takes has come, and it is said if it does not @long',
  BUILT,
  async ({ page, open, faults }) => {
    const reader = '**/assets/*.js';
    await page.route(reader, async (route) => {
      const response = await route.fetch();
      // The script that knows the names of colors, whatever it is called.
      if ((await response.text()).includes('rebeccapurple')) await route.abort();
      else await route.fulfill({ response });
    });
    await open('/tool/html-table-generator');
    const header = page.getByRole('textbox', { name: 'Header Background Color', exact: true });
    const cell = page.locator('.table-preview th').first();
    await header.fill('gold');
    await expect(page.getByRole('alert')).toContainText('Only HEX works');
    await expect(header).toHaveValue('gold');
    await page.unroute(reader);
    // What was entered is remembered.
    await page.reload();
    await expect(cell).toHaveCSS('background-color', 'rgb(255, 215, 0)');
    await header.fill('no color');
    await expect(page.getByRole('alert')).toContainText('Header Background Color is not a color');
    faults.splice(0);
  },
);

test('rows, columns and cells are changed from the toolbar, and Undo brings them back', async ({ page, open }) => {
  await open('/tool/html-table-generator');
  const cell = (name: string) => page.getByRole('textbox', { name, exact: true });
  const choose = async (menu: string, item: string) => {
    await page.getByRole('toolbar').locator('summary', { hasText: menu }).click();
    await page.getByRole('button', { name: item, exact: true }).click();
  };
  const rows = () =>
    page
      .getByRole('table', { name: 'Preview of the table' })
      .getByRole('row')
      .allInnerTexts()
      .then((texts) => texts.map((text) => text.replace(/\s+/g, ' ')));

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByLabel('Table to import').fill('| City | People |\n| --- | ---: |\n| Oslo | 709 |\n| Kyoto | 1,464 |');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('3 rows, 2 columns')).toBeVisible();
  await expect(cell('Header 2')).toHaveText('People');
  await expect(page.getByLabel('Align Each Column')).toHaveValue('lr');

  await page.getByRole('table').getByText('Kyoto').click();
  await choose('Column', 'Sort A to Z');
  await expect.poll(rows).toEqual(['City People', 'Kyoto 1,464', 'Oslo 709']);
  await choose('Row', 'Insert below');
  await expect(page.getByLabel('Rows')).toHaveValue('4');
  await cell('Cell 3,1').fill('together');
  await choose('Cell', 'Merge with the right');
  await expect(page.locator('.table-preview td[colspan="2"]')).toHaveText('together');
  await page.getByRole('button', { name: 'Align center' }).click();
  await expect(page.getByLabel('Align Each Column')).toHaveValue('cr');

  await page.getByRole('tab', { name: 'LaTeX' }).click();
  await expect(page.getByRole('textbox', { name: 'LaTeX code' })).toContainText('\\multicolumn{2}{c}{together}');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await choose('Row', 'Delete row');
  await expect(page.getByText('3 rows, 2 columns')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('4 rows, 2 columns')).toBeVisible();
  await expect(page.locator('.table-preview td[colspan="2"]')).toHaveText('together');

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByLabel('Table to import').fill('{"a":');
  await page.getByRole('button', { name: 'Import', exact: true }).last().click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Table to import')).toHaveValue('{"a":');
});

test('a browser draws merged cells of the HTML where the preview has them @long', async ({ page, open, browser }) => {
  await open('/tool/html-table-generator');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const rows = ['a\t⇤\tb\tc', 'd\te\t⇤\tf', '⤒\t⤒\t⇤\tg', 'h\ti\tj\t⇤'];
  await page.getByLabel('Table to import').fill(rows.join('\n'));
  await page.getByLabel('Format').selectOption('Tabs');
  await page.getByRole('button', { name: 'Import', exact: true }).last().click();
  await page.getByLabel('CSS Framework').selectOption('Inline styles (mail)');
  /** Between which lines of the grid each cell is: columns are as wide as their words, which are set in other faces there. */
  const boxes = (where: Page, table: string) =>
    where.evaluate((selector) => {
      const cells = [...document.querySelectorAll(`${selector} :is(td, th)`)].map((cell) =>
        cell.getBoundingClientRect(),
      );
      const lines = (edges: number[]) =>
        edges.sort((one, other) => one - other).filter((edge, at) => at === 0 || edge - edges[at - 1]! > 4);
      const columns = lines(cells.flatMap(({ left, right }) => [left, right]));
      const rows = lines(cells.flatMap(({ top, bottom }) => [top, bottom]));
      const index = (of: number[], edge: number) => of.findLastIndex((line) => line <= edge + 4);
      return cells.map(({ left, top, right, bottom }) => [
        index(columns, left),
        index(rows, top),
        index(columns, right),
        index(rows, bottom),
      ]);
    }, table);
  await expect(page.locator('.table-preview :is(td, th)')).toHaveCount(10);
  const shown = await boxes(page, '.table-preview table');
  expect(shown[0]).toEqual([0, 0, 2, 1]);
  const event = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download HTML' }).click();
  const html = readFileSync(await (await event).path(), 'utf8');
  const context = await browser.newContext();
  const blank = await context.newPage();
  await blank.setContent(html);
  expect(await boxes(blank, 'table')).toEqual(shown);
  await context.close();
});
