import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { InputError } from '@/kit';
import { initialValues } from '@/kit/option';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

type Options = ToolOptions<typeof tool>;
const run = (input: string, options: Partial<Options> = {}) => runTool(tool, input, options);

describe('html-minifier', () => {
  it('starts as people expect it to', () => {
    expect(initialValues(tool.options)).toEqual({
      removeWhitespace: true,
      removeComments: true,
      collapseBooleanAttributes: true,
      shortenDoctype: true,
      removeOptionalTags: false,
      minifyCss: false,
      minifyJs: false,
      removeQuotes: false,
      removeRedundant: false,
      removeEmpty: false,
      sortAttributes: false,
      compressedSizes: false,
    });
  });

  it.each<[keyof Options, string, string]>([
    ['removeWhitespace', '<p>a  b</p>', '<p>a b</p>'],
    ['removeComments', '<p>a<!--b-->', '<p>a'],
    ['collapseBooleanAttributes', '<input required="">', '<input required>'],
    ['shortenDoctype', '<!DOCTYPE HTML>', '<!doctype html>'],
    ['removeOptionalTags', '<p>a</p>', '<p>a'],
    ['minifyCss', '<style>a { color: red }</style>', '<style>a{color:red}</style>'],
    ['minifyCss', '<p style="color: red; margin: 0">', '<p style="color:red;margin:0">'],
    ['minifyCss', '<svg><g style=" fill : red "/></svg>', '<svg><g style="fill:red"/></svg>'],
    ['minifyJs', '<script>var answer = 6 * 7 // yes\n</script>', '<script>var answer=42;</script>'],
    [
      'minifyJs',
      '<script type="module">const first = 1; f(first)</script>',
      '<script type="module">const o=1;f(o);</script>',
    ],
    [
      'minifyJs',
      '<script type="application/ld+json">{ "a": 1.0 }</script>',
      '<script type="application/ld+json">{"a":1.0}</script>',
    ],
    [
      'removeQuotes',
      '<a class="b" href="/c?d&amp;e" title="f g" alt="">',
      '<a class=b href=/c?d&amp;e title="f g" alt>',
    ],
    ['removeQuotes', '<svg><path d="M0 0" id="a"/></svg>', '<svg><path d="M0 0" id=a /></svg>'],
    [
      'removeRedundant',
      '<input type="text" name="a"><script type="text/javascript"></script>',
      '<input name="a"><script></script>',
    ],
    ['removeEmpty', '<p class="" id=" " title="" onclick="">', '<p title="">'],
    ['sortAttributes', '<p id="a" class="b"><i class="c"></i>', '<p class="b" id="a"><i class="c"></i>'],
  ])('%s has its effect', async (name, source, expected) => {
    expect((await run(source, { [name]: true })).shown.value).toBe(expected);
    expect((await run(source, { [name]: false })).shown.value).toBe(source);
  });

  it('keeps what would be something else', async () => {
    const all = {
      minifyCss: true,
      minifyJs: true,
      removeQuotes: true,
      removeRedundant: true,
      removeEmpty: true,
    } as const;
    for (const source of [
      '<script type="text/x-template"><p>  a  </p></script>',
      '<script type="">1</script>',
      '<button type="button" value="">a</button>',
      '<link rel="icon" type="text/css">',
      '<my-input type="text" alt>',
      '<input type=password>',
      "<p title='a\"b'>",
      '<p lang="" dir="">',
    ])
      expect((await run(source, all)).value).toBe(
        source.replace(/ (value|lang|dir|type)=""/g, ' $1').replace(/="([\w/-]+)"/g, '=$1'),
      );
  });

  it('reads styles that are hidden from the browsers of old', async () => {
    const { value, notes } = await run('<style>\n<!--\nb { c: d }\n-->\n</style><p>x', { minifyCss: true });
    expect(value).toBe('<style>b{c:d}</style><p>x');
    expect(notes).toEqual([]);
  });

  it('writes scripts that do the same, and leaves those it cannot read', async () => {
    const script = `const list = [3, 1, 2]; list.sort((first, second) => first - second); const end = '<\\/script>'; result = list.join() + end;`;
    const { value } = await run(`<script>${script}</script>`, { minifyJs: true });
    const shorter = /<script>([\s\S]*)<\/script>$/.exec(value)![1]!;
    expect(shorter.length).toBeLessThan(script.length);
    const results = [script, shorter].map((one) => runInNewContext(`let result; ${one}; result`));
    expect(results[1]).toBe(results[0]);

    const wrong = '<script>if (</script><style>a {</style><style>b { c: d }</style>';
    const { value: kept, notes } = await run(wrong, { minifyJs: true, minifyCss: true });
    expect(kept).toContain('<script>if (</script>');
    expect(kept).toContain('<style>b{c:d}</style>');
    expect(notes).toEqual(['2 scripts or style sheets couldn’t be read and stayed as written.']);
  });

  it('leaves every element its attributes, as the DOM has them', async () => {
    for (const name of ['features', 'built-page']) {
      const page = readFileSync(`src/engines/markup/fixtures/${name}.html`, 'utf8');
      const { value, notes } = await run(page, {
        removeQuotes: true,
        sortAttributes: true,
        removeWhitespace: false,
        collapseBooleanAttributes: false,
      });
      expect(notes).toEqual([]);
      const read = (html: string) =>
        [...new JSDOM(html).window.document.querySelectorAll('*')].map((element) => [
          element.tagName,
          ...[...element.attributes].map((one) => `${one.name}=${one.value}`).sort(),
        ]);
      expect(read(value)).toEqual(read(page));
    }
  });

  it('tells what is left after gzip as gzip itself does', async () => {
    const page = readFileSync('src/engines/markup/fixtures/built-page.html', 'utf8');
    const { facts, value } = await run(page, { compressedSizes: true, sortAttributes: true });
    const told = String(facts.find(({ label }) => label === 'gzip')!.value);
    const [, before, after] = /^([\d,]+) → ([\d,]+) bytes$/.exec(told)!.map((part) => Number(part.replace(/,/g, '')));
    // Two compressors differ by a few in a hundred.
    expect(Math.abs(before! / gzipSync(page, { level: 9 }).length - 1)).toBeLessThan(0.04);
    expect(Math.abs(after! / gzipSync(value, { level: 9 }).length - 1)).toBeLessThan(0.04);
  });

  it('of nothing saves nothing', async () => {
    expect((await run('')).facts.map(({ value }) => value)).toEqual(['0 bytes', '0 bytes', '0.00%']);
  });

  it('tells the sizes in bytes and the share saved', async () => {
    const { facts } = await run('<p>  é  </p>');
    expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Original Size: 13 bytes',
      'Minified Size: 9 bytes',
      'Compression Ratio: 30.77%',
    ]);
  });

  it('says why a doctype stays', async () => {
    const old = '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN"><p>';
    expect((await run(old)).notes).toEqual([
      'The doctype was kept: with the short one browsers would draw the page in a different mode.',
    ]);
  });

  it('shortens a large page, and says what is wrong with one without end', async () => {
    const page = readFileSync('src/engines/markup/fixtures/features.html', 'utf8');
    expect(((await run(page)).shown.value as string).length).toBeLessThan(page.length);
    const endless = run('<div>'.repeat(100_000));
    await expect(endless).rejects.toThrow(InputError);
    await expect(endless).rejects.toMatchObject({ details: { title: 'Minification error occurred', line: 1 } });
  });
});
