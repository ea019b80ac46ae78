import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import { fittingSize, withSize } from './placeholder';
import { SIZES } from './sizes';
import tool from './tool';

type Options = ToolOptions<typeof tool>;
const run = async (options: Partial<Options> = {}) => (await runTool(tool, undefined, options)).value;

describe('svg-placeholder', () => {
  it('starts with 600 × 350 in grey', async () => {
    expect(await run()).toEqual({
      svg: '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="350" viewBox="0 0 600 350">\n  <rect width="100%" height="100%" fill="#cccccc"/>\n  <text x="50%" y="50%" dy=".35em" fill="#333333" font-family="sans-serif" font-size="24" text-anchor="middle">600x350</text>\n</svg>',
      width: 600,
      height: 350,
      alt: 'Placeholder: 600x350',
    });
  });

  it('shows the size while there is no text of its own', async () => {
    expect((await run({ width: 10, height: 20 })).alt).toBe('Placeholder: 10x20');
    expect((await run({ width: 10, height: 20, text: '' })).alt).toBe('Placeholder: 10x20');
    expect((await run({ width: 10, height: 20, text: 'Logo' })).alt).toBe('Placeholder: Logo');
  });

  it('is XML that another parser reads back, whatever the text', async () => {
    const parser = new XMLParser({ trimValues: false, parseTagValue: false });
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('</text><script>', ']]>', '&amp;', '\'"')),
        async (provided) => {
          const text = provided.replace(/[\n\r]/g, '');
          const { svg } = await run({ text: `x${text}` });
          expect(XMLValidator.validate(svg)).toBe(true);
          const shown = `x${text}`.toWellFormed().replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '\ufffd');
          expect(parser.parse(svg).svg.text).toBe(shown);
        },
      ),
    );
  });

  it('takes any CSS color and nothing else, and writes it so that SVG knows it', async () => {
    expect((await run({ backgroundColor: 'rebeccapurple' })).svg).toContain('fill="#663399"');
    expect((await run({ backgroundColor: 'ff0000', textColor: '0f08' })).svg).toMatch(
      /fill="#ff0000"[\s\S]*fill="#00ff0088"/,
    );
    await expect(run({ backgroundColor: 'url(https://example.com)' })).rejects.toThrow(
      'Background Color must be a color such as #cccccc',
    );
    await expect(run({ textColor: '"/><script>' })).rejects.toThrow('Text Color must be a color');
  });

  it('puts every line into an element of its own, around the middle', async () => {
    const parser = new XMLParser({ trimValues: false, parseTagValue: false, ignoreAttributes: false });
    const { svg, alt } = await run({ text: 'One & two\r\n\n<three>' });
    const spans = parser.parse(svg).svg.text.tspan as Record<string, string>[];
    expect(spans.map((span) => span['#text'])).toEqual(['One & two', '\u200b', '<three>']);
    // The middle one of three stands where one alone would: 0.35 em below the middle.
    const places = spans.map((span) => Number.parseFloat(span['@_dy']!));
    expect(places[0]! + places[1]!).toBeCloseTo(0.35);
    expect(places[1]).toBe(places[2]);
    expect(alt).toBe('Placeholder: One & two <three>');
  });

  it('knows usual sizes, and takes them for the text', async () => {
    for (const [name, [, width, height]] of Object.entries(SIZES)) {
      const picture = await run({ usualSize: name as keyof typeof SIZES, width: 5, height: 5 });
      expect(picture).toMatchObject({ width, height, alt: `Placeholder: ${width}x${height}` });
      expect(picture.svg).toContain(`viewBox="0 0 ${width} ${height}"`);
    }
  });

  it('ends gradients in the corners, as CSS does', async () => {
    const lineOf = async (options: Partial<Options>) => {
      const { svg } = await run({ fill: 'linear', width: 200, height: 100, ...options });
      expect(XMLValidator.validate(svg)).toBe(true);
      return ['x1', 'y1', 'x2', 'y2'].map((name) => Number(new RegExp(`${name}="([^"]*)"`).exec(svg)![1]));
    };
    expect(await lineOf({ angle: 90 })).toEqual([0, 50, 200, 50]);
    expect(await lineOf({ angle: 180 })).toEqual([100, 0, 100, 100]);
    // The line of equal color through the end of it meets the corner: (200, 100) lies at a right angle to it.
    const [x1, y1, x2, y2] = (await lineOf({ angle: 135 })) as [number, number, number, number];
    expect((200 - x2) * (x2 - x1) + (100 - y2) * (y2 - y1)).toBeCloseTo(0);
    expect((await run({ fill: 'radial', secondColor: 'tomato' })).svg).toContain('stop-color="#ff6347"');
    await expect(run({ fill: 'radial', secondColor: 'none' })).rejects.toThrow('Second Color must be a color');
    expect((await run({ secondColor: 'none' })).svg).not.toContain('none');
  });

  it('gives several placeholders on one page gradients of their own', async () => {
    const idOf = async (options: Partial<Options>) =>
      /id="([^"]+)"/.exec((await run({ fill: 'linear', ...options })).svg)![1];
    const ids = await Promise.all(
      [{}, { angle: 1 }, { width: 9 }, { secondColor: '#000000' }, { fill: 'radial' as const }].map(idOf),
    );
    expect(new Set(ids).size).toBe(5);
    for (const id of ids) expect(id).toMatch(/^[\w-]+$/);
  });

  it('fits text by its longest line and by how many lines there are', () => {
    const of = (text: string, width = 600, height = 300) =>
      fittingSize({ text, width, height, font: 'sans-serif', bold: false });
    expect(of('Short')).toBeGreaterThan(of('A much longer text than the short one'));
    expect(of('a\nb\nc\nd\ne\nf\ng') * 7 * 1.2).toBeLessThan(300);
    expect(of('日本語日本語日本語日本語') * 12).toBeLessThan(600);
    expect(of('x'.repeat(10_000))).toBe(0.1);
  });

  it('is given a size for drawing, whether it had one or not', async () => {
    for (const useExactSize of [true, false])
      expect(withSize((await run({ useExactSize })).svg, 1200, 700).split('\n')[0]).toBe(
        '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="700" viewBox="0 0 600 350">',
      );
  });
});
