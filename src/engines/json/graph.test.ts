import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { toGraph } from './graph';
import { type GraphColors, graphSvg } from './graph-svg';
import { parseJson } from './scan';

describe('toGraph', () => {
  it('draws a box for every object and array, with what is in it', () => {
    const { boxes, total } = toGraph(parseJson('{"a":1,"b":{"c":[true]},"d":"x"}'), 100);
    expect(total).toBe(3);
    expect(boxes.map(({ parent, line }) => [parent, line])).toEqual([
      [-1, 0],
      [0, 1],
      [1, 0],
    ]);
    expect(boxes[0]!.lines.map(({ name, value }) => `${name} ${value}`)).toEqual(['a 1', 'b { 1 }', 'd "x"']);
    expect(boxes[2]!.lines).toEqual([{ name: '0', value: 'true', kind: 5 }]);
  });

  it('overlaps nothing, and has what is in a box to its right', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const doc = parseJson(JSON.stringify([value]));
        const { boxes, width, height } = toGraph(doc, 60);
        for (const [at, box] of boxes.entries()) {
          expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
          const parent = boxes[box.parent];
          if (parent) expect(box.x).toBeGreaterThan(parent.x + parent.width);
          for (const other of boxes.slice(at + 1)) {
            const apart =
              box.x + box.width <= other.x ||
              other.x + other.width <= box.x ||
              box.y + box.height <= other.y ||
              other.y + other.height <= box.y;
            expect(apart).toBe(true);
          }
        }
      }),
    );
  });

  it('draws no more than asked, and says how many there are', () => {
    const many = toGraph(parseJson(`[${'{"a":[]},'.repeat(5000)}{}]`), 300);
    expect([many.boxes.length, many.total]).toEqual([300, 10_002]);
    expect(many.boxes[0]!.lines.at(-1)).toEqual({ name: '…', value: '4992 more', kind: 0 });
    expect(toGraph(parseJson('['.repeat(50_000) + ']'.repeat(50_000)), 300).boxes).toHaveLength(300);
  });

  it('folds, and begins anywhere', () => {
    const doc = parseJson('{"a":{"b":{"c":{}}},"d":[[],[{}]]}');
    const shown = (options: object, most = 100) =>
      toGraph(doc, most, options).boxes.map(({ node, hidden, hasInner }) => [node, hidden, hasInner]);
    expect(shown({})).toHaveLength(8);
    expect(shown({ closed: new Set([1, 4]) })).toEqual([
      [0, 0, true],
      [1, 1, true],
      [4, 2, true],
    ]);
    expect(shown({ root: 4 }).map(([node]) => node)).toEqual([4, 5, 6, 7]);
    expect(toGraph(doc, 100, { root: 4 }).total).toBe(4);
    // Of what there is no room for, each box says how much.
    expect(shown({}, 3)).toEqual([
      [0, 0, true],
      [1, 1, true],
      [4, 2, true],
    ]);
  });

  it('is drawn as a picture that is XML, whatever the names', () => {
    const colors = Object.fromEntries(
      ['background', 'box', 'line', 'key', 'string', 'number', 'literal', 'quiet'].map((name) => [name, '#123456']),
    ) as unknown as GraphColors;
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3, noUnicodeString: false }), (value) => {
        const graph = toGraph(parseJson(JSON.stringify([value, '<&"\u0000\ud800'])), 20);
        const { document } = new JSDOM(graphSvg(graph, colors), { contentType: 'image/svg+xml' }).window;
        expect(document.getElementsByTagName('path')).toHaveLength(graph.boxes.length - 1);
        expect(document.getElementsByTagName('rect')).toHaveLength(graph.boxes.length + 1);
        const names = [...document.getElementsByTagName('tspan')].length / 2;
        expect(names).toBe(graph.boxes.reduce((sum, { lines }) => sum + lines.length, 0));
      }),
      { numRuns: 30 },
    );
  });
});
