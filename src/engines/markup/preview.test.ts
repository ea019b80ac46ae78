import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { decodePage } from './decode';
import { guardLoops } from './loop-guard';
import { preparePreview, REPORTER, readReport } from './preview';

describe('guardLoops', () => {
  /** Runs code in which a call counts and, after a thousand times, throws. */
  const run = (code: string) => {
    let calls = 0;
    const guard = () => {
      if (++calls > 1000) throw new RangeError('stopped');
    };
    const value = new Function('__guard', guardLoops(code, '__guard();'))(guard);
    return { value, calls };
  };

  it.each([
    'while (true) {}',
    'while (true);',
    'for (;;) {}',
    'for (;;);',
    'do {} while (true)',
    'do ; while (true)',
    'for (;;) for (;;) break;',
    'outer: for (;;) { while (true) { continue outer; } }',
    'while (true) try { throw 1 } catch {}',
    'const f = () => { for (;;) {} }; f()',
    'class A { static run() { while (1) ; } } A.run()',
    'for (const x of (function* () { for (;;) yield 1; })()) ;',
  ])('stops %s', (code) => {
    expect(() => run(code)).toThrow('stopped');
  });

  it.each([
    ['let n = 0; for (let i = 0; i < 5; i++) n += i; return n', 10],
    ['let n = 0; for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) n++\nreturn n', 9],
    ['let n = 0; do n++; while (n < 7); return n', 7],
    ['let n = 0\ndo n++\nwhile (n < 7)\nreturn n', 7],
    ['let s = ""; for (const k in { a: 1, b: 2 }) s += k; return s', 'ab'],
    ['const fs = []; for (let i = 0; i < 3; i++) fs.push(() => i); return fs.map((f) => f()).join()', '0,1,2'],
    ['let n = 0; while (n < 3) { if (n === 1) { n = 5; continue } n++ } return n', 5],
    ['if (1) while (0); else throw 1; return "fine"', 'fine'],
    ['return "while (true) {}" + `for(;;){}`', 'while (true) {}for(;;){}'],
    ['return /for(;;)/.source', 'for(;;)'],
  ])('changes nothing about %s', (code, value) => {
    expect(run(code).value).toBe(value);
  });

  it('keeps every line where it is, and leaves what does not parse', () => {
    const code = 'a();\nwhile (x)\n  y();\nfor (;;) {\n  z();\n}';
    expect(guardLoops(code, 'g();').split('\n')).toHaveLength(6);
    expect(guardLoops('while (', 'g();')).toBe('while (');
  });
});

describe('preparePreview', () => {
  const page =
    '<!DOCTYPE html>\n<p>x</p>\n<script>\nwhile (a) b();\n</script>\n<script type="text/x-template">while (a) b();</script>';

  it('guards the loops, names the scripts and keeps every line where it is', async () => {
    const { html } = await preparePreview({ document: page, scriptLine: 4 }, { remote: false });
    expect(html.split('\n')[3]).toBe('while (a) {__guard();b();}');
    expect(html).toContain('//# sourceURL=JavaScript@3\n</script>');
    expect(html).toContain('"text/x-template">while (a) b();<');
  });

  it('takes out what looks up the name of a host, unless that is allowed', async () => {
    const document =
      '<meta charset=utf-8><META http-equiv=" Refresh" content="0;url=http://a.test"><iframe src="//b.test/x" title=b></iframe><iframe src=https://c.test></iframe><iframe src="beside.html"></iframe><iframe srcdoc="<p>d"></iframe>';
    const { html, blocked } = await preparePreview({ document, scriptLine: undefined }, { remote: false });
    const shown = new JSDOM(html).window.document;
    expect(blocked).toEqual(['http://b.test/x', 'https://c.test/']);
    expect([...shown.querySelectorAll('iframe')].map((one) => one.getAttribute('src') ?? one.srcdoc)).toEqual([
      '',
      '',
      'beside.html',
      '<p>d',
    ]);
    expect(shown.querySelector('[http-equiv]')).toBeNull();
    expect(shown.querySelector('iframe')!.title).toBe('b');
    expect(await preparePreview({ document, scriptLine: undefined }, { remote: true })).toEqual({
      html: document,
      blocked: [],
    });
  });

  it('gives the frame a script that can be compiled', () => {
    expect(() => new Function('port', 'scripts', REPORTER)).not.toThrow();
  });
});

it('reads reports and nothing else', () => {
  const report = { level: 'log', text: 'hi', file: 'JavaScript', line: 3 };
  expect(readReport({ kind: 'report', ...report })).toEqual(report);
  expect(readReport({ kind: 'report', level: 'log', text: 'x'.repeat(1e6) })!.text).toHaveLength(2000);
  for (const other of [
    null,
    1,
    'report',
    {},
    { kind: 'report', level: 'shout', text: '' },
    { kind: 'report', level: 'log', text: {} },
  ])
    expect(readReport(other)).toBeUndefined();
});

describe('decodePage', () => {
  const bytes = (text: string, encoding: BufferEncoding) => new Uint8Array(Buffer.from(text, encoding));
  it('reads the encoding a page names', () => {
    expect(decodePage(bytes('<meta charset="windows-1252"><p>é', 'latin1'))).toContain('<p>é');
    expect(
      decodePage(bytes('<meta http-equiv=content-type content="text/html; charset=iso-8859-1"><p>é', 'latin1')),
    ).toContain('é');
    expect(decodePage(bytes('<p>é漢🙂', 'utf8'))).toBe('<p>é漢🙂');
    expect(decodePage(bytes('\ufeff<p>é', 'utf16le'))).toBe('<p>é');
    expect(decodePage(bytes('\ufeff<meta charset=latin1><p>é', 'utf8'))).toBe('<meta charset=latin1><p>é');
    expect(decodePage(bytes('<meta charset="no-such"><p>é', 'utf8'))).toContain('é');
    expect(decodePage(bytes('<meta charset="utf-16"><p>é', 'utf8'))).toContain('é');
  });
});
