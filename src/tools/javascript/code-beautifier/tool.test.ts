import { execFileSync, spawnSync } from 'node:child_process';
import { parse as parseHtml } from 'parse5';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { some } from '@/engines/testing/long';
import { InputError } from '@/kit';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import { guessLanguage, LANGUAGES, type LanguageName } from './languages';
import page from './page';
import tool from './tool';

type Options = Partial<ToolOptions<typeof tool>>;
async function run(language: Options['language'], source: string, options: Options = {}): Promise<string> {
  return (await runTool(tool, source, { ...options, language: language! })).value;
}
const minified = (language: Options['language'], source: string) => run(language, source, { minifyCode: true });

it('leaves no result beside an error', () => expect(page.clearsOnError).toBe(true));

describe('formatting', () => {
  it.each([
    ['javascript', 'if(a){b()}', 'if (a) {\n   b();\n}\n'],
    ['typescript', 'let a:number=1;enum E{A}', 'let a: number = 1;\nenum E {\n   A,\n}\n'],
    ['html', '<ul><li>a</li></ul>', '<ul>\n   <li>a</li>\n</ul>\n'],
    ['css', 'a{b:c}', 'a {\n   b: c;\n}\n'],
    ['scss', '.a{&:hover{color:$x}}', '.a {\n   &:hover {\n      color: $x;\n   }\n}\n'],
    ['less', '.a{.mixin();color:@x}', '.a {\n   .mixin();\n   color: @x;\n}\n'],
    ['json', '{"a":12345678901234567890.10}', '{\n   "a": 12345678901234567890.10\n}\n'],
    ['markdown', '* a\n* b', '- a\n- b\n'],
    ['python', 'if a:\n  b( )', 'if a:\n    b()\n'],
    ['jsx', '<a b="c">{d}</a>', '<a b="c">{d}</a>;\n'],
    ['tsx', 'const a=<T,>(b:T)=><i>{b as T}</i>', 'const a = <T,>(b: T) => <i>{b as T}</i>;\n'],
    ['xml', '<a><b>c  d</b></a>', '<a>\n   <b>c  d</b>\n</a>\n'],
    ['yaml', 'a:\n - b:   1.10', 'a:\n   - b: 1.10\n'],
    ['sql', 'select Value from t', 'SELECT\n   Value\nFROM\n   t\n'],
    ['graphql', '{a(b:1.10){c}}', '{\n   a(b: 1.10) {\n      c\n   }\n}\n'],
    ['php', '<?php\nif($a)echo "b";', '<?php\nif ($a) {\n   echo "b";\n}\n'],
    ['go', 'package a\nfunc f(){b( )}', 'package a\n\nfunc f() { b() }\n'],
  ] as const)('%s', async (language, source, expected) => {
    const once = await run(language, source, { indentSize: 3 });
    expect(once).toBe(expected);
    expect(await run(language, once, { indentSize: 3 })).toBe(once);
  });
  it('names the file after the language', () => {
    const name = tool.output.download as (options: object) => string;
    expect(['javascript', 'typescript', 'html', 'css', 'json', 'python'].map((language) => name({ language }))).toEqual(
      ['js', 'ts', 'html', 'css', 'json', 'py'].map((ending) => `beautified_code.${ending}`),
    );
    expect(['tsx', 'xml', 'yaml', 'sql', 'graphql', 'php', 'go'].map((language) => name({ language }))).toEqual(
      ['tsx', 'xml', 'yaml', 'sql', 'graphql', 'php', 'go'].map((ending) => `beautified_code.${ending}`),
    );
  });
});

const PYTHON = `#!/usr/bin/env python3
# -*- coding: utf-8 -*-
"""Module text.

# not a comment
"""
import os  # trailing


class Account:
    """Text."""

    # about the rate
    rate: float = 0.5

    def grow(self, *, years=1) -> float:
        total = f"{self.rate # 'x'
            }" if False else '''
  kept   

# kept
'''
        # only a comment
        return len(total) + years


async def main():
    match os.name:
        case "posix" | "nt": print("# no comment")
        case _: pass
`.replace(/f"\{self\.rate # 'x'\n {12}\}" if False else /, '');

describe('minifying', () => {
  it('JavaScript prints the same', async () => {
    expect(await minified('javascript', '// a\nfunction f (x) { return x + 1 }\nconsole.log( f(1) );')).toBe(
      'function f(x){return x+1}console.log(f(1));',
    );
  });
  it('TypeScript keeps types and templates', async () => {
    expect(
      await minified('typescript', '// a\nexport  interface A {\n    b: string; // c\n}\n\n\nlet x = 1 as number;\n'),
    ).toBe('export interface A {\nb: string;\n}\nlet x = 1 as number;');
    expect(await minified('typescript', 'let t = `a\n\n\nb`')).toBe('let t = `a\n\n\nb`;');
  });
  it('JSX and TSX keep their lines, XML what is text', async () => {
    expect(await minified('jsx', 'a(\n  <b>\n    {/* gone */}\n    <i>c d</i>\n  </b>,\n);')).toBe(
      'a(\n<b>\n{}\n<i>c d</i>\n</b>\n);',
    );
    expect(await minified('tsx', 'let a = <b c={1 as number} /> // gone')).toBe('let a = <b c={1 as number} />;');
    expect(await minified('xml', '<a>\n  <!-- gone -->\n  <b  c = "d">e  <i/></b>\n</a>')).toBe(
      '<a><b c="d">e  <i/></b></a>',
    );
  });
  it('what cannot be minified is formatted, and that is said', async () => {
    const { shown, notes } = await runTool(tool, 'a:   1', { language: 'yaml', minifyCode: true });
    expect(shown.value).toBe('a: 1\n');
    expect(notes).toEqual(['YAML can’t be minified here, so it was formatted.']);
  });
  it('JSON keeps every digit', async () => {
    expect(await minified('json', '{ "a": 1.10, /* b */ "__proto__": [ 1e400 ], }')).toBe(
      '{"a":1.10,"__proto__":[1e400]}',
    );
  });

  it('CSS means the same', async () => {
    const source =
      '@layer a, b;\n@import url("x.css");\n.a {\n  color: red; /* gone */\n  &:hover { color: color(display-p3 1 0 0) }\n  --x:  { a: b };\n  width: calc( 1px + 2px );\n}\n@container (min-width: 10px) { .b > .c { content: "  /* kept */  " } }';
    const short = await minified('css', source);
    const shape = (css: string) => {
      const seen: string[] = [];
      postcss.parse(css).walk((node) => {
        if (node.type === 'decl') seen.push(`${node.prop}:${node.value.replace(/\s+/g, ' ').trim()}`);
        else if (node.type === 'rule') seen.push(node.selector.replace(/\s*([>,])\s*/g, '$1'));
        else if (node.type === 'atrule') seen.push(`@${node.name} ${node.params.replace(/\s*([,:])\s*/g, '$1')}`);
      });
      return seen.map((one) => one.replace(/\s/g, ''));
    };
    expect(shape(short)).toEqual(shape(source));
    expect(short).toContain('"  /* kept */  "');
    expect(short.length).toBeLessThan(source.length * 0.85);
  });

  it('HTML shows the same', async () => {
    const source = `<!DOCTYPE html>
<html>
  <head>
    <title>  A   page </title>
    <!-- gone -->
    <!--[if IE]><p>kept</p><![endif]-->
    <style>
      a { color: red }
    </style>
  </head>
  <body class="a   b">
    <p>
      One <b>two</b>
      <i>three</i>, four.
    </p>
    <pre>
  kept   as
    it is</pre>
    <textarea>  kept  </textarea>
    <ul>
      <li>a</li>
      <li>b</li>
    </ul>
    <script>
      let a  =  1; // kept
    </script>
    a <script></script> b
    <svg>  <text> x  y </text> </svg>
    <table> stray <tr> <td> cell </td> </tr> </table>
  </body>
</html>
`;
    const short = await minified('html', source);
    expect(short).toContain('<p>One <b>two</b> <i>three</i>, four.</p>');
    expect(short).toContain('<pre>\n  kept   as\n    it is</pre>');
    expect(short).toContain('<textarea>  kept  </textarea>');
    expect(short).toContain('let a  =  1; // kept');
    expect(short).toContain('<ul><li>a</li><li>b</li></ul>');
    expect(short).toContain('class="a   b"');
    expect(short).toContain('<!--[if IE]>');
    expect(short).toContain('a <script></script> b ');
    expect(short).not.toContain('gone');
    type Tree = { nodeName: string; childNodes?: Tree[]; value?: string; data?: string };
    const tree = (node: Tree): unknown => [
      node.nodeName,
      ...(node.childNodes ?? [])
        .filter((kid) => kid.nodeName !== '#comment' && !(kid.nodeName === '#text' && kid.value!.trim() === ''))
        .map((kid) => (kid.nodeName === '#text' ? kid.value!.replace(/\s+/g, ' ').trim() : tree(kid))),
    ];
    expect(tree(parseHtml(short) as unknown as Tree)).toEqual(tree(parseHtml(source) as unknown as Tree));
    expect(await minified('html', short)).toBe(short);
    expect(await minified('html', '<p>b <!-- gone --> c</p>')).toBe('<p>b c</p>');
  });

  it('Python loses comments and blank lines, and nothing in strings', async () => {
    const short = await minified('python', PYTHON);
    expect(short).toMatch(
      /^#!\/usr\/bin\/env python3\n# -\*- coding: utf-8 -\*-\n"""Module text\.\n\n# not a comment\n"""\nimport os\nclass Account:\n /,
    );
    expect(short).toContain("'''\n  kept   \n\n# kept\n'''".replaceAll("'''", '"""'));
    expect(short).not.toMatch(/about the rate|trailing|only a comment/);
    expect(short).toContain('"# no comment"');
  });
  const hasPython = spawnSync('python3', ['-c', 'match 1:\n case _: pass']).status === 0;
  it.skipIf(!hasPython)('Python’s own parser reads the same program', async () => {
    const dump = (source: string) =>
      execFileSync('python3', ['-c', 'import ast, sys; print(ast.dump(ast.parse(sys.stdin.read())))'], {
        input: source,
      }).toString();
    const expected = dump(PYTHON);
    expect(dump(await minified('python', PYTHON))).toBe(expected);
    expect(dump(await run('python', PYTHON))).toBe(expected);
  });
});

describe('what does not parse', () => {
  it.each([
    ['javascript', 'let a = ;', 1, 9],
    ['typescript', 'let a: = 1', 1, 8],
    ['css', 'a {\n  b: c;\n', 1, 1],
    ['json', '{\n  "a": }', 2, 8],
    ['python', 'é = (\nx = 1', 2, 3],
    ['html', '<div>\n</span>', 2, 1],
    ['xml', '<a>\n  <b></a>', 2, 6],
    ['yaml', 'a:\n\t- b', 2, 1],
    ['sql', 'select (\n  1', 2, 4],
    ['graphql', 'query {\n a(', 2, 4],
    ['php', '<?php\n $a = ;', 2, 6],
    ['go', 'package é\nvar x = ]', 2, 9],
  ] as const)('%s is told with its place', async (language, source, line, column) => {
    const failed = run(language, source);
    await expect(failed).rejects.toThrow(/^Error formatting code: /);
    await expect(failed).rejects.toMatchObject({ details: { line, column } });
  });
  it.each([
    ['javascript', 'let a = {\n b: 1,\n c: ;\n}'],
    ['typescript', 'interface A {\n a: ;\n}'],
    ['scss', '.a {\n b: c;\n}}\n'],
    ['jsx', '<div>\n<b></div>'],
    ['tsx', 'const a = <T>x</U>'],
  ] as const)('does not take a mistake in %s for another language', async (language, source) => {
    await expect(run(language, source)).rejects.toThrow(/^(?!.*looks like)/);
  });

  it('keeps a custom property that holds a block', async () => {
    const written = await run('css', ':root{--a:{b c};--d:{e:f}}.a{--x:{}; color:red}');
    expect(written).toBe(':root {\n  --a: {b c};\n  --d: {e:f};\n}\n.a {\n  --x: {};\n  color: red;\n}\n');
  });

  it('says when it looks like another language', async () => {
    await expect(run('javascript', 'def f(x):\n    return x\n')).rejects.toThrow('It looks like Python');
    await expect(run('javascript', '.a > b { color: red }')).rejects.toThrow('It looks like CSS');
    await expect(run('python', '<!doctype html><p>')).rejects.toThrow('It looks like HTML');
    await expect(run('python', '{"a": 1} x')).rejects.toThrow('It looks like JSON');
    await expect(run('javascript', '<?php echo 1;')).rejects.toThrow('It looks like PHP');
    await expect(run('javascript', 'package main\n\nfunc main() {}')).rejects.toThrow('It looks like Go');
    await expect(run('json', 'steps:\n  - run: a')).rejects.toThrow('It looks like YAML');
    await expect(run('javascript', 'select a from t where b = 1')).rejects.toThrow('It looks like SQL');
    await expect(run('javascript', 'query Q { a { b } }')).rejects.toThrow('It looks like GraphQL');
    await expect(run('json', '<?xml version="1.0"?><a/>')).rejects.toThrow('It looks like XML');
    expect(guessLanguage('const a = 1')).toBe('javascript');
    expect(guessLanguage('plain words')).toBeUndefined();
  });
  const HOSTILE = [
    '\u0000',
    '"\ud800',
    '{'.repeat(800),
    '<div>'.repeat(800),
    '((('.repeat(800),
    'x'.repeat(20_000),
    '"""',
    '/*',
    '__proto__',
    '- '.repeat(500),
  ];
  it('gives a result or a message, whatever comes', async () => {
    for (const language of Object.keys(LANGUAGES) as LanguageName[])
      for (const source of some(HOSTILE, 4))
        for (const minifyCode of [false, true]) {
          const outcome = await run(language, source, { minifyCode }).catch((error: unknown) => error);
          expect(
            typeof outcome === 'string' || outcome instanceof InputError,
            `${language} ${source.slice(0, 20)} ${outcome}`,
          ).toBe(true);
        }
  });
});

it('gives back what it cannot lay out without changing it, and says so', async () => {
  const { value, notes } = await runTool(tool, '```\n', { language: 'markdown' });
  expect(value).toBe('```\n');
  expect(notes).toEqual(['Formatting would have changed the meaning, so this is unchanged.']);
});

it.each([
  ['scss', 'a{> > bar{b:c}}d{e:f}', '> > bar'],
  ['less', '@y:@lookup[$@x];@z:1;@w:@lookup[$@x];', '@y:@lookup[$@x]; and 1 more'],
  ['markdown', '* x\n\nFoo\n    ***\n\n* y', 'Foo…'],
] as const)('says which part of %s stays as it was', async (language, source, part) => {
  const { notes } = await runTool(tool, source, { language });
  expect(notes).toEqual([`Formatting would have changed what this means, so it stays as it was: ${part}`]);
});

it.each([false, true])(
  'Python that would become another program is shown as it was, minified: %s',
  async (minifyCode) => {
    const source = 'x = "\\12"   "0"\n';
    const { value, notes } = await runTool(tool, source, { language: 'python', minifyCode });
    expect(value).toBe(source);
    expect(notes).toEqual(['Formatting would have changed the meaning, so this is unchanged.']);
  },
);

it.each<[LanguageName, string, Options, string]>([
  [
    'javascript',
    'if(a){b("x")}',
    { indentWith: 'tabs', singleQuotes: true, semicolons: false },
    "if (a) {\n\tb('x')\n}\n",
  ],
  ['scss', 'a{b{c:"d"}}', { indentWith: 'tabs', singleQuotes: true }, "a {\n\tb {\n\t\tc: 'd';\n\t}\n}\n"],
  ['html', '<p id="a" class="b">x</p>', { attributePerLine: true }, '<p\n  id="a"\n  class="b"\n>\n  x\n</p>\n'],
  ['graphql', '{aaaa(bbbb:1,cccc:2)}', { lineWidth: 20 }, '{\n  aaaa(\n    bbbb: 1\n    cccc: 2\n  )\n}\n'],
  ['sql', 'select 1', { indentWith: 'tabs' }, 'SELECT\n\t1\n'],
  ['yaml', 'a:\n  - b', { indentWith: 'tabs' }, 'a:\n  - b\n'],
])('writes %s in a style', async (language, source, options, expected) => {
  expect(await run(language, source, options)).toBe(expected);
});
