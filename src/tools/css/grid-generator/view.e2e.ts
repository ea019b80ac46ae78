import { expect, test } from '../../../../e2e/fixtures';

/** In the browser: what it makes of the grid, on the stage or in a page of its own. */
const computed = () => {
  const container = (document.querySelector('.styled-stage')?.shadowRoot ?? document).querySelector('.container')!;
  const style = getComputedStyle(container);
  const main = container.querySelector('.content')!.getBoundingClientRect();
  return {
    areas: style.gridTemplateAreas,
    columns: style.gridTemplateColumns,
    rows: style.gridTemplateRows,
    gap: style.gap,
    main: [main.x, main.y, main.width, main.height],
  };
};

test('draws, moves and names areas, and the CSS and HTML pasted elsewhere give the grid', async ({ page, open }) => {
  await open('/tool/grid-generator');
  const css = page.getByRole('textbox', { name: 'CSS', exact: true });
  const area = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}: row`) });
  await expect(css).toContainText('"nav    main   aside"  1fr');
  // The footer makes room for a navigation as high as both rows.
  await area('nav').press('Shift+ArrowDown');
  await expect(css).toContainText('"nav    footer footer" 64px');
  // It would cover all of the sidebar.
  await area('main').press('Shift+ArrowRight');
  await expect(css).toContainText('"nav    main   aside"');
  await area('main').click();
  await page.getByLabel('Name', { exact: true }).fill('1st');
  await expect(page.getByRole('alert')).toContainText('Begin with a letter');
  await page.getByLabel('Name', { exact: true }).fill('content');
  await page.getByLabel('Align Self').selectOption('center');
  await expect(css).toContainText('align-self: center;');
  await page.getByLabel('Align Self').selectOption('auto');

  await page.getByRole('button', { name: 'Add Column' }).click();
  const top = (await page.getByRole('button', { name: 'Empty cell, row 1, column 4' }).boundingBox())!;
  const bottom = (await page.getByRole('button', { name: 'Empty cell, row 3, column 4' }).boundingBox())!;
  await page.mouse.move(top.x + 20, top.y + 20);
  await page.mouse.down();
  await page.mouse.move(bottom.x + 30, bottom.y + 30, { steps: 4 });
  await page.mouse.up();
  await expect(area('area-1')).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Name', { exact: true }).fill('ads');
  await page.getByLabel('Column 4', { exact: true }).fill('[side] 1px');
  await expect(page.getByLabel('Column 4', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Column 4', { exact: true }).fill('minmax(0, 120px)');
  await page.getByLabel('Row Gap', { exact: true }).fill('20');
  await expect(css).toContainText('/ 200px 1fr 200px minmax(0, 120px);');
  // From its corner up: the header’s column stays free below.
  const corner = (await area('ads').boundingBox())!;
  await page.mouse.move(corner.x + corner.width - 10, corner.y + corner.height - 10);
  await page.mouse.down();
  await page.mouse.move(corner.x + 20, corner.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(css).toContainText('"header header  header ads" 64px');
  await expect(css).toContainText('"nav    content aside  ."   1fr');

  const styles = await css.innerText();
  await page.getByRole('tab', { name: 'HTML' }).click();
  const html = await page.getByRole('textbox', { name: 'HTML', exact: true }).innerText();
  const blank = await page.context().newPage();
  await blank.setViewportSize({ width: 1000, height: 600 });
  await blank.setContent(
    `<!doctype html><style>${styles} body { margin: 0 } .container { height: 400px }</style>${html}`,
  );
  const there = await blank.evaluate(computed);
  await blank.close();
  expect(there).toEqual({
    areas: '"header header header ads" "nav content aside ." "nav footer footer ."',
    columns: '200px 444px 200px 120px',
    rows: '64px 232px 64px',
    gap: '20px 12px',
    main: [212, 84, 444, 232],
  });
  const here = await page.evaluate(computed);
  expect([here.areas, here.gap]).toEqual([there.areas, there.gap]);
  const [first, , third, fourth] = here.columns.split(' ');
  expect([first, third, fourth]).toEqual(['200px', '200px', '120px']);
});

test('draws by keyboard alone, and keeps what was drawn while columns come and go', async ({ page, open }) => {
  await open('/tool/grid-generator?written-as=css');
  const css = page.getByRole('textbox', { name: 'CSS', exact: true });
  await page.getByRole('button', { name: /^main: row/ }).press('Delete');
  await page.getByRole('button', { name: 'Empty cell, row 2, column 2' }).press('Enter');
  await expect(css).toContainText('"nav    area-1 aside"');
  await page.getByLabel('Columns', { exact: true }).fill('1fr 1fr');
  await expect(page.getByText('3 areas did not fit')).toBeVisible();
  await page.getByLabel('Columns', { exact: true }).fill('[a] 1fr [b] 1fr 1fr');
  await expect(css).toContainText('"footer footer footer" 64px');
  await expect(css).toContainText('/ [a] 1fr [b] 1fr 1fr;');
  await page.getByRole('button', { name: 'Dashboard' }).click();
  await expect(css).toContainText('"nav chart  chart  chart  list"');
  await page.getByRole('tab', { name: 'Tailwind' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('grid.html');
});
