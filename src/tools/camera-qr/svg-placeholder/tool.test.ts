import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
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
});
