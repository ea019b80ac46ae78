import { describe, expect, it } from 'vitest';
import { expectWithin, processorTime } from '@/engines/testing/processor-time';
import { formatGo } from './go';
import { isSameGo } from './same-go';

describe('the same program, laid out otherwise', () => {
  it.each([
    ['a();;b();', 'a()\nb()'],
    ['func f() { a; b }', 'func f() {\n\ta\n\tb\n}'],
    ['import ("b"; `a`; "b")', 'import (\n\t"a"\n\t"b"\n)'],
    ['x := []int{1, 2,}', 'x := []int{1, 2}'],
    ['if (a) {}', 'if a {\n}'],
    ['for ; a; {}', 'for a {\n}'],
    ['for ;; {}', 'for {\n}'],
    ['x = ((a))', 'x = (a)'],
    ['func f() (int) {}', 'func f() int {}'],
    ['func f() () {}', 'func f() {}'],
    ['type I interface { m() (int); n() () }', 'type I interface {\n\tm() int\n\tn()\n}'],
    ['func f(a (int)) {}', 'func f(a int) {}'],
    ['_ = func()()(nil)', '_ = (func())(nil)'],
    ['x = 0XFF + 0B1 + 1E3 + 0123i', 'x = 0xFF + 0b1 + 1e3 + 123i'],
    ['type _[P (*T),] struct{}', 'type _[P *T,] struct{}'],
    ['// +build a\n\npackage p', '//go:build a\n// +build a\n\npackage p'],
    ['//a\n//   * b\nvar x int', '// a\n//   - b\nvar x int'],
    ['case a: ; b()', 'case a:\n\tb()'],
    ['x = `a\r\nb`', 'x = `a\nb`'],
    ['\ufeffpackage p', 'package p'],
  ])('%j is %j', (before, after) => {
    expect(isSameGo(before, after)).toBe(true);
  });
});

describe('another program', () => {
  it.each([
    ['a\n(b)', 'a(b)'],
    ['return\na', 'return a'],
    ['x++\ny', 'x + +y'],
    ['switch f(); {}', 'switch f() {}'],
    ['for ; ; f() {}', 'for f() {}'],
    ['L: ; for {}', 'L: for {}'],
    ['f()()', 'f()'],
    ['f((a), b)', 'f(a)'],
    ['f(a,\n)', 'f(a\n)'],
    ['x = (a + b) * c', 'x = a + b * c'],
    ['var x chan (<-chan int)', 'var x chan<- chan int'],
    ['func f(x chan (<-chan int)) {}', 'func f(x chan <-chan int) {}'],
    ['type _[P *T,] struct{}', 'type _ [P * T]struct{}'],
    ['func f() (a, b int) {}', 'func f() {}'],
    ['new(func() (int))', 'new((func())(int))'],
    ['import ("a"; "b")', 'import "a"'],
    ['import (a "x")', 'import (b "x")'],
    ['x = "a"', 'x = `a`'],
    ['x = "a  b"', 'x = "a b"'],
    ["x = 'a'", 'x = "a"'],
    ['x = 0xFF', 'x = 0xFE'],
    ['//go:build a\npackage p', '//go:build !a\npackage p'],
    ['//go:embed a\nvar x string', 'var x string'],
    ['//go:embed a\nvar x string\nvar y string', 'var x string\n//go:embed a\nvar y string'],
    ['// a\nvar x int', 'var x int'],
    ['// #include <a.h>\nimport "C"', '// #include  <a.h>\nimport "C"'],
    ['a /*\n*/ b', 'a b'],
    ['x = a &^ b', 'x = a & ^b'],
    ['x <- y', 'x < -y'],
  ])('%j is not %j', (before, after) => {
    expect(isSameGo(before, after)).toBe(false);
    expect(isSameGo(after, before)).toBe(false);
  });
});

it('gofmt is checked on what it takes away', async () => {
  const source = `package p
import ("b"; a "c"; "b")
type (I interface { m(x (int)) (error) }; G[P (*T), Q any,] struct { f func() (int) "tag" })
func (r *(T)) f() () { if ((a)) { for ;; { L: ; } }; switch ; x := y.(type) { case (int): ; } ; go func() {}() }
`;
  const once = await formatGo(source);
  expect(await formatGo(once)).toBe(once);
});

it('deep and long sources take time by their length', () => {
  const started = processorTime();
  const deep = 100_000;
  expect(isSameGo(`if ${'('.repeat(deep)}a${')'.repeat(deep)} {}`, 'if a {}')).toBe(true);
  expect(
    isSameGo(`${'for ; a; {'.repeat(deep)}${'}'.repeat(deep)}`, `${'for a {'.repeat(deep)}${'}'.repeat(deep)}`),
  ).toBe(true);
  const long = 'func f(a int) (int) {\n\treturn g(a, "text") + (a * 2) // said\n}\n'.repeat(20_000);
  expect(isSameGo(long, long)).toBe(true);
  expectWithin(10_000, started);
});
