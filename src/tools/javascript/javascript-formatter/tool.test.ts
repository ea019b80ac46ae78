import { readFileSync } from 'node:fs';
import { minify } from 'terser';
import { transformWithOxc } from 'vite';
import { describe, expect, it } from 'vitest';
import { InputError } from '@/kit';
import { readOption } from '@/kit/option';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

const format = async (source: string, options: Partial<ToolOptions<typeof tool>> = {}) =>
  (await runTool(tool, source, options)).value;

/** What a source comes to when Oxc compiles it and Terser writes it: equal for equal programs. */
async function readMeaning(source: string): Promise<string> {
  const { code } = await transformWithOxc(source, 'source.tsx', { target: 'esnext', jsx: { runtime: 'automatic' } });
  return (await minify(code, { module: true, compress: false, mangle: false, format: { comments: false } })).code!;
}

describe('formatting', () => {
  it.each(['src/kit/input.ts', 'src/ui/output/VirtualRows.tsx', 'src/engines/markup/reporter.js'])(
    '%s is the same program afterwards, and stays as it is when formatted again',
    async (path) => {
      const source = readFileSync(path, 'utf8');
      const options = { indentSize: 8, useSingleQuotes: true, trailingCommas: true };
      const once = await format(source, options);
      expect(once).not.toBe(source);
      expect(await readMeaning(once)).toBe(await readMeaning(source));
      expect(await format(once, options)).toBe(once);
    },
  );

  it('each option has its effect', async () => {
    const source = '/* a */ call({ a: "b", // c\n d: [`/* kept */`, /\\/\\/ kept/, "// kept"] })';
    const plain = await format(source);
    expect(plain).toBe('/* a */ call({\n  a: "b", // c\n  d: [`/* kept */`, /\\/\\/ kept/, "// kept"]\n});\n');
    expect(await format(source, { indentSize: 8 })).toContain('\n        a: "b"');
    expect(await format(source, { indentSize: 0 })).toContain('\na: "b"');
    expect(await format(source, { useSingleQuotes: true })).toContain("a: 'b'");
    expect(await format(source, { trailingCommas: true })).toContain('"// kept"],\n});');
    expect(await format(source, { removeComments: true })).toBe(
      'call({ a: "b", d: [`/* kept */`, /\\/\\/ kept/, "// kept"] });\n',
    );
  });

  it('removes every comment and nothing else', async () => {
    const source = readFileSync('src/engines/markup/reporter.js', 'utf8');
    const bare = await format(source, { removeComments: true });
    expect(source).toMatch(/^\/\//);
    // The only slashes left stand in a regular expression.
    expect(bare).not.toMatch(/(?:^|\s)\/\//);
    expect(await readMeaning(bare)).toBe(await readMeaning(source));
    // A comment can hold the line break that ends a statement.
    expect(await format('a /*\n*/ b', { removeComments: true })).toBe('a;\nb;\n');
    expect(await format('return_/**/value', { removeComments: true }).catch(() => 'refused')).toBe('refused');
    expect(await format('#!/usr/bin/env node\n// x\nf()', { removeComments: true })).toBe(
      '#!/usr/bin/env node\nf();\n',
    );
    expect(await format('const a = <p>{/* x */}</p>', { removeComments: true })).not.toContain('x');
  });

  it('reads JSX, types, and both', async () => {
    expect(await format('const a=<B c={1}/>')).toBe('const a = <B c={1} />;\n');
    expect(await format('enum A{B}')).toBe('enum A {\n  B\n}\n');
    expect(await format('const f=<T,>(x:T)=><p>{x as any}</p>')).toBe('const f = <T,>(x: T) => <p>{x as any}</p>;\n');
    expect(await format('@dec class A{}')).toContain('@dec');
  });
});

describe('styles', () => {
  const SOURCE = `const a = {b: 1, 'c-d': f(x => x + 1)};
const list = [1, 2]
;[3].map((n) => n)
;(function () { return /re/.test(\`t\`) })()
let more = a
++more
if (veryLongConditionNumberOne && veryLongConditionNumberTwo && veryLongConditionNumberThree) { more = "it's" }
const el = <Button type="submit" disabled={more} onClick={() => press(a)} label='Say "yes"' title="A rather long one">Text</Button>
class A { x = 1; static ['y'] = 2; *gen() {} in; z }
for (;;) { break }
`;
  type Style = Parameters<typeof format>[1];
  it.each<[Style, RegExp]>([
    [{ semicolons: false }, /^const list = \[1, 2\]\n;\[3\]/m],
    [{ indentWith: 'tabs', indentSize: 4 }, /^\tveryLong/m],
    [{ lineWidth: 400 }, /^if \(veryLongConditionNumberOne && veryLong.* \{$/m],
    [{ lineWidth: 20 }, /^ {2}return \/re\/\.test\($/m],
    [{ arrowParentheses: 'avoid' }, /f\(x => x \+ 1\)/],
    [{ quoteKeys: 'consistent' }, /"b": 1/],
    [{ bracketSpacing: false }, /\{b: 1/],
    [{ operatorsFirst: true, lineWidth: 60 }, /^ {2}&& veryLongConditionNumberTwo/m],
    [{ attributePerLine: true, lineWidth: 400 }, /<Button\n {4}type="submit"\n {4}disabled/],
    [{ bracketSameLine: true }, /title="A rather long one">$/m],
    [{ objects: 'collapse', useSingleQuotes: true }, /static \['y'\] = 2/],
  ])('%o stays the same program', async (style, shape) => {
    const written = await format(SOURCE, style);
    expect(written).toMatch(shape);
    expect(await readMeaning(written)).toBe(await readMeaning(SOURCE));
  });
});

it('has indents in steps of two', () => {
  const read = (raw: unknown) => readOption(tool.options.indentSize, raw);
  expect([0, '1', 2, '3', '4', 5, 7, 8].map(read)).toEqual([0, 2, 2, 4, 4, 6, 8, 8]);
  expect(() => read(9)).toThrow('Indent Size must be from 0 to 8');
});

describe('what does not parse', () => {
  it('is told with its place, and by whichever grammar got further', async () => {
    await expect(format('const a = 1;\nconst = 2;')).rejects.toMatchObject({
      details: { line: 2, column: 7, offset: 19, title: 'Formatting error occurred' },
    });
    await expect(format('let a: number = 1;\nlet b: = 2;')).rejects.toMatchObject({ details: { line: 2 } });
  });
  it.each([['('.repeat(10_000)], ['a+'.repeat(5_000)], ['\u0000'], ['\ud800'], ['`${'], ['/*'], ['<a>'], ['}']])(
    'gives a message: %#',
    async (source) => {
      await expect(format(source)).rejects.toThrow(InputError);
      await expect(format(source, { removeComments: true })).rejects.toThrow(InputError);
    },
  );
});
