import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import { putCells, readCells, readPasted, writeCells } from './cells';
import tool from './tool';

type Options = ToolOptions<typeof tool>;
const run = async (input: string, options: Partial<Options> = {}) => (await runTool(tool, input, options)).value;
const draw = async (...args: Parameters<typeof run>) => {
  const { window } = new JSDOM(await run(...args));
  const css = await run(args[0], { framework: 'vanilla', ...args[1], part: 'css' });
  const style = window.document.createElement('style');
  style.textContent = css;
  window.document.head.append(style);
  return window;
};
const texts = ({ document }: { document: Document }) =>
  [...document.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent));

describe('html-table-generator', () => {
  it('starts with three by three, a header row and the placeholders', async () => {
    expect(texts(await draw(''))).toEqual([
      ['Header 1', 'Header 2', 'Header 3'],
      ['Cell 1,1', 'Cell 1,2', 'Cell 1,3'],
      ['Cell 2,1', 'Cell 2,2', 'Cell 2,3'],
    ]);
    expect(texts(await draw('', { headerRow: false, rows: 1, columns: 1 }))).toEqual([['Cell 1,1']]);
  });

  it('marks it up for those who listen', async () => {
    const { document } = await draw('a\tb\n1\t2', { caption: 'A "B" <c>', columns: 2 });
    expect([...document.querySelectorAll('thead th')].map((cell) => cell.getAttribute('scope'))).toEqual([
      'col',
      'col',
    ]);
    expect(document.querySelectorAll('tbody td')).toHaveLength(4);
    expect(document.querySelector('caption')?.textContent).toBe('A "B" <c>');
    expect(document.querySelector('[role=region]')?.getAttribute('aria-label')).toBe('A "B" <c>');
    expect((await run('', { rows: 1 })).includes('<tbody')).toBe(false);
  });

  it('says what was typed and nothing else, whatever it is', async () => {
    const { document } = new JSDOM().window;
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.constantFrom('<b>', '</td>', '"', 'a\tb', 'a\nb', '&lt;', ' '),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(text, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 3 }),
        async (cells) => {
          document.body.innerHTML = await run(writeCells(cells), { rows: cells.length, columns: 2, headerRow: false });
          const shown = [...document.querySelectorAll('td')].map((cell) => cell.innerHTML.replaceAll('<br>', '\n'));
          const wanted = cells.flatMap((row, at) =>
            row.map(
              (cell, column) =>
                cell
                  .trim()
                  .replace(/\r\n?/g, '\n')
                  .replace(/&/g, '&amp;')
                  .replace(/</g, '&lt;')
                  .replace(/>/g, '&gt;')
                  .replace(/\u00a0/g, '&nbsp;') || `Cell ${at + 1},${column + 1}`,
            ),
          );
          expect(shown).toEqual(wanted);
        },
      ),
      { numRuns: runs(50) },
    );
  });

  it.each<[Partial<Options>, string, string, string]>([
    [{ alignment: 'right' }, 'td', 'textAlign', 'right'],
    [{ padding: 7 }, 'th', 'padding', '7px'],
    [{ spacing: 5 }, 'table', 'borderSpacing', '5px'],
    [{ spacing: 0 }, 'table', 'borderCollapse', 'collapse'],
    [{ borderWidth: 3, borderStyle: 'dotted' }, 'td', 'borderTopStyle', 'dotted'],
    [{ borderWidth: 3 }, 'td', 'borderTopWidth', '3px'],
    [{ headerBackground: 'rebeccapurple' }, 'th', 'backgroundColor', 'rgb(102, 51, 153)'],
    [{ headerText: '#fff' }, 'th', 'color', 'rgb(255, 255, 255)'],
    [{ cellBackground: 'hsl(0 100% 50%)' }, 'td', 'backgroundColor', 'rgb(255, 0, 0)'],
    [{ cellText: '0000ff' }, 'td', 'color', 'rgb(0, 0, 255)'],
    [{ width: '75%' }, 'table', 'width', '75%'],
    [{ responsive: true }, 'div', 'overflowX', 'auto'],
    [{ zebra: true }, 'tbody tr:nth-child(2) td', 'backgroundColor', 'rgb(245, 245, 245)'],
  ])('%o styles %s', async (options, selector, property, expected) => {
    const window = await draw('', { framework: 'vanilla', ...options });
    const style = window.getComputedStyle(window.document.querySelector(selector)!) as unknown as Record<
      string,
      string
    >;
    expect(style[property]).toBe(expected);
  });

  it('says each setting in classes of Tailwind too', async () => {
    const html = await run('', {
      padding: 7,
      spacing: 10,
      borderWidth: 3,
      borderStyle: 'dashed',
      alignment: 'center',
      width: '50%',
      zebra: true,
    });
    for (const one of [
      'p-[7px]',
      'border-spacing-2.5',
      'border-[3px]',
      'border-dashed',
      'text-center',
      'w-1/2',
      'overflow-x-auto',
      'bg-[#f3f4f6]',
      'text-[#000000]',
      '[&>tr:nth-child(even)>td]:bg-[#f5f5f5]',
      '[&>tr:hover>td]:!bg-[#e8e8e8]',
    ])
      expect(html).toContain(one);
    expect(await run('', { hover: false, responsive: false, borderWidth: 0 })).not.toMatch(/hover|overflow|border-\[/);
    expect(await run('', { part: 'css' })).toMatch(/^\/\*.*\*\/\n$/);
  });

  it('refuses what is no color, by name', async () => {
    await expect(run('', { cellText: 'red;}' })).rejects.toThrow('Cell Text Color is not a color');
  });

  it('refuses a table that no browser would draw', async () => {
    await expect(run('\t'.repeat(1_000_000))).rejects.toThrow('A table can have up to 200,000 cells');
  });

  it('grows with what it is given', async () => {
    expect(texts(await draw('a\tb\tc\td\n1\n2\n3', { headerRow: false }))).toHaveLength(4);
  });
});

describe('cells', () => {
  it('come back as they were written', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string({ unit: 'binary' }), { maxLength: 4 }), { maxLength: 4 }), (cells) => {
        const text = writeCells(cells);
        expect(writeCells(readCells(text))).toBe(text);
        for (const [row, line] of readCells(text).entries())
          for (const [column, cell] of line.entries()) expect(cell).toBe(cells[row]?.[column] ?? '');
      }),
      { numRuns: runs(50) },
    );
  });

  it('are read as spreadsheets copy them, and as anyone writes them', () => {
    expect(readPasted('a\t"b\nc ""d"""\r\n1\t\r\n')).toEqual([
      ['a', 'b\nc "d"'],
      ['1', ''],
    ]);
    expect(readPasted('"open\t5" pipe\nx')).toEqual([['"open', '5" pipe'], ['x']]);
  });

  it('are put in from a place on', () => {
    expect(putCells([['a', 'b'], ['c']], 1, 1, [['x', 'y'], ['z']])).toEqual([
      ['a', 'b'],
      ['c', 'x', 'y'],
      ['', 'z'],
    ]);
  });
});
