import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { runTool } from '@/kit/testing/run-tool';
import { formatParts } from './format';
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

describe('Format', () => {
  it('lays out each part by its own rules', async () => {
    expect(await formatParts({ html: '<div><p>Hi</p></div>', css: 'a{color:red}', js: 'if(a){b()}' })).toEqual({
      parts: {
        html: '<div><p>Hi</p></div>',
        css: 'a {\n  color: red;\n}',
        js: 'if (a) {\n  b();\n}',
      },
      problems: [],
    });
  });
  it('leaves what does not parse, says where, and lays out the others', async () => {
    const { parts, problems } = await formatParts({
      html: '<p>x</p>',
      css: 'a{color:red}',
      js: 'let a = 1;\nlet = = 2',
    });
    expect(parts.js).toBe('let a = 1;\nlet = = 2');
    expect(parts.css).toBe('a {\n  color: red;\n}');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^JavaScript, line 2, column \d+: /);
  });
  it('makes the same page of it, as a browser reads it', async () => {
    const written = { html: '<ul>\n<li>a<li>b <b>c</b></ul>', css: 'li{color:rgb(3,3,3)}', js: 'document.title="t"' };
    const { parts } = await formatParts(written);
    const read = async ({ html, css, js }: typeof written) => {
      const { window } = new JSDOM(await run(html, css, js), { runScripts: 'dangerously' });
      const item = window.document.querySelector('li')!;
      return [
        [...window.document.querySelectorAll('li')].map((one) => one.textContent.trim()),
        window.getComputedStyle(item).color,
        window.document.title,
      ];
    };
    expect(await read(parts)).toEqual(await read(written));
  });
  it('has nothing to do with nothing', async () => {
    const nothing = { html: '', css: ' ', js: '' };
    expect(await formatParts(nothing)).toEqual({ parts: nothing, problems: [] });
  });
});
