import * as babel from 'prettier/plugins/babel';
import * as graphql from 'prettier/plugins/graphql';
import { transformWithOxc } from 'vite';
import { describe, expect, it } from 'vitest';
import { type FormatLanguage, formatWith } from './format';
import { formatGo } from './go';

/** A tree without where things stand, what is said beside them and how they are quoted. */
const SIDE = new Set(
  '__contentEnd loc start end range comments leadingComments trailingComments innerComments extra tokens errors raw isDoubleQuote shortForm unicode parenthesizedExpression'.split(
    ' ',
  ),
);
const bare = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(bare);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) => (SIDE.has(key) ? [] : [[key, bare(value)]])),
  );
};
type Parse = (text: string, options: object) => unknown;
const toTree = async (parse: unknown, text: string) => bare(await (parse as Parse)(text, {}));

const TYPED = `import type {A} from './a'; import b,{type C, d as e} from "b"
export abstract class K<T extends object = {}> extends B<T> implements I, J { readonly #x: number=1.10; private q?: number; static { f() }
 constructor(public a:string, protected b?:Map<string,number[]>){super()} get y():T|undefined{return this.#z!}
 @dec() async method<const U>(this:K<T>, ...rest:[first:U, second?:string]):Promise<U|never>{ for await(const x of y) label:for(;;)continue label } }
declare module 'x' { export default function f(a:unique symbol):void } namespace N.M { export const enum E {A=1<<2,B='x'} }
type M<T>={readonly [K in keyof T as \`get\${Capitalize<K & string>}\`]-?:T[K] extends infer R extends string?R:never}
function over(a:string):void;function over(a:number):void
function over(a:any){ return (a as unknown as number)+(<any>a)!.b?.[0]??0xFF+1_000n } let u=a satisfies B
const t=tag\`a\${ b }  c\`, r=/[/]\\/'/gu, s='it\\'s "x"', n=.5e10, q=a?b:c?d:e, o={'a-b':1,c:2,[d]:3,get x(){return 1},async*y(){}}
`;
const JSX = `const A=()=><><p className='a b' {...p} data-x="it's">  One {two}  <b>three</b>{' '}
   four&nbsp;five
   </p>{list.map(i=><Li key={i} on={()=>{f(i)}}>{i}</Li>)}{/* said */}<a.b c:d="e"/>text that is long enough to be broken by the formatter somewhere near here</>
`;
const QUERY = `query Q($a:[Int!]=[1,2]@d,$b:In={x:"y",z:1.10,e:ENUM,n:null}){...F alias:field(a:$a,s:"""
   block
     text
"""){...on T@include(if:$c){id}}} # said
fragment F on T{id} mutation{x} subscription S{y}
"""about""" type T implements A&B@key(fields:"id"){"one" f(a:Int=1 @d):[T!]!@deprecated} extend type T{x:Int} union U=|A|B enum E{A B} input I{a:Int=1}
scalar D @specifiedBy(url:"u") directive @d(a:Int) repeatable on FIELD|OBJECT schema{query:Q} interface N{a:ID}`;
const PHP = `<html>
<?php
namespace A\\B; use function C\\{d, e as f};
#[Attr(1)] final readonly class Foo extends Bar implements I, J { use T; const string A = 'a';
 public function __construct(private int $x=1_000, protected ?string $y = "a\\n\\$b {$c['d']} $e[0]") {}
 function f(int|string ...$r): ?static { return match(true){ $this->x > 1, $z => 'a\\'b "q"', default => throw new E }; } }
$a = array(1,'k'=>"v$b", ...$c); list('a'=>$q,,$w) = $e; $h = <<<EOT
   text $a
     more {$b->c()}
   EOT; $n = <<<'RAW'
raw $x
 y
RAW;
if ($a): echo 1; elseif ($b): foreach ($a as $k => &$v) { yield $k => $v; } endif; // said
$x = ($a and $b) or $c; $y = $a - ($b - $c); $z = !$a instanceof B; $t = $a ? $b : ($c ? $d : $e); echo $m?->n ?? 'z', 2;
$g = static fn(int &$x): int => $x ** 2 ** 3; enum S: string { case A = 'a'; } try { } catch (A|B) { } finally { } $s = \`ls $b\`;
?>
  <p>  <?= $x ?>
</p>
`;

describe('the same program is read from what was laid out', () => {
  it.each<[FormatLanguage, string, string]>([
    ['babel-ts', TYPED, 'a.ts'],
    ['babel', JSX, 'a.jsx'],
    ['babel-ts', `${JSX}const f=<T,>(x:T)=>x as T`, 'a.tsx'],
  ])('%s %#: by a compiler that has no part in the formatting', async (language, source, file) => {
    const once = await formatWith(language, source);
    expect(await formatWith(language, once)).toBe(once);
    const compile = async (text: string) =>
      (await transformWithOxc(text, file, { jsx: { runtime: 'classic' }, sourcemap: false })).code
        .replace(/\/\*.*?\*\//gs, '')
        // Text of elements may be in several pieces, and is drawn with its blanks as one.
        .replaceAll('", "', '')
        .replace(/ +/g, ' ');
    expect(await compile(once)).toBe(await compile(source));
  });
  it('types, which compilers drop', async () => {
    const parse = babel.parsers['babel-ts'].parse;
    expect(await toTree(parse, await formatWith('babel-ts', TYPED))).toEqual(await toTree(parse, TYPED));
  });
  it('GraphQL', async () => {
    const parse = graphql.parsers.graphql.parse;
    const once = await formatWith('graphql', QUERY);
    expect(await toTree(parse, once)).toEqual(await toTree(parse, QUERY));
    expect(await formatWith('graphql', once)).toBe(once);
  });
  it('PHP', async () => {
    const { default: plugin } = await import('@prettier/plugin-php/standalone');
    const parse = plugin.parsers!.php!.parse;
    const once = await formatWith('php', PHP);
    expect(await toTree(parse, once)).toEqual(await toTree(parse, PHP));
    expect(await formatWith('php', once)).toBe(once);
    expect(once).toContain("'a\\'b \"q\"'");
  });
  it.each([
    ['php', '<?php\n $a = ;', "unexpected ';'", 2, 6],
    ['graphql', 'query {', 'Expected Name, found <EOF>.', 1, 8],
    ['yaml', 'a: [1', 'Flow sequence in block collection must be sufficiently indented and end with a ]', 1, 6],
  ] as const)('%s tells what is wrong, and where', async (language, source, message, line, column) => {
    await expect(formatWith(language, source)).rejects.toMatchObject({ message, details: { line, column } });
  });
});

// As https://pkg.go.dev/cmd/gofmt and the notes of Go 1.13 (prefixes and exponents of numbers) have it: imports in order within
// their block, columns of fields and comments in line, spaces by how tightly an operator binds.
describe('Go', () => {
  it.each([
    [
      'package p\n\nconst (\n\t_ = 0B1\n\t_ = 0O17\n\t_ = 0XBADC0DE\n\t_ = 0X1P+2\n\t_ = 1E-1\n)\n',
      'package p\n\nconst (\n\t_ = 0b1\n\t_ = 0o17\n\t_ = 0xBADC0DE\n\t_ = 0x1p+2\n\t_ = 1e-1\n)\n',
    ],
    [
      'package main\n\nimport (\n\t"strings"\n\t"os"\n\n\t"net/http"\n\t"bytes"\n)\n',
      'package main\n\nimport (\n\t"os"\n\t"strings"\n\n\t"bytes"\n\t"net/http"\n)\n',
    ],
    ['func f(a, b int) int { return a+b*c }', 'func f(a, b int) int { return a + b*c }'],
    [
      'package p\ntype T struct{\na int // one\nlonger string `json:"x"` // two\n}\n',
      'package p\n\ntype T struct {\n\ta      int    // one\n\tlonger string `json:"x"` // two\n}\n',
    ],
  ])('is as gofmt writes it %#', async (source, expected) => {
    expect(await formatGo(source)).toBe(expected);
    expect(await formatGo(expected)).toBe(expected);
  });
  it('tells the place in characters, where the formatter counts bytes', async () => {
    await expect(formatGo('package a\nvar é, 語 = "é" + ]\n')).rejects.toMatchObject({
      message: "expected operand, found ']'",
      details: { line: 2, column: 18 },
    });
    await expect(formatGo('func f() {')).rejects.toMatchObject({ details: { line: 1, column: 11 } });
    await expect(formatGo('var a = "\ud800"')).rejects.toMatchObject({ details: { line: 1, column: 10 } });
  });
  it('goes on after a source that was too much for it', async () => {
    await expect(formatGo(`package p\nvar x = ${'('.repeat(3000)}1${')'.repeat(3000)}`)).rejects.toThrow(
      'nested too deeply',
    );
    expect(await formatGo('package p\nvar x=1')).toBe('package p\n\nvar x = 1\n');
  });
});
