import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { combinePage, splitPage } from './page';

const parts = (html: string, css = '', js = '') => ({ html, css, js });
const getDocument = (html: string, css = '', js = '') => combinePage(parts(html, css, js)).document;
/** A parser nobody here wrote around the same algorithm: jsdom's document, scripts not run. */
const open = (html: string): Document => new JSDOM(html).window.document;

describe('splitPage', () => {
  it('takes a usual page apart', () => {
    const page = `<!DOCTYPE html>
<html lang="en">
<head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Mine</title>
    <link rel="stylesheet" href="https://example.org/base.css">
    <style>
        p {
            color: red;
        }
    </style>
    <script src="https://example.org/lib.js"></script>
</head>
<body>
    <p>Hi &amp; bye</p>
    <script>
        start();
    </script>
</body>
</html>
`;
    expect(splitPage(page)).toEqual({
      html: `    <title>Mine</title>
    <link rel="stylesheet" href="https://example.org/base.css">
    <script src="https://example.org/lib.js"></script>
    <p>Hi &amp; bye</p>`,
      css: 'p {\n    color: red;\n}',
      js: 'start();',
    });
  });

  it('takes the plainest page apart', () => {
    expect(
      splitPage('<html><head><style>p{color:red}</style></head><body><p>Hi</p><script>go()</script></body></html>'),
    ).toEqual(parts('<p>Hi</p>', 'p{color:red}', 'go()'));
  });

  it('joins several styles and several scripts, each still its own statement', () => {
    const { css, js } = splitPage('<style>a{}</style><style>b{}</style><script>one()</script><script>(two)()</script>');
    expect(css).toBe('a{}\n\nb{}');
    expect(js).toBe('one()\n;\n(two)()');
    expect(() =>
      new Function('one', 'two', js)(
        () => 1,
        () => 2,
      ),
    ).not.toThrow();
  });

  it.each([
    ['an attribute that means something', '<style media="print">p{}</style>'],
    ['a module', '<script type="module">import "./x.js"</script>'],
    ['data', '<script type="application/ld+json">{"a":1}</script>'],
    ['an import map', '<script type="importmap">{}</script>'],
    ['an external script', '<script src="x.js"></script>'],
    ['a script with an id', '<script id="x">1</script>'],
    ['what writes where it stands', '<p>a<script>document.write(1)</script>b</p>'],
    ['a style in a drawing', '<svg><style>path{}</style></svg>'],
    ['a template', '<template><style>p{}</style><script>1</script></template>'],
    ['a noscript element', '<noscript><style>p{}</style></noscript>'],
    ['a script without an end', '<p>x</p><script>let a'],
    ['a text area', '<textarea><style>p{}</style></textarea>'],
    ['a comment', '<p></p><!-- <style>p{}</style> -->'],
    ['plain text', 'just words'],
    ['attributes of the body', '<body class="dark" onload="go()">\n<p>x</p>\n</body>'],
    ['another language', '<html lang="de">\n<p>x</p>\n</html>'],
    [
      'an old document type',
      '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd">\n<p>x</p>',
    ],
    ['a body that begins with what a head could hold', '<body>\n<script src="x.js"></script>\n<p>x</p>\n</body>'],
    ['frames', '<frameset><frame src="a.html"></frameset>'],
  ])('leaves %s in the HTML', (_, html) => {
    expect(splitPage(html)).toEqual(parts(html));
  });

  it('leaves an inline script that has to run before one that stays', () => {
    const before = '<script>window.config = 1</script><script src="app.js"></script>';
    expect(splitPage(before)).toEqual(parts(before));
    expect(splitPage('<script src="lib.js"></script><script>use()</script>').js).toBe('use()');
    expect(splitPage('<script>first()</script><script src="late.js" defer></script>').js).toBe('first()');
  });

  it('leaves a style that a later sheet of the head overrides', () => {
    const page = '<style>p{}</style><link rel="stylesheet" href="x.css"><p>x</p>';
    expect(splitPage(page)).toEqual(parts(page));
    expect(splitPage('<link rel="stylesheet" href="x.css"><style>p{}</style><p>x</p>').css).toBe('p{}');
    expect(splitPage('<p>x</p><style>p{}</style><link rel="stylesheet" href="x.css">').css).toBe('p{}');
  });

  it('keeps the inside of a template literal and of a continued string', () => {
    const script = '\n    const a = `\n      kept`;\n    const b = "x\\\n      y";\n    ';
    expect(splitPage(`<script>${script}</script>`).js).toBe(script.slice(1).trimEnd());
  });

  it('drops the name of an encoding the text no longer is in', () => {
    expect(splitPage('<meta charset="windows-1252"><p>é</p>').html).toBe('<p>é</p>');
    expect(splitPage('<meta http-equiv="Content-Type" content="text/html; charset=latin1"><p>é</p>').html).toBe(
      '<p>é</p>',
    );
  });

  it('loses nothing of a page: combined again it is the same document', () => {
    const piece = fc.constantFrom(
      '<p class="a">text</p>',
      'bare text',
      '<style>p{color:red}</style>',
      '<style media="print">i{}</style>',
      '<script>run("x")</script>',
      '<script src="a.js"></script>',
      '<script src="b.js" async></script>',
      '<link rel="stylesheet" href="c.css">',
      '<meta name="author" content="me">',
      '<!-- note -->',
      '<table><tr><td>cell</table>',
      '<pre>\n  kept\n</pre>',
      '<title>T</title>',
      '&lt;b&gt;',
      '<img src=x alt="">',
      '\n',
    );
    const splitPieces = (max: number) => fc.array(piece, { maxLength: max }).map((list) => list.join(''));
    const page = fc.oneof(
      splitPieces(8),
      fc
        .tuple(splitPieces(4), splitPieces(6))
        .map(([head, body]) => `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`),
      fc
        .tuple(splitPieces(4), splitPieces(6))
        .map(([head, body]) => `<html lang="fr"><head>${head}</head><body class="x">${body}</body></html>`),
    );
    const facts = (html: string) => {
      const document = open(html);
      const all = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.outerHTML.trim());
      const inline = [...document.querySelectorAll('script')].map(
        (one) => one.getAttribute('src') ?? one.textContent!.trim(),
      );
      return {
        sheets: all('style, link').map((sheet) => sheet.replace(/\s+/g, '')),
        scripts: inline.join(';').replace(/[\s;]+/g, ';'),
        text: [...document.body.childNodes]
          .filter((node) => !['TITLE', '#comment'].includes(node.nodeName))
          .map((node) => node.textContent)
          .join('')
          .replace(/run\("x"\)|p\{color:red\}|i\{\}|[\s;]+/g, ''),
        images: all('img, table, pre').length,
        body: document.body.className,
        language: document.documentElement.lang || 'en',
        author: all('meta[name=author]').length,
      };
    };
    const tidy = ({ sheets, ...rest }: ReturnType<typeof facts>) => ({
      ...rest,
      // Several style elements become one; their texts in order are what counts.
      sheets: sheets.join('').replaceAll('</style><style>', ''),
    });
    fc.assert(
      fc.property(page, (source) => {
        expect(tidy(facts(combinePage(splitPage(source)).document))).toEqual(tidy(facts(source)));
      }),
      { numRuns: runs(60) },
    );
  });
});

describe('combinePage', () => {
  it('puts head matter into the head and the rest into the body', () => {
    const document = open(getDocument('<title>T</title><meta name="author" content="me"><p>x</p>', 'p{}', '1'));
    expect(document.head.querySelector('title')!.textContent).toBe('T');
    expect(document.querySelectorAll('title, meta[charset], meta[name=viewport]')).toHaveLength(3);
    expect(document.head.lastElementChild!.tagName).toBe('STYLE');
    expect(document.body.lastElementChild!.tagName).toBe('SCRIPT');
    expect(document.compatMode).toBe('CSS1Compat');
  });

  it('fits into a whole page without a second head or body', () => {
    const page =
      '<!doctype html>\n<html lang="de">\n<head>\n<title>T</title>\n</head>\n<body id="b">\n<p>x</p>\n</body>\n</html>\n';
    expect(getDocument(page, 'p{}', 'go()')).toBe(
      '<!doctype html>\n<html lang="de">\n<head>\n<meta charset="utf-8">\n<title>T</title>\n<style>\np{}\n</style>\n</head>\n<body id="b">\n<p>x</p>\n<script>\ngo()\n</script>\n</body>\n</html>\n'.replace(
        '<head>\n<meta',
        '<head>\n<meta',
      ),
    );
  });

  it.each([
    ['an end tag in a string', 'const a = "</script><b>";', '</script><b>'],
    ['in capitals', 'const a = "</SCRIPT >";', '</SCRIPT >'],
    ['in a template', 'const a = `</script>`;', '</script>'],
    ['a comment that opens a script', 'const a = "<!-- <script>";', '<!-- <script>'],
    ['half of one', 'const a = "</scr" + "ipt>";', '</script>'],
  ])('keeps %s inside the script', (_, js, value) => {
    const document = open(getDocument('<p>x</p>', '', `${js} // end`));
    expect(document.querySelectorAll('script')).toHaveLength(1);
    expect(document.querySelector('b')).toBeNull();
    expect(new Function(`${document.querySelector('script')!.textContent}\nreturn a`)()).toBe(value);
  });

  it('leaves a regular expression for an end tag what it was', () => {
    const js = 'const a = /<\\/script>|</script>/u;'.replace('|</', '|<\\/');
    expect(
      new Function(`${open(getDocument('', '', js)).querySelector('script')!.textContent}\nreturn a`)().test(
        '</script>',
      ),
    ).toBe(true);
  });

  it('keeps an end tag inside the style', () => {
    const document = open(getDocument('', 'a::before { content: "</style><b>" }'));
    expect(document.querySelector('b')).toBeNull();
    expect(document.querySelectorAll('style')).toHaveLength(1);
  });

  it('makes a module of what imports or exports, and of nothing else', () => {
    const getType = (js: string) =>
      open(getDocument('', '', js))
        .querySelector('script')!
        .getAttribute('type');
    for (const js of [
      'import x from "y"',
      'import "y"',
      'import { a } from "b"',
      'import * as a from "b"',
      'export const a = 1',
    ])
      expect(getType(js), js).toBe('module');
    for (const js of ['important()', 'await import("x")', 'const exported = 1', '// import x'])
      expect(getType(js), js).toBeNull();
  });

  it('tells where the script begins', () => {
    for (const html of ['<p>x</p>', '<html lang="de"><body><p>x</p></body></html>']) {
      const { document, scriptLine } = combinePage(parts(html, 'a{}\nb{}', 'first()\nsecond()'));
      expect(document.split('\n')[scriptLine! - 1]).toBe('first()');
    }
    expect(combinePage(parts('<p>x</p>')).scriptLine).toBeUndefined();
  });

  it('does not cut a table of which text was moved out', () => {
    expect(getDocument('<table><tr>stray<td>x</table>')).toContain('<body>\n<table><tr>stray<td>x</table>\n');
  });

  it('gives back what it was given', () => {
    const provided = parts('<title>T</title>\n<p>x</p>', 'p {\n  color: red;\n}', 'let a = 1;\n\nif (a) {\n  a++;\n}');
    expect(splitPage(combinePage(provided).document)).toEqual(provided);
    expect(splitPage(getDocument('<p>x</p>'))).toEqual(parts('<p>x</p>'));
  });
});

describe('libraries', () => {
  const libraries = [
    { name: 'first.js', kind: 'script', text: "window.order = ['first', '</script>'.length]" },
    { name: 'base "x".css', kind: 'style', text: 'p { color: rgb(1, 1, 1); margin: 7px }' },
    { name: 'second.js', kind: 'script', text: "order.push('second')" },
  ] as const;
  const run = (html: string) => {
    const { document } = combinePage({ html, css: 'p { color: rgb(2, 2, 2) }', js: "order.push('own')" }, libraries);
    const { window } = new JSDOM(document, { runScripts: 'dangerously' });
    return { window, document };
  };

  it.each([
    ['a piece', "<p>x</p><script>order.push('inline')</script>"],
    [
      'a page',
      "<!DOCTYPE html><html><head><title>t</title></head><body><p>x</p><script>order.push('inline')</script></body></html>",
    ],
    [
      'a page with a script in its head',
      "<html><head><script>order.push('inline')</script></head><body><p>x</p></body></html>",
    ],
    ['a head alone', "<title>t</title><script>order.push('inline')</script><p>x</p>"],
  ])('come before all else of %s', (_, html) => {
    const { window } = run(html);
    expect(window.order).toEqual(['first', 9, 'second', 'inline', 'own']);
    const style = window.getComputedStyle(window.document.querySelector('p')!);
    expect([style.color, style.marginLeft]).toEqual(['rgb(2, 2, 2)', '7px']);
    expect(window.document.querySelector('style')!.dataset.library).toBe('base x .css');
  });

  it('are not taken for the script of the page', () => {
    const { document, scriptLine } = combinePage({ html: '<p>', css: '', js: 'a()' }, [
      { name: 'same', kind: 'script', text: 'a()' },
    ]);
    expect(document.split('\n')[scriptLine! - 1]).toBe('a()');
    expect(document.slice(0, document.indexOf('<p>'))).toContain('data-library="same"');
  });

  it('change nothing where there are none', () => {
    expect(combinePage({ html: '<p>', css: 'a{}', js: 'b()' }, [])).toEqual(
      combinePage({ html: '<p>', css: 'a{}', js: 'b()' }),
    );
  });
});
