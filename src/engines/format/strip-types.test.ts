import { readdirSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { parse } from 'acorn';
import { transformWithOxc } from 'vite';
import { describe, expect, it } from 'vitest';
import { stripTypes } from './strip-types';

type Tree = Record<string, unknown>;

/** A tree as it means, however it is written: without places, empty statements and brackets around a single statement. */
function clean(tree: unknown): unknown {
  if (Array.isArray(tree))
    return tree
      .filter(
        (one: Tree) =>
          one?.type !== 'EmptyStatement' &&
          !(
            one?.type === 'ExportNamedDeclaration' &&
            !one.declaration &&
            !one.source &&
            !(one.specifiers as []).length
          ),
      )
      .map(clean);
  if (typeof tree === 'bigint' || tree instanceof RegExp) return String(tree);
  if (typeof tree !== 'object' || tree === null) return tree;
  const { start, end, raw, shorthand, ...rest } = tree as Tree;
  const cleaned = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, clean(value)])) as Tree;
  const body = cleaned.body as unknown[];
  return cleaned.type === 'BlockStatement' && body.length === 1 && (body[0] as Tree).type !== 'VariableDeclaration'
    ? body[0]
    : cleaned;
}
const toTree = (code: string) =>
  clean(parse(code, { ecmaVersion: 'latest', sourceType: 'module', allowReturnOutsideFunction: true }));
const withOxc = async (source: string) =>
  (await transformWithOxc(source, 'a.ts', { tsconfig: false, typescript: { onlyRemoveTypeImports: true } } as never))
    .code;
const placesOf = (text: string) => text.replace(/[^\n\r]/g, '.');

describe('types become blanks', () => {
  it.each([
    'let a: number = 1, b!: string, c = a as unknown as string;',
    'const f = <T,>(x?: T, ...rest: T[]): x is NonNullable<T> => x !== undefined;',
    'const f = (a: number)\n  : number => a, g = (): {\n a: 1 } => a;',
    'const f = async <\n  T>(a: T) => a;',
    'const f = () => <Foo>{ a: 1 };',
    'const f = (x) => (<any>x).y!.z![0]!;',
    'function f(this: Window, a?) { return <any>\n a }',
    'function f(this: Window): void {}',
    'function f(a: string): void;\nfunction f(a: number): void;\nfunction f(a) {}',
    'let a = 1\ntype B = number\n(a)',
    'let a = 1\ninterface A { b: string }\ninterface C {}\n[a]',
    'let a = b as any\n(c)',
    'let a = b satisfies D\n`x`',
    'throw a as any\n(b)',
    'let a: (number)\n(b)',
    'const a = f<string>\n(b)',
    'const a = f<string>(b), c = new Map<string, () => void>(), d = g<string>`x`;',
    'class A<T> extends B<T> implements C, D<T> { private x = 1 as any\n["y"]: number; readonly z?; w!: string }',
    'class A extends B { x = 1\n private *[a]() {}\n protected async b?(c?: number): Promise<void> {} static override [c]() {} }',
    'class A { declare x: string; [key: string]: any; y = 1\n declare z: number\n ["a"] = 2 }',
    'abstract class A { abstract a: string; abstract m(): void; protected abstract get b(): number; get b2(): number { return 1 } static async *g(): any {} }',
    'export abstract class A {}\nexport default abstract class B {}',
    'class A { m(): void; m(a?: number) {} constructor(); constructor(a?) {} }',
    'class A { get = 1; private get\n b() { return 1 } static { let a: number } }',
    'import type { A } from "a"; import { type B, C, type D } from "c"; export type { E } from "e"; export type F = 1; export { type G, H } from "h"',
    'declare const a: number; declare function b(): void; declare module "c" { export const d: 1 } declare global { interface E {} } declare enum F { A }',
    'namespace A { export type B = 1; interface C {} }\nlet a',
    'const a = x < y && z > (1), b = x<y>(1);',
    'for (const a of <any[]>b) c as number;\nfor (let i: number = 0; i < 1; i++) {}\nfor (const k in a as {}) {}',
    'try {} catch (e: unknown) {}',
    'const { a, b }: { a: string; b: number } = c, [d]: [string] = e;',
    'const o = { m<T>(a: T): T { return a }, get a(): number { return 1 }, async *g(): any {} };',
    '(a as any) = 1; (b!) += 1; (<any>c).d = 2; [e as any] = [1];',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it belongs to the code.
    'const a = "type A = 1", b = /* : any */ 1, c = `${d as string} as e`; // x as y',
    'let 𠮷: string = "𠮷" as any /* 𠮷 */ as string',
    'let a = x ? (y) : (z as any), b = x ? (y): number => 1 : 2;',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it belongs to the code.
    'type A = { [K in keyof B]?: B[K] } & `x${string}`; const a = 1 as const;',
    'let x = y as any /* as */ as (string | number), z = (y as (any));',
    'function assertIsA(a: unknown): asserts a is A {}\nlet unique: unique symbol; let g: typeof import("x").y;',
    'export default interface A {}',
    'label: for (;;) { type A = 1; break label }',
    'let a = b as any,\n  c = 1\n+d',
    'if (a) b as any\nelse c!\n;(d)',
  ])('%s', async (source) => {
    const ours = await stripTypes(source);
    expect(toTree(ours)).toEqual(toTree(await withOxc(source)));
    // A sign may be added where two statements would become one, but no line moves.
    expect(ours.replace(/[^\n]/g, '')).toBe(source.replace(/[^\n]/g, ''));
  });

  it('in code of this project, where every sign stays in its place', async () => {
    const files = ['engines/regex', 'engines/json', 'engines/format', 'kit'].flatMap((folder) =>
      readdirSync(`src/${folder}`)
        .filter((name) => /(?<!\.d)\.ts$/.test(name))
        .map((name) => `src/${folder}/${name}`),
    );
    expect(files.length).toBeGreaterThan(100);
    for (const file of files.filter((_, at) => at % 2 === 0)) {
      const source = readFileSync(file, 'utf8');
      const ours = await stripTypes(source);
      expect(toTree(ours), file).toEqual(toTree(await withOxc(source)));
      if (!/constructor\(\s*(?:private|readonly|public)/.test(source)) expect(placesOf(ours)).toBe(placesOf(source));
    }
  }, 30_000);
});

describe('what is more than types runs', () => {
  it.each([
    'enum A { B, C = 5, D, "e-f" = 1 << 3, G = "g", H = C | 2, I = A.B, J = "x".length, K }; A',
    'enum A { B = 1 } enum A { C = 2 } A',
    'const enum A { "default" = 1, class, let = 4, next } A',
    'enum A {} A',
    'enum A { B = (1 + 1) /* , */, C = -1 as number, // =\n D } [A, A[2]]',
    'namespace A { export const a = 1, b = a + 1; let c = 2; export function f() { return g() + c } function g() { return 3 } export class D { e = a } export enum E { F } export namespace G { export const h = E.F } export type I = 1 } [A.a, A.b, A.f(), new A.D().e, A.E.F, A.G.h, Object.keys(A).sort()]',
    'class A { static a = 1 } namespace A { export const b = 2 } [A.a, A.b]',
    'function a() { return a.b } namespace a { export const b = 2 } a()',
    'enum A { B } namespace A { export const c = A.B } A',
    'class A { x = 5; constructor(private a: number, public readonly b = 2, protected c?: string) { this.x += a } } Object.entries(new A(1))',
    'class B { z = 1 } class A extends B { constructor(public a: number) { super(); this.a++ } } Object.entries(new A(1))',
    'class A { constructor(public a: number) { "use strict" } } new A(3)',
  ])('%s', async (source) => {
    const evaluate = (code: string) => JSON.stringify(runInNewContext(code));
    expect(evaluate(await stripTypes(source))).toBe(
      evaluate((await transformWithOxc(source, 'a.ts', { tsconfig: false } as never)).code),
    );
  });
  it('with exported variables that change on both sides, as the compiler of TypeScript has it', async () => {
    const source = 'namespace A { export let n = 1; export const up = () => { n++; } } A.up(); A.n += 10; A.up(); A.n';
    expect(runInNewContext(await stripTypes(source))).toBe(13);
  });
  it('in the same lines', async () => {
    const source = 'enum A {\n  B, // one\n  C =\n    2,\n}\nnamespace N {\n  export const a =\n    1;\n}\nthrow 1';
    const stripped = await stripTypes(source);
    expect(stripped.split('\n').map((line) => line.includes('throw'))).toEqual(
      source.split('\n').map((line) => line.includes('throw')),
    );
  });
});

describe('what can’t run is refused with its place', () => {
  it.each([
    ['let a: = 1', 1, 8, /Unexpected token/],
    ['let a;\n  @b class C {}', 2, 3, /Decorators/],
    ['let a = <b>c</b>', 1, 9, /JSX/],
    ['import a = b.c;', 1, 1, /import … =/],
    ['export = a', 1, 1, /export =/],
    ['namespace A.B { export const c = 1 }', 1, 1, /dot/],
    ['namespace A { export const { b } = c }', 1, 28, /one by one/],
    ['class A extends B { constructor(private a) { if (1) super() } }', 1, 21, /super\(\)/],
  ])('%s', async (source, line, column, message) => {
    await expect(stripTypes(source)).rejects.toMatchObject({
      message: expect.stringMatching(message),
      details: { line, column },
    });
  });
  it('also where brackets stand in each other ten thousand deep', async () => {
    await expect(stripTypes(`${'['.repeat(10_000)}`)).rejects.toThrow(/Unexpected token|nested too deeply/);
  });
});
