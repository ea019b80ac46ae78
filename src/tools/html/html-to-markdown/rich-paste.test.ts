import { describe, expect, it } from 'vitest';
import { DOCS, WORD } from '@/engines/html-clean/word.fixture';
import { richPaste } from './rich-paste';

describe('a paste', () => {
  it('of Word, Google Docs and a browser is taken with its formatting', () => {
    expect(richPaste(WORD, 'Annual report')).toMatch(/^<p class=MsoTitle>/);
    expect(richPaste(DOCS, 'Plan')).toContain('<h2');
    expect(richPaste('<meta charset="utf-8"><a href="/x">x</a>', 'x')).toContain('<a href');
  });
  it('of nothing but a list of Word is one', () => {
    const item = "<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level1 lfo1'>First</p>";
    expect(richPaste(item, '·\tFirst')).toBe(item);
  });
  it.each([
    ['', 'plain'],
    ['<meta charset="utf-8"><span>plain</span>', 'plain'],
    ['<pre style="color: red"><span>&lt;p&gt;</span>code&lt;/p&gt;</pre>', '<p>code</p>'],
  ])('of %j stays text', (html, plain) => expect(richPaste(html, plain)).toBeUndefined());
});
