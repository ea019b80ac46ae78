import { describe, expect, it } from 'vitest';
import { expectWithin, processorTime } from '@/engines/testing/processor-time';
import { formatPython } from './python';
import { isSamePython } from './same-python';

describe('the same program, laid out otherwise', () => {
  it.each([
    ["x = 'it\\'s' u'a' R'\\d'", 'x = "it\'s" "a" r"\\d"'],
    ['x = "a" "b" f"{c}" "{d}"', 'x = f"ab{c}{{d}}"'],
    ['x = "\\x41\\u00e9\\101\\\n"', 'x = "AéA"'],
    ['x = 0XFF, 1E+5, .5, 1., 10J', 'x = 0xFF, 1e5, 0.5, 1.0, 10j'],
    ['f(a, b,)', 'f(\n    a,\n    b,\n)'],
    ['f(a)', 'f(\n    a,\n)'],
    ['x = (a, b,)', 'x = a, b'],
    ['return (a + b) * (c)', 'return (a + b) * c'],
    ['x = ((a or b))', 'x = (\n    a\n    or b\n)'],
    ['for (a, b) in (c): pass', 'for a, b in c:\n    pass'],
    ['if (a): b; c\nelse: d', 'if a:\n  b\n  c\nelse:\n  d'],
    ['class A(): x: int = 1; y = lambda: 2', 'class A:\n    x: int = 1\n    y = lambda: 2'],
    ['with (a, b as c,): pass', 'with a, b as c:\n    pass'],
    ['with a as b, c as d: pass', 'with (\n    a as b,\n    c as d,\n):\n    pass'],
    ['from a import (b,)', 'from a import b'],
    ['match (a, b):\n case (c) if (d): pass', 'match a, b:\n    case c if d:\n        pass'],
    ['assert (a), (b)', 'assert a, b'],
    ['print(-a ** b, a ** -b ** c)', 'print(-(a**b), a ** -(b**c))'],
    ['x = f\'{a["b"] !r:>{w}}\'', 'x = f"{a[\'b\']!r:>{w}}"'],
    ["x = f'{f'{1 +1}'}'", 'x = f"{f"{1 + 1}"}"'],
    ['x = a + \\\n  b', 'x = (\n    a + b\n)'],
    ['def f():\n  """ a\n\tb\n     c  """', 'def f():\n    """a\n       b\n    c\n    """'],
    ['try: a\nexcept (B): c', 'try:\n    a\nexcept B:\n    c'],
    ['x = [(a) for b in (c or d) if (e)]', 'x = [a for b in c or d if e]'],
    ['x = 1 #a\n#  b', 'x = 1  # a\n# b'],
    ['f(  # a\n  b)  # c', 'f(b)  # a  # c'],
    ['class A:\n\\\n  x = 1', 'class A:\n    x = 1'],
    ['x = a[(b, c)]', 'x = a[b, c]'],
    ['def f[T,](): pass', 'def f[T]():\n    pass'],
  ])('%j is %j', (before, after) => {
    expect(isSamePython(before, after)).toBe(true);
  });
});

describe('another program', () => {
  it.each([
    // What Ruff 0.15 makes of it: two strings that become another escape.
    ['x = "\\12" "0"', 'x = "\\120"'],
    ['x = (a,)', 'x = (a)'],
    ['x = a,', 'x = a'],
    ['x = a[b,]', 'x = a[b]'],
    ['x = (a + b) * c', 'x = a + b * c'],
    ['x = a - (b - c)', 'x = a - b - c'],
    ['x = (-a) ** b', 'x = -a ** b'],
    ['x = not (a) == b', 'x = (not a) == b'],
    ['x = a is (not b)', 'x = a is not b'],
    ['x = (a < b) < c', 'x = a < b < c'],
    ['x = (a if b else c) if d else e', 'x = a if b else c if d else e'],
    ['x = (lambda: a) if b else c', 'x = lambda: a if b else c'],
    ['x = (yield), a', 'x = yield, a'],
    ['x = (await a)[0]', 'x = await a[0]'],
    ['x = f((a, b))', 'x = f(a, b)'],
    ['x = [(a, b)]', 'x = [a, b]'],
    ['x = [(a for a in b)]', 'x = [a for a in b]'],
    ['assert (a, b)', 'assert a, b'],
    ['with (a, b) as c: pass', 'with a, b as c: pass'],
    ['with ((a, b)): pass', 'with (a, b): pass'],
    ['with a as (b, c): pass', 'with a as b, c: pass'],
    ['(a): int', 'a: int'],
    ['x = "a"', 'x = b"a"'],
    ['x = "a"', 'x = f"a"'],
    ['x = f"a"', 'x = t"a"'],
    ['x = "a\\\\n"', 'x = "a\\n"'],
    ['x = r"\\n"', 'x = "\\n"'],
    ['x = "a", "b"', 'x = "a" "b"'],
    ['x = f"{a}"', 'x = f"{{a}}"'],
    ['x = f"{a=}"', 'x = f"{a = }"'],
    ['x = f"{a!r}"', 'x = f"{a!s}"'],
    ['x = f"{a:>{b}}"', 'x = f"{a:<{b}}"'],
    ['x = f"{(a:=5)}"', 'x = f"{a:=5}"'],
    ['x = " a "', 'x = "a"'],
    ['if a:\n  b\n  c', 'if a:\n  b\nc'],
    ['if a:\n  if b:\n    c\n  else:\n    d', 'if a:\n  if b:\n    c\nelse:\n  d'],
    ['if a: b; c', 'if a:\n  b\nc'],
    ['def f():\n  """a\n  b"""', 'def f():\n  """a b"""'],
    ['def f():\n  """a\n    b\n  c"""', 'def f():\n  """a\n  b\n  c"""'],
    ['x = 1_0', 'x = 1'],
    ['x = 1  # a', 'x = 1'],
    ['a\nb', 'a b'],
    ['x = 1', 'x == 1'],
    ['def f(a, /, b, *, c): pass', 'def f(a, b, *, c): pass'],
    ['x = lambda a, b: c', 'x = lambda a: (b, c)'],
    ['x = a[b:c]', 'x = a[b, c]'],
    ['"', ''],
    ['f"{', ''],
  ])('%j is not %j', (before, after) => {
    expect(isSamePython(before, after)).toBe(false);
    expect(isSamePython(after, before)).toBe(false);
  });
});

describe('formatPython', () => {
  it('throws where Ruff would make another program', async () => {
    await expect(formatPython('x = "\\12" "0"\n')).rejects.toMatchObject({ name: 'MeaningError' });
    expect(await formatPython('x = "\\012" "0"\n')).toBe('x = "\\0120"\n');
  });
  it('formats what is hard to compare', async () => {
    const source = `@(a)
class A(B,): 'doc'; x: int = (1)
async def f(a, *, b=(1, 2), **c) -> (int):
  async with (a as b, c): return (yield a, b)
  match (a):
    case {'k': (1 | 2) as x, **rest} if (x): pass
    case [a, *_] | (a, _): print(f'{a!r:>{b}} {c["d"]=}', *(d or e), sep = '')
  del (a), (b,)
  x = [i for (i) in (range(3)) if (i)]; y = lambda *a, **k: (a, k)
  return not (a and b) or (-1) ** -2 if (z := f(x)[1:2, ::3]) else (lambda: (yield))
`;
    const once = await formatPython(source);
    expect(await formatPython(once)).toBe(once);
  });
});

it('deep and long sources take time by their length', () => {
  const started = processorTime();
  const deep = 100_000;
  expect(isSamePython(`x = ${'('.repeat(deep)}a${')'.repeat(deep)}`, 'x = a')).toBe(true);
  expect(
    isSamePython(`x = ${'['.repeat(deep)}${']'.repeat(deep)}`, `x = ${'['.repeat(deep)}${']'.repeat(deep - 1)}`),
  ).toBe(false);
  const fields = `x = ${'f"{'.repeat(deep)}1${'}"'.repeat(deep)}`;
  expect(isSamePython(fields, fields)).toBe(true);
  const long = 'def f(a, b=1):\n    return g(a, "text") + (b * 2)  # said\n'.repeat(20_000);
  expect(isSamePython(long, long)).toBe(true);
  expectWithin(10_000, started);
});
