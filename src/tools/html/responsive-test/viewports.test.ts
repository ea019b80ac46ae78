import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MEDIA } from './media.examples';
import { readOwn } from './own-devices';
import { breakpointAt, getEdges, HEIGHT, WIDTH, ZOOM } from './viewport';
import {
  findBreakpoints,
  fitAll,
  isSize,
  LEAST_BOARD,
  readBreakpoints,
  readViewports,
  writeViewports,
} from './viewports';

const size = fc.record({
  width: fc.integer({ min: WIDTH.min, max: WIDTH.max }),
  height: fc.integer({ min: HEIGHT.min, max: HEIGHT.max }),
});

describe('several viewports', () => {
  it('are the same after a link', () => {
    const viewport = fc.record({ device: fc.constantFrom('', 'iPhone 16', 'iPad M4, 13 inches'), size });
    fc.assert(
      fc.property(fc.array(viewport, { maxLength: 5 }), (list) => {
        const viewports = list.map(({ device, size }) => ({ device, ...size }));
        expect(readViewports(writeViewports(viewports))).toEqual(viewports);
      }),
    );
  });
  it('are five beside the first, and only of sizes that there are', () => {
    expect(readViewports('a:400x800;b:1x1;c:9999x800;nonsense;:800x3840;d:400x800x2')).toEqual([
      { device: 'a', width: 400, height: 800 },
      { device: '', width: 800, height: 3840 },
    ]);
    expect(readViewports(Array(9).fill('a:400x800').join(';'))).toHaveLength(5);
    expect(readViewports('')).toEqual([]);
  });

  /** As a browser lays out a row that wraps. */
  function measure(list: readonly { width: number; height: number }[], zoom: number, across: number) {
    const edges = getEdges(true, 'phones');
    const boards = list.map(({ width, height }) => ({
      width: Math.max(LEAST_BOARD, Math.ceil(((width + 2 * edges.side) * zoom) / 100) + 48),
      height: Math.ceil(((height + edges.top + edges.bottom) * zoom) / 100) + 84,
    }));
    const rows: (typeof boards)[] = [];
    for (const board of boards) {
      const row = rows.at(-1);
      const used = row?.reduce((sum, one) => sum + one.width + 20, 0) ?? 0;
      if (row && used + board.width <= across) row.push(board);
      else rows.push([board]);
    }
    return {
      width: Math.max(...boards.map((one) => one.width)),
      height: rows.reduce((sum, row) => sum + 20 + Math.max(...row.map((one) => one.height)), -20),
    };
  }
  it('all fit at the zoom that is chosen, and not at a step more', () => {
    const room = fc.record({ width: fc.integer({ min: 300, max: 3000 }), height: fc.integer({ min: 300, max: 2000 }) });
    fc.assert(
      fc.property(fc.array(size, { minLength: 2, maxLength: 6 }), room, (list, available) => {
        const edges = getEdges(true, 'phones');
        const zoom = fitAll(
          list.map((one) => ({ ...one, edges })),
          { across: 48, down: 84 },
          20,
          available,
        );
        const fits = (percent: number) => {
          const { width, height } = measure(list, percent, available.width);
          return width <= available.width && height <= available.height;
        };
        if (zoom > ZOOM.min) expect(fits(zoom)).toBe(true);
        if (zoom < 100) expect(fits(zoom + 2)).toBe(false);
      }),
    );
  });
  it('come in sizes that can be shown', () => {
    expect(isSize({ width: 320, height: 3840 })).toBe(true);
    expect(isSize({ width: 319, height: 800 })).toBe(false);
    expect(isSize({ width: 800, height: 3841 })).toBe(false);
  });
});

describe('own breakpoints', () => {
  it('are read as people write them', () => {
    expect(readBreakpoints('480, 56em 1200px;600;480')).toEqual([480, 600, 896, 1200]);
    expect(readBreakpoints('tablet: 37.5rem')).toEqual([600]);
    expect(readBreakpoints('10 99999 none')).toEqual([]);
  });

  it.each(MEDIA)('%s', (condition, widths) => {
    expect(findBreakpoints(`@media ${condition}{a{}}`)).toEqual(widths);
    expect(findBreakpoints(`<link rel=stylesheet media="${condition}" href=a.css>`)).toEqual(widths);
  });
  it.each([
    '@media print { a { min-width: 600px } }',
    'a { max-width: 500px }',
    '@media (min-height: 600px) { a {} }',
    '@media (min-width: 100px) { a {} }',
  ])('%s has none', (source) => expect(findBreakpoints(source)).toEqual([]));
  it('do not take long to find in a large sheet that never closes anything', () => {
    const started = performance.now();
    expect(findBreakpoints(`${'@media ('.repeat(40_000)}${'media="'.repeat(40_000)}`)).toEqual([]);
    expect(performance.now() - started).toBeLessThan(2000);
  });
  it('leave those of Tailwind as they are', () => expect(breakpointAt(900)).toBe('md'));
});

describe('saved sizes', () => {
  it('are read with their name', () => {
    expect(readOwn({ name: 'Kiosk', width: 1080, height: 1920 })).toEqual({ name: 'Kiosk', width: 1080, height: 1920 });
  });
  it.each([
    null,
    {},
    { name: '', width: 800, height: 600 },
    { name: 'a', width: 1, height: 600 },
    { name: 'a', width: 800.5, height: 600 },
  ])('%j is none', (raw) => expect(readOwn(raw)).toBeUndefined());
});
