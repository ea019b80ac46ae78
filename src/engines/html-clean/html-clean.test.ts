import createPurifier from 'dompurify';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { LONG, runs } from '@/engines/testing/long';
import { expectWithin, processorTime } from '@/engines/testing/processor-time';
import { payloads } from '../../../e2e/payloads';
import { ATTRIBUTES, cleanStyle, safeHref, safeSrc, TAGS } from './allowed';
import { cleanHtml } from './clean';
import { readMarker } from './lists';
import { DOCS, FROM_DOCS, FROM_WORD, WORD } from './word.fixture';

const clean = (html: string, keepStyles = false) => cleanHtml(html, { keepStyles }).html;
const kept = (html: string) => clean(html, true);

describe('from word processors', () => {
  it('Word: real lists, headings and tables, and nothing of its own', () => {
    const { html, origin, removed } = cleanHtml(WORD, { keepStyles: false });
    expect(html).toBe(FROM_WORD);
    expect(origin).toBe('word');
    expect(removed).toEqual(['<link>', '<style>', 'pictures that can’t be loaded']);
    expect(kept(WORD)).not.toMatch(/mso|<o:|urn:|Mso/i);
  });

  it('Google Docs: the wrapper goes, spans become what they mean', () => {
    const { html, origin, removed } = cleanHtml(DOCS, { keepStyles: false });
    expect(html).toBe(FROM_DOCS);
    expect([origin, removed]).toEqual(['docs', []]);
  });

  it('Word for the web: items that come in lists of their own', () => {
    const item = (level: number, text: string, tag = 'ul') =>
      `<div class="ListContainerWrapper SCXW1"><${tag} class="BulletListStyle1" role="list"><li data-leveltext="" data-listid="2" data-aria-level="${level}" class="OutlineElement"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">${text}</span></span><span class="EOP">&nbsp;</span></p></li></${tag}></div>`;
    expect(clean(item(1, 'a') + item(2, 'b') + item(1, 'c')).replace(/\s|&nbsp;/g, '')).toBe(
      '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
    );
  });

  it.each([
    ['·', { ordered: false }],
    ['o  ', { ordered: false }],
    ['§', { ordered: false }],
    ['–', { ordered: false }],
    ['1.', { ordered: true, number: 1 }],
    ['12)', { ordered: true, number: 12 }],
    ['(4)', { ordered: true, number: 4 }],
    ['2.3.', { ordered: true, number: 3 }],
    ['c.', { ordered: true, type: 'a', number: 3 }],
    ['B)', { ordered: true, type: 'A', number: 2 }],
    ['iv.', { ordered: true, type: 'i', number: 4 }],
    ['XII.', { ordered: true, type: 'I', number: 12 }],
  ])('the sign %j before an item', (marker, read) => {
    expect(readMarker(marker)).toEqual(read);
  });
});

describe('laid out', () => {
  it.each([
    ['<p>a  b\n c </p>\n\n<p> <b>d </b> e</p>', '<p>a b c</p>\n<p><strong>d </strong>e</p>'],
    ['one <i>two</i>', 'one <em>two</em>'],
    ['<div>a</div><div>b</div>', '<p>a</p>\n<p>b</p>'],
    ['<div><p>a</p><div><h2>b</h2></div></div>', '<p>a</p>\n<h2>b</h2>'],
    ['<p>a<br></p><p><br></p><p>b<br>c</p><p><br></p>', '<p>a</p>\n<p><br></p>\n<p>b<br>c</p>'],
    ['<li><div>a</div><div>b</div></li>', '<li>a<br>b</li>'],
    ['<li><div>a</div><ul><li>b</li></ul></li>', '<li>\n  a\n  <ul>\n    <li>b</li>\n  </ul>\n</li>'],
    ['a<br><br>b<p>c</p>', 'a<br><br>b\n<p>c</p>'],
    ['<h1><div>a</div><div>b</div></h1>', '<h1>a<br>b</h1>'],
    ['<div><hr><br></div><p>x</p>', '<hr>\n<p>x</p>'],
    [
      '<p><img src="data:image/png;base64,AA==" alt="x"><br></p>',
      '<p><img src="data:image/png;base64,AA==" alt="x"></p>',
    ],
    ['<pre>\n\n  a\n b</pre>', '<pre>\n\n  a\n b</pre>'],
    ['<blockquote>a<p>b</p></blockquote>', '<blockquote>\n  a\n  <p>b</p>\n</blockquote>'],
    [
      '<ul><li>a</li><ul><li>b</li></ul></ul>',
      '<ul>\n  <li>\n    a\n    <ul>\n      <li>b</li>\n    </ul>\n  </li>\n</ul>',
    ],
    ['<b>a</b><b>b</b>', '<strong>ab</strong>'],
    ['<p>a &lt;b&gt; &amp;amp; "c"</p>', '<p>a &lt;b&gt; &amp;amp; "c"</p>'],
    [
      '<a href="x.html" target="_blank" title=\'"\'>a</a>',
      '<a href="x.html" target="_blank" title="&quot;" rel="noopener">a</a>',
    ],
  ])('%j', (source, laid) => {
    expect(clean(source)).toBe(laid);
  });

  it('keeps styles, classes and ids when asked, and nothing that loads', () => {
    const source =
      '<p class="lead" id="top" style="color: rgb(1, 2, 3); background: url(https://a.example/x.png); position: fixed">a</p><span style="font-weight:600;color:red">b</span>';
    expect(clean(source)).toBe('<p>a</p>\n<strong>b</strong>');
    expect(kept(source)).toBe(
      '<p class="lead" id="top" style="color: rgb(1, 2, 3)">a</p>\n<span style="color: red"><strong>b</strong></span>',
    );
  });

  it('a second cleaning changes nothing, and every word stays', () => {
    const tag = fc.constantFrom(
      ...'p div ul ol li b i strong em span table tr td h1 h2 blockquote pre br hr a section dl dt dd font center main o:p'.split(
        ' ',
      ),
    );
    const part = fc.oneof(
      tag.map((name) => `<${name}>`),
      tag.map((name) => `</${name}>`),
      fc.constantFrom(
        'alpha',
        ' ',
        '\n',
        'beta ',
        '&nbsp;',
        ' gamma',
        '<span style="font-weight:bold">',
        '<p class=x>',
      ),
    );
    const parser = new new JSDOM('').window.DOMParser();
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), fc.boolean(), (parts, keepStyles) => {
        const source = parts.join('');
        const once = clean(source, keepStyles);
        const words = (html: string) => parser.parseFromString(html, 'text/html').body.textContent.replace(/\s/g, '');
        expect(words(once)).toBe(words(source));
        expect(clean(once, keepStyles)).toBe(once);
      }),
      { numRuns: runs(150) },
    );
  });
});

describe('what could do harm', () => {
  const purifier = createPurifier(new JSDOM('').window);
  const config = { ALLOWED_TAGS: [...TAGS, 'body'], ALLOWED_ATTR: [...ATTRIBUTES], ALLOW_DATA_ATTR: false };

  it('leaves nothing for DOMPurify to remove', () => {
    for (const payload of [...payloads, payloads.join('\n')])
      for (const keepStyles of [true, false]) {
        const html = clean(payload, keepStyles);
        purifier.sanitize(html, config);
        expect(
          purifier.removed.map((one) => ('element' in one ? one.element?.nodeName : one.attribute?.name)),
          payload,
        ).toEqual([]);
        expect(html).not.toMatch(/<[^>]*(?:\son\w+=|javascript:)/i);
      }
  });

  it('says what went, the worst first', () => {
    const { removed } = cleanHtml(
      '<p data-x="1">a</p><!-- note --><main>b</main><script>1</script><p onclick="x()" onload="y()">c</p><p onclick="z()">d</p><a href="javascript:1">e</a>',
      { keepStyles: true },
    );
    expect(removed).toEqual(['<script>', 'onclick ×2', 'onload', 'unsafe links', 'data-x', 'comments', '<main>']);
  });

  it.each([
    'javascript:x',
    'JaVa\tScript:x',
    '\u0001javascript:x',
    'data:text/html,x',
    'vbscript:x',
    ' file:///etc/passwd',
    'blob:x',
  ])('no link to %j', (address) => {
    expect(safeHref(address)).toBeUndefined();
    expect(safeSrc(address)).toBeUndefined();
  });
  it.each(['https://a.example/x:y', '/a:b', '#x', 'a/b.html?c:d', 'mailto:a@b.example', 'tel:+1', '//a.example'])(
    'a link to %j',
    (address) => {
      expect(safeHref(address)).toBe(address);
    },
  );

  it.each([
    ['color: red; background-image: url(x)', 'color: red'],
    ['color: \\72 ed', ''],
    ["font-family: 'A; B', serif", "font-family: 'A; B', serif"],
    ['width: expression(alert(1))', ''],
    ['color: var(--x); margin: calc(1px + 2px)', 'margin: calc(1px + 2px)'],
    ['position: fixed; inset: 0; z-index: 9', ''],
  ])('of the style %j', (style, safe) => {
    expect(cleanStyle(style)).toBe(safe);
  });
});

it.runIf(LONG)('keeps up with what is large, and refuses what is too deep', () => {
  const started = processorTime();
  for (const piece of [
    '<br>',
    '<b>a</b>',
    '<p>a</p><br>',
    '<div>a</div>',
    '<li>a',
    '<span style="color:red">a</span>',
    '<p class=MsoNormal>a<o:p>',
    '(',
  ])
    clean(piece.repeat(10_000), true);
  clean(`<p style="${'('.repeat(300_000)}">a</p>`);
  expectWithin(4000, started);
  expect(() => clean('<div>'.repeat(100_000))).toThrow('nested more than');
});
