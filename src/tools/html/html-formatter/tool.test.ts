import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPage } from '@/engines/markup/read';
import { isSamePage } from '@/engines/markup/same';
import { runs } from '@/engines/testing/long';
import { expectWithin, processorTime } from '@/engines/testing/processor-time';
import { InputError } from '@/kit';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

type Options = ToolOptions<typeof tool>;
const full = (input: string, options: Partial<Options> = {}) => runTool(tool, input, options);
const run = async (...args: Parameters<typeof full>) => (await full(...args)).shown.value as string;
const page = (name: string) => readFileSync(`src/engines/markup/fixtures/${name}.html`, 'utf8');
const SAME = { whitespace: true, code: true, scripting: false };
const expectSame = (a: string, b: string) =>
  expect(isSamePage(readPage(a, { scripting: false }), readPage(b, { scripting: false }), SAME)).toBe(true);

describe('html-formatter', () => {
  it('has a use for every option', async () => {
    const source = '<div><p>a</p>\n\n<!-- c --><p style="color:red">b</p></div>';
    expect(await run(source)).toBe('<div>\n  <p>a</p>\n\n  <!-- c -->\n  <p style="color: red">b</p>\n</div>\n');
    expect(await run(source, { indentSize: 8 })).toContain('\n        <p>a</p>');
    expect(await run(source, { removeComments: true })).not.toContain('<!--');
    expect(await run(source, { removeEmptyLines: true })).not.toContain('\n\n');
    expect(await run(source, { removeInlineStyles: true })).toContain('<p>b</p>');
    expect(await run(source, { minify: true })).toBe('<div><p>a</p><!-- c --><p style="color:red">b</p></div>');
    expect(await run(source, { minify: true, removeComments: true, removeInlineStyles: true })).toBe(
      '<div><p>a</p><p>b</p></div>',
    );
  });

  it('takes only style attributes away, wherever they stand', async () => {
    const source = '<p style=a:b><i a style="x" b="style=1"></i><b style=\'x\'id=c></b><style>p{}</style>';
    const out = await run(source, { removeInlineStyles: true, minify: true });
    expect(out).toBe('<p><i a b="style=1"></i><b id=c></b><style>p{}</style>');
  });

  it('leaves empty lines where they are content', async () => {
    const source = '<pre>a\n\nb</pre>\n\n<p>x</p>\n\n<textarea>c\n\nd</textarea><!--e\n\nf-->';
    const out = await run(source, { removeEmptyLines: true });
    for (const kept of ['a\n\nb', 'c\n\nd', 'e\n\nf']) expect(out).toContain(kept);
    expect(out).toMatch(/<\/pre\s*>\n<p>/);
  });

  it.each(['features', 'built-page'])(
    '%s is the same page afterwards, and formatted again it stays',
    async (name) => {
      const { shown, notes } = await full(page(name));
      expectSame(page(name), shown.value as string);
      expect(notes).toEqual([]);
      if (name !== 'built-page') expect(await run(shown.value as string)).toBe(shown.value);
    },
    20_000,
  );

  it('a page of over 200 kB that others wrote is the same afterwards', async () => {
    const source = readFileSync('node_modules/lucide-static/font/index.html', 'utf8');
    expect(source.length).toBeGreaterThan(200_000);
    expectSame(source, await run(source));
  });

  it('mends what is malformed as a browser does, and says where', async () => {
    const { shown, notes } = await full('<div>\n<p>One <b>bold</p>\n</span></div>');
    expectSame('<div>\n<p>One <b>bold</b></p><b>\n</b></div>', shown.value as string);
    expect(notes[0]).toMatch(/^Fixed as a browser would on line 2: .+\.$/);
  });

  it.each([
    '<a href=x?a=1>q</a>',
    '<img src=a/b.png?x=1&y=2>',
    '<p class=a title=b"c\'d data-x = `y`>z</p>',
    '<input value=&amp;copy= disabled><br/>',
    '<a href=a/>b</a>',
  ])('takes values without quotes for what they are: %s', async (source) => {
    const { shown, notes } = await full(source);
    expectSame(source, shown.value as string);
    expect(notes).toEqual([]);
  });

  it('any soup of tags is the same page afterwards, or an error that says why', async () => {
    const piece = fc.constantFrom(
      ...[
        '<p>',
        '</p>',
        '<b>',
        '</b>',
        '<i>',
        '</i>',
        ' ',
        '\n\n',
        'text',
        ' a  b ',
        '<!-- c -->',
        '<pre>',
        '\n x',
        '</pre>',
        '<br>',
        '<svg>',
        '</svg>',
        '<path/>',
        '<ul>',
        '<li>',
        '</ul>',
        '<table>',
        '<td>',
        '</table>',
        '<textarea>',
        '</textarea>',
        '&amp;',
        '<div>',
        '</div>',
        '<button>',
        '</button>',
        '<script>a()</script>',
      ],
    );
    let done = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 10 }), async (parts) => {
        const source = parts.join('');
        try {
          expectSame(source, await run(source));
          done++;
        } catch (error) {
          if (!(error instanceof InputError)) throw error;
        }
      }),
      { numRuns: runs(60), seed: 5 },
    );
    expect(done).toBeGreaterThan(runs(50));
  });

  it.each([
    ['<a>', 100_000],
    ['x<b>y</b>\n', 20_000],
  ])('%s many times is answered at once, by breaking lines alone', async (part, times) => {
    const source = part.repeat(times);
    const start = processorTime();
    const { shown, notes } = await full(source);
    expectWithin(5000, start);
    expectSame(source, shown.value as string);
    expect(notes).toEqual([
      'More than 10,000 elements share one parent, so only line breaks and indentation were added.',
    ]);
  });

  it('ends with a message where tags never do', async () => {
    const endless = run('<div>'.repeat(100_000));
    await expect(endless).rejects.toThrow(InputError);
    await expect(endless).rejects.toMatchObject({ details: { title: 'Formatting error occurred' } });
  });
});

describe('styles', () => {
  const SOURCE =
    '<ul class="a"><li id="one" data-x="1">One <b>two</b></li></ul><script>if (a) { b("x"); [1].map(f) }</script>';
  it.each<[Partial<Options>, RegExp]>([
    [{ indentWith: 'tabs' }, /^\t<li/m],
    [{ attributes: 'each' }, /^ {4}id="one"\n {4}data-x="1"$/m],
    [{ lineWidth: 20 }, /^ {4}id="one"$/m],
    [{ attributes: 'each', bracketSameLine: true }, /^ {4}data-x="1">/m],
    [{ singleQuotes: true }, /b\('x'\)/],
    [{ semicolons: false }, /^ {4};\[1\]\.map\(f\)$/m],
  ])('%o is the same page', async (options, shape) => {
    expect(await run(SOURCE)).not.toMatch(shape);
    const html = await run(SOURCE, options);
    expect(html).toMatch(shape);
    const plain = (text: string) => text.replace(/<script>[\s\S]*<\/script>/, '');
    expectSame(plain(html), plain(SOURCE));
  });
});
