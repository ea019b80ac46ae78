import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { expectCalm, runner } from '../testing';
import tool from './tool';

const run = runner(tool);

describe('markdown-html', () => {
  it('makes a complete page titled by its first heading', async () => {
    const { text } = await run('intro\n\n## Tom & *Jerry* <3\n\ntext', { fullPage: true });
    const { document } = new JSDOM(text).window;
    expect(document.doctype?.name).toBe('html');
    expect(document.title).toBe('Tom & Jerry <3');
    expect(document.querySelector('h2')?.innerHTML).toBe('Tom &amp; <em>Jerry</em> &lt;3');
    expect((await run('no heading', { fullPage: true })).text).toContain('<title>Document</title>');
  });
  it('passes its options on', async () => {
    expect((await run('a\nb', { lineBreaks: true })).text).toBe('<p>a<br>\nb</p>\n');
    expect((await run('# A b', { headingIds: true })).text).toBe('<h1 id="a-b">A b</h1>\n');
    expect((await run('<script>x</script>')).text).toBe('&lt;script>x&lt;/script>');
    expect((await run('<script>x</script>', { html: 'keep' })).text).toBe('<script>x</script>');
  });
  // CommonMark 0.31.2, examples 612 and 613, and what its dialect of GitHub alone knows.
  it.each([
    ['https://example.com', '<p>https://example.com</p>\n'],
    ['foo@bar.example.com', '<p>foo@bar.example.com</p>\n'],
    ['www.example.com ~~x~~ [^1]\n\n[^1]: note', '<p>www.example.com ~~x~~ <a href="note">^1</a></p>\n'],
    ['- [x] a\n\n| b |\n|---|\n', '<ul>\n<li>[x] a</li>\n</ul>\n<p>| b |\n|---|</p>\n'],
  ])('knows CommonMark alone: %s', async (markdown, html) => {
    expect((await run(markdown, { gfm: false })).text).toBe(html);
    expect((await run(markdown)).text).not.toBe(html);
  });
  it('colours code with a style that comes with it', async () => {
    const { text } = await run('```js\nconst a = 1;\n```\n', { colorCode: true });
    const { window } = new JSDOM(text);
    const keyword = window.document.querySelector('.hl-keyword')!;
    expect(window.getComputedStyle(keyword).color).toBe('rgb(111, 43, 179)');
    expect((await run('a', { colorCode: true })).text).toBe('<p>a</p>\n');
  });
  it('stays calm', async () => {
    await expectCalm(run);
    for (const part of ['[a](', '`', '<!--', '[^1]', '|', '<a ', 'www.a.b(', '~~', '[a][b]', 'a@b.c ', '<b>'])
      expect((await run(part.repeat(2_000))).text).not.toBe('');
  });
});
