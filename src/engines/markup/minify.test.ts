import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Element, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import { LONG } from '@/engines/testing/long';
import { processorTime } from '@/engines/testing/processor-time';
import { type MinifyHtmlOptions, minifyHtml } from './minify';
import { readPage } from './read';
import { isSamePage } from './same';

const ALL: MinifyHtmlOptions = {
  removeWhitespace: true,
  removeComments: true,
  collapseBooleanAttributes: true,
  shortenDoctype: true,
  removeOptionalTags: true,
};
const NONE = Object.fromEntries(Object.keys(ALL).map((name) => [name, false])) as unknown as MinifyHtmlOptions;
const run = (source: string, options: Partial<MinifyHtmlOptions>) => minifyHtml(source, { ...NONE, ...options }).html;
const read = (name: string) => readFileSync(`src/engines/markup/fixtures/${name}.html`, 'utf8');

describe('each option alone', () => {
  it.each<[keyof MinifyHtmlOptions, string, string]>([
    ['removeWhitespace', '<div>\n  <p> a  <b> b </b> c </p>\n</div>\n', '<div><p>a <b> b </b> c</p></div>'],
    ['removeWhitespace', '<p>a</p> b <p>c</p>', '<p>a</p>b<p>c</p>'],
    // At the edge of a block, white space is not seen in what stands there in line either.
    ['removeWhitespace', '<p><b> a <i> b </i> </b></p>', '<p><b>a <i> b</i></b></p>'],
    ['removeWhitespace', '<li><a href=x> a </a>\n<div>b</div>', '<li><a href=x>a</a><div>b</div>'],
    ['removeWhitespace', '<p><i class=icon> </i><b> a</b> b', '<p><i class=icon> </i><b> a</b> b'],
    ['removeWhitespace', '<b>a</b> <b>b</b><i>c</i>', '<b>a</b> <b>b</b><i>c</i>'],
    [
      'removeWhitespace',
      '<pre>\n a\n  b </pre> <textarea> x </textarea>',
      '<pre>\n a\n  b </pre><textarea> x </textarea>',
    ],
    ['removeWhitespace', '<p  class = "a"   id=b  >x</p><br  />', '<p class="a" id=b>x</p><br>'],
    ['removeWhitespace', '<svg  > <path d=M0 /> <text> a  b </text></svg>', '<svg><path d=M0 /><text>a b</text></svg>'],
    ['removeWhitespace', '<p>a <!-- x --> b', '<p>a <!-- x -->b'],
    ['removeWhitespace', '<p>a&nbsp; &#32; b', '<p>a&nbsp; &#32; b'],
    [
      'removeWhitespace',
      '<script>\n  a  \n</script>\n<style>\n b  {} </style>',
      '<script>\n  a  \n</script><style>\n b  {} </style>',
    ],
    [
      'removeComments',
      '<!-- a --><p>x<!-- b -->y<!--[if IE]> z <![endif]--><!--#echo var=a -->',
      '<p>xy<!--[if IE]> z <![endif]--><!--#echo var=a -->',
    ],
    ['removeComments', '<pre><!-- a -->\nb</pre>', '<pre><!-- a -->\nb</pre>'],
    [
      'removeComments',
      '<script><!-- a --></script><p title="<!-- b -->">',
      '<script><!-- a --></script><p title="<!-- b -->">',
    ],
    ['collapseBooleanAttributes', '<dl compact="compact"><td nowrap="nowrap">', '<dl compact><td nowrap>'],
    [
      'collapseBooleanAttributes',
      '<input checked="checked" value="checked" disabled=true required>',
      '<input checked value="checked" disabled required>',
    ],
    [
      'collapseBooleanAttributes',
      '<x-a checked="no" hidden="until-found"></x-a>',
      '<x-a checked="no" hidden="until-found"></x-a>',
    ],
    [
      'shortenDoctype',
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">\n<p>',
      '<!doctype html>\n<p>',
    ],
    [
      'removeOptionalTags',
      '<html><head><title>a</title></head><body><ul><li>a</li><li>b</li></ul><p>c</p></body></html>',
      '<title>a</title><ul><li>a<li>b</ul><p>c',
    ],
    [
      'removeOptionalTags',
      '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
      '<table><tr><td>a<td>b</table>',
    ],
    [
      'removeOptionalTags',
      '<body><script></script></body><p>a</p> <a><p>b</p></a>',
      '<body><script></script><p>a</p> <a><p>b</p></a>',
    ],
  ])('%s: %s', (name, source, expected) => {
    expect(run(source, { [name]: true })).toBe(expected);
    // And it is that option which does it.
    if (source !== expected)
      expect(run(source, { ...ALL, [name]: false, removeOptionalTags: false })).not.toBe(expected);
  });

  it('does nothing with all of them off', () => {
    for (const name of ['features', 'malformed', 'built-page'])
      expect(minifyHtml(read(name), NONE).html).toBe(read(name));
  });
});

it('keeps a doctype without which the page would be drawn otherwise', () => {
  const source =
    '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><p>';
  expect(minifyHtml(source, ALL)).toMatchObject({ doctypeKept: true });
  expect(minifyHtml(source, ALL).html).toContain('Transitional');
});

type Parent = Root | Element;

/** White space as another library takes it, of a tree that it read itself. */
async function outlineByOthers(html: string): Promise<string> {
  const { minifyWhitespace } = await import('hast-util-minify-whitespace');
  const tree = fromHtml(html);
  const tidy = (parent: Parent) => {
    const kept: RootContent[] = [];
    for (const node of 'content' in parent ? (parent.content as Parent).children : parent.children) {
      const last = kept.at(-1);
      if (node.type === 'comment' && !/^\[if|^#/.test(node.value)) continue;
      if (node.type === 'text' && last?.type === 'text') last.value += node.value;
      else kept.push(node);
      if ('children' in node) tidy(node);
    }
    parent.children = kept as Element['children'];
  };
  tidy(tree);
  minifyWhitespace(tree);
  return JSON.stringify(
    tree,
    (key, value) => (key === 'position' || key === 'data' || key === 'content' ? undefined : value),
    1,
  );
}

describe('whole pages', () => {
  it.each(['features', 'built-page'])('%s is shorter, and minified again it stays', (name) => {
    const source = read(name);
    const { html, provided } = minifyHtml(source, ALL);
    expect(provided).toEqual([]);
    expect(html.length).toBeLessThan(source.length * (name === 'features' ? 0.9 : 1));
    expect(minifyHtml(html, ALL).html).toBe(html);
  });

  it('a large page is the same afterwards to another library, which reads and minds white space by itself', async () => {
    const source = read('built-page');
    expect(await outlineByOthers(minifyHtml(source, ALL).html)).toBe(await outlineByOthers(source));
  });

  it.each(['index', 'unicode', 'symbol'])('the %s page of an icon font, over 200 kB, is the same', (name) => {
    const source = readFileSync(`node_modules/lucide-static/font/${name}.html`, 'utf8');
    expect(source.length).toBeGreaterThan(200_000);
    const { html, provided } = minifyHtml(source, ALL);
    expect(provided).toEqual([]);
    const sameness = { whitespace: true, comments: true, booleans: true, doctype: true };
    expect(isSamePage(readPage(source), readPage(html), sameness)).toBe(true);
    expect(html.length).toBeLessThan(source.length);
  });

  it('what is malformed is mended by a browser into the same page', () => {
    const source = read('malformed');
    const { html, provided } = minifyHtml(source, { ...ALL, removeOptionalTags: false });
    expect(provided).toEqual([]);
    const sameness = { whitespace: true, comments: true, booleans: true };
    expect(isSamePage(readPage(source), readPage(html), sameness)).toBe(true);
    expect(html.length).toBeLessThan(source.length);
  });

  it('any soup of tags is the same page afterwards', () => {
    const piece = fc.constantFrom(
      ...[
        '<p>',
        '</p>',
        '<b>',
        '</b>',
        '<table>',
        '</table>',
        '<tr>',
        '<td>',
        '</td>',
        '<li>',
        '<ul>',
        '</ul>',
        ' ',
        '\n\n',
        'text',
        ' a  b ',
        '<!-- c -->',
        '<pre>',
        '</pre>',
        '<br />',
        '<svg>',
        '</svg>',
        '<path/>',
        '<input checked="checked">',
        '<form>',
        '</form>',
        '<a>',
        '</a>',
        '<select>',
        '<option>',
        '</select>',
        '<template>',
        '</template>',
        '<html>',
        '<head>',
        '<body>',
        '</body>',
        '<title>',
        '</title>',
        '&amp;',
        '<',
        '<textarea>',
        '</textarea>',
        '<div  a = 1 a=2 >',
        '</div>',
        '<![CDATA[ x ]]>',
        '<button>',
        '<script>',
        '</script>',
        '<noscript>',
        '</noscript>',
        '<!doctype html>',
      ],
    );
    let mostlyDone = 0;
    const runs = 200;
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 14 }), (parts) => {
        const source = parts.join('');
        const { html, provided } = minifyHtml(source, ALL);
        if (!provided.includes('removeWhitespace')) mostlyDone++;
        const comments = { whitespace: true, comments: true, booleans: true };
        expect(isSamePage(readPage(source), readPage(html), comments)).toBe(true);
      }),
      { numRuns: runs, seed: 1 },
    );
    expect(mostlyDone).toBeGreaterThan(runs * 0.98);
  });

  it.runIf(LONG)('takes time by the length alone', () => {
    for (const part of ['<p>a <b>b</b>\n', '<!-- -->', ' ', '<li>', '<a b=c d>', '<td>', '<'])
      minifyHtml(part.repeat(20_000 / part.length), ALL);
  });

  it('refuses to nest without end', () => {
    expect(() => minifyHtml('<div>'.repeat(200_000), ALL)).toThrow(InputError);
    expect(() => minifyHtml('<b>'.repeat(200_000), ALL)).toThrow('nested more than 1000 levels deep');
  });
});

it('takes time in proportion to a text of many words', () => {
  const getTime = (words: number) => {
    const started = processorTime();
    expect(run('> '.repeat(words), ALL)).toBe('> '.repeat(words).trim());
    return processorTime() - started;
  };
  getTime(1000);
  // Eight times as many; by the square it would be 64 times as long.
  expect(getTime(16_000) / Math.min(getTime(2000), getTime(2000), getTime(2000))).toBeLessThan(32);
});
