import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '@/engines/markdown';
import { type Drawn, findDiagrams, withDiagrams } from './replace';

const SOURCE = 'flowchart LR; A["<b>&amp;"]-->B';
const text = `\`\`\`mermaid\n${SOURCE}\n\`\`\`\n\n\`\`\`js\nx\n\`\`\`\n`;

describe('diagrams of a page', () => {
  it('are found as they were written, with lines and without', async () => {
    for (const sourceLines of [true, false])
      expect(findDiagrams(await renderMarkdown(text + text, { sourceLines, colourCode: true }))).toEqual([SOURCE]);
  });
  it('become pictures, or say what is wrong', async () => {
    const html = await renderMarkdown(text, { sourceLines: true });
    const page = (drawn: Drawn) => new JSDOM(withDiagrams(html, new Map([[SOURCE, drawn]]))).window.document;
    const picture = page({ picture: 'data:image/svg+xml;base64,AA==' }).querySelector('p.diagram[data-line="1"] img')!;
    expect(picture.getAttribute('alt')).toBe(SOURCE);
    const wrong = page({ problem: 'Parse error <1>' });
    expect(wrong.querySelector('.diagram-error p')!.textContent).toBe('Mermaid: Parse error <1>');
    expect(wrong.querySelector('.diagram-error code')!.textContent!.trim()).toBe(SOURCE);
    expect(withDiagrams(html, new Map())).toBe(html);
  });
});
