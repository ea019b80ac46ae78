import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { runTool } from '@/kit/testing/run-tool';
import tool from './tool';
import { WELCOME } from './welcome';

const run = async (markdown: string, css = '', fontSize = 16) =>
  (await runTool(tool, { markdown, css }, { fontSize })).value;

describe('the exported page', () => {
  it('is styled by the custom CSS, which cannot end its element', async () => {
    const css = 'h1 { color: rgb(1, 2, 3) } /* </style><script>bad()</script> */ p { color: rgb(4, 5, 6) }';
    const page = await run('# A\n\nb', css, 20);
    const { window } = new JSDOM(page);
    const color = (selector: string) => window.getComputedStyle(window.document.querySelector(selector)!).color;
    expect([color('h1'), color('p')]).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)']);
    expect(page).toContain('body { font-size: 20px; }');
    expect(window.document.querySelector('script')).toBeNull();
  });

  it('is titled by its first heading and links within itself', async () => {
    const { document } = new JSDOM(await run('[to b](#b--c)\n\n## B & c\n')).window;
    expect(document.title).toBe('B & c');
    expect(document.querySelector(document.querySelector('a')!.getAttribute('href')!)?.tagName).toBe('H2');
  });

  it('shows everything the sample promises', async () => {
    const { document } = new JSDOM(await run(WELCOME)).window;
    for (const part of [
      'h1',
      'strong',
      'em',
      'del',
      'a',
      'input[type=checkbox]',
      'ol li',
      'table td',
      'pre code',
      'blockquote',
      '.footnotes',
    ])
      expect(document.querySelector(part), part).not.toBeNull();
  });
});
