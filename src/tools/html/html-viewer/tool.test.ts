import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { runTool } from '@/kit/testing/run-tool';
import tool from './tool';

const run = async (html: string, css = '', js = '') => (await runTool(tool, { html, css, js })).value;

describe('the combined document', () => {
  it('runs in a browser as the three parts say', async () => {
    const document = await run(
      '<p id="a">x</p>',
      '#a { color: rgb(1, 2, 3) }',
      'document.querySelector("#a").textContent = "</script>".length + "<!--";',
    );
    const { window } = new JSDOM(document, { runScripts: 'dangerously' });
    const paragraph = window.document.querySelector('#a')!;
    expect(paragraph.textContent).toBe('9<!--');
    expect(window.getComputedStyle(paragraph).color).toBe('rgb(1, 2, 3)');
    expect(window.document.characterSet).toBe('UTF-8');
  });

  it('holds nothing of the preview', async () => {
    const document = await run('<p>x</p>', '', 'while (false) ;');
    expect(document).not.toMatch(/__guard|postMessage|securitypolicy/);
    expect(document).toContain('while (false) ;');
  });

  it('is a page even of nothing', async () => {
    expect(new JSDOM(await run('')).window.document.compatMode).toBe('CSS1Compat');
  });
});
