import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { changeTable, makeTable, type TableChange } from './tables';

const { window } = new JSDOM();
beforeAll(() => void vi.stubGlobal('document', window.document));
afterAll(() => void vi.unstubAllGlobals());

/** Which cell covers each place, by the steps that the HTML standard gives for forming a table. Throws where two cells meet. */
function formTable(table: HTMLTableElement): string[] {
  const names = new Map<Element, string>();
  return [...table.tBodies, ...(table.tHead ? [table.tHead] : [])]
    .sort((a, b) => (a.compareDocumentPosition(b) & 4 ? -1 : 1))
    .flatMap((section) => {
      const taken: string[][] = [...section.rows].map(() => []);
      for (const [y, row] of [...section.rows].entries()) {
        let x = 0;
        for (const cell of row.cells) {
          while (taken[y]![x] !== undefined) x++;
          const name = cell.textContent || `${names.size}`;
          names.set(cell, name);
          for (let down = 0; down < cell.rowSpan; down++)
            for (let across = 0; across < cell.colSpan; across++) {
              if (!taken[y + down]) throw new Error('A cell reaches below the last row');
              if (taken[y + down]![x + across] !== undefined) throw new Error('Two cells at one place');
              taken[y + down]![x + across] = name;
            }
        }
      }
      return taken.map((line) => Array.from(line, (name) => name ?? '?').join(' '));
    });
}

const lettered = (rows: number, columns: number): HTMLTableElement => {
  const table = makeTable(rows, columns, false) as HTMLTableElement;
  for (const [at, cell] of [...table.querySelectorAll('td')].entries()) cell.textContent = String.fromCharCode(97 + at);
  return table;
};
const cellOf = (table: HTMLTableElement, name: string) =>
  [...table.querySelectorAll<HTMLTableCellElement>('td, th')].find((cell) => cell.textContent.startsWith(name))!;
const cellsOf = (table: HTMLTableElement, names: string) => [...names].map((name) => cellOf(table, name));

describe('merged cells', () => {
  it('are one with the words of all, and are split again', () => {
    const table = lettered(3, 3);
    const merged = changeTable('merge', cellOf(table, 'a'), cellsOf(table, 'abde'))!;
    expect(merged.innerHTML).toBe('a<br>b<br>d<br>e');
    expect([merged.colSpan, merged.rowSpan]).toEqual([2, 2]);
    expect(formTable(table)).toEqual(['abde abde c', 'abde abde f', 'g h i']);
    changeTable('split', merged);
    expect(formTable(table).map((line) => line.split(' ').length)).toEqual([3, 3, 3]);
    expect(table.querySelectorAll('td')).toHaveLength(9);
  });
  it('grow to a rectangle of whole cells', () => {
    const table = lettered(3, 3);
    changeTable('merge', cellOf(table, 'e'), cellsOf(table, 'eh'));
    changeTable('merge', cellOf(table, 'd'), cellsOf(table, 'de'));
    expect(formTable(table)).toEqual(['a b c', 'dehg dehg f', 'dehg dehg i']);
  });
  it('of one cell alone change nothing', () => {
    const table = lettered(2, 2);
    changeTable('merge', cellOf(table, 'a'), cellsOf(table, 'a'));
    expect(formTable(table)).toEqual(['a b', 'c d']);
  });

  const block = () => {
    const table = lettered(4, 4);
    changeTable('merge', cellOf(table, 'f'), cellsOf(table, 'fgjk'));
    return table;
  };
  it('get wider and higher by rows and columns that go through them', () => {
    const table = block();
    changeTable('row', cellOf(table, 'e'));
    changeTable('column', cellOf(table, 'b'));
    const lines = formTable(table).map((line) => line.split(' '));
    expect(lines.map((line) => line.length)).toEqual([5, 5, 5, 5, 5]);
    const merged = cellOf(table, 'f');
    expect([merged.colSpan, merged.rowSpan]).toEqual([3, 3]);
  });
  it('get smaller with a row or a column that goes', () => {
    const table = block();
    changeTable('remove-row', cellOf(table, 'e'));
    expect(formTable(table)).toEqual(['a b c d', 'i fgjk fgjk l', 'm n o p']);
    changeTable('remove-column', cellOf(table, 'b'));
    expect(formTable(table)).toEqual(['a c d', 'i fgjk l', 'm o p']);
  });

  it('never overlap or leave a hole, whatever is done in a row', () => {
    const step = fc.record({
      change: fc.constantFrom<TableChange>('row', 'column', 'merge', 'split', 'remove-row', 'remove-column'),
      cell: fc.nat(),
      other: fc.nat(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const table = makeTable(3, 4, false) as HTMLTableElement;
        window.document.body.replaceChildren(table);
        for (const { change, cell, other } of steps) {
          const cells = [...table.querySelectorAll<HTMLTableCellElement>('td, th')];
          if (cells.length === 0 || !table.isConnected) break;
          const [one, two] = [cells[cell % cells.length]!, cells[other % cells.length]!];
          changeTable(change, one, [one, two]);
          const lines = formTable(table).map((line) => line.split(' '));
          const width = Math.max(0, ...lines.map((line) => line.length));
          for (const line of lines) expect(line.filter((name) => name !== '?')).toHaveLength(width);
        }
      }),
    );
  });
});
