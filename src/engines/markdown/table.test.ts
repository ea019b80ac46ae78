import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import { editTable, type TableCommand, tableAt } from './table';

const apply = (command: TableCommand, text: string, at: number) => {
  const edit = editTable(command, text, at, at)!;
  return { text: text.slice(0, edit.from) + edit.insert + text.slice(edit.to), edit };
};
/** The cells as GitHub's reader sees them. */
const cells = (text: string) => {
  const html = micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  return [...new JSDOM(html).window.document.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent + (cell.getAttribute('align') ?? '')),
  );
};
const TABLE = 'Words | before\n\n| a | b \\| c |\n|---|:-:|\n| 1 | 2\n|3|4|\n\nafter';
const at = (part: string) => TABLE.indexOf(part);

describe('a table in a text', () => {
  it('is found where the cursor is in it', () => {
    expect(tableAt(TABLE, 0)).toBeUndefined();
    expect(tableAt(TABLE, at('after'))).toBeUndefined();
    expect(tableAt(TABLE, at('2'))).toMatchObject({ row: 1, column: 1, aligns: ['', 'center'] });
    expect(tableAt(TABLE, at('c |'))).toMatchObject({ row: 0, column: 1 });
  });

  it('is tidied without a change of what it says, and twice is as once', () => {
    const { text } = apply('tidy', TABLE, at('1'));
    expect(cells(text)).toEqual(cells(TABLE));
    expect(text).toContain('| a   | b \\| c |\n| --- | :----: |\n| 1   |   2    |\n| 3   |   4    |');
    expect(apply('tidy', text, text.indexOf('1')).text).toBe(text);
  });

  it.each([
    [
      'row-below',
      [
        ['a', 'b | ccenter'],
        ['1', '2center'],
        ['', 'center'],
        ['3', '4center'],
      ],
    ],
    [
      'row-above',
      [
        ['a', 'b | ccenter'],
        ['', 'center'],
        ['1', '2center'],
        ['3', '4center'],
      ],
    ],
    [
      'delete-row',
      [
        ['a', 'b | ccenter'],
        ['3', '4center'],
      ],
    ],
    [
      'column-left',
      [
        ['', 'a', 'b | ccenter'],
        ['', '1', '2center'],
        ['', '3', '4center'],
      ],
    ],
    [
      'column-right',
      [
        ['a', '', 'b | ccenter'],
        ['1', '', '2center'],
        ['3', '', '4center'],
      ],
    ],
    ['delete-column', [['b | ccenter'], ['2center'], ['4center']]],
    [
      'align-right',
      [
        ['aright', 'b | ccenter'],
        ['1right', '2center'],
        ['3right', '4center'],
      ],
    ],
  ] as const)('%s', (command, expected) => {
    const { text } = apply(command, TABLE, at('1'));
    expect(cells(text)).toEqual(expected);
    expect(text.startsWith('Words | before\n\n') && text.endsWith('\n\nafter')).toBe(true);
  });

  it('has no row above its header, and goes with its last column', () => {
    expect(cells(apply('row-above', TABLE, at('a |')).text)[1]).toEqual(['', 'center']);
    const { text } = apply('delete-column', '| a |\n|---|\n', 3);
    expect(text.trim()).toBe('');
  });

  it('is put on lines of its own where there is none', () => {
    for (const source of ['', 'words', 'words\nmore\n', '\n\nwords', 'a\n\n\nb'])
      for (let place = 0; place <= source.length; place++) {
        const { text, edit } = apply('tidy', source, place);
        expect(cells(text), JSON.stringify([source, place])).toEqual([
          ['A', 'B', 'C'],
          ['', '', ''],
          ['', '', ''],
        ]);
        expect(text.slice(edit.selectFrom, edit.selectTo)).toBe('A');
        expect(text.replace(/[|ABC\s-]/g, '')).toBe(source.replace(/\s/g, ''));
      }
  });

  it('keeps what every other cell says, whatever is done', () => {
    const cell = fc.stringMatching(/^[a-z\\|*` é字😀]{0,6}$/u);
    const commands = fc.constantFrom<TableCommand>(
      'row-below',
      'row-above',
      'column-left',
      'column-right',
      'align-left',
      'tidy',
    );
    fc.assert(
      fc.property(fc.array(cell, { minLength: 4, maxLength: 4 }), commands, fc.nat(30), (texts, command, place) => {
        const safe = texts.map((text) => text.replace(/[\\|`]/g, '').trim() || 'x');
        const source = `| ${safe[0]} | ${safe[1]} |\n| - | - |\n| ${safe[2]} | ${safe[3]} |`;
        const { text, edit } = apply(command, source, Math.min(place, source.length));
        expect(text.slice(edit.selectFrom, edit.selectTo)).toBe(text.slice(edit.selectFrom, edit.selectTo).trim());
        const kept = (from: string) =>
          cells(from)
            .flat()
            .map((one) => one.replace(/left$/, ''))
            .filter((one) => one !== '');
        expect(kept(text)).toEqual(kept(source));
      }),
    );
  });
});
