import { describe, expect, it } from 'vitest';
import { type FormatLanguage, formatWith } from './format';
import { isSameSheet, type StyleLanguage, splitStatements } from './same-styles';
import { isSameScript } from './squeeze';

describe('what the formatter would change stays as it is written', () => {
  it.each<[FormatLanguage, string, string]>([
    ['php', '<?php echo (new DateTime())->format("c");', '<?php echo (new DateTime())->format("c");\n'],
    ['php', '<?php $a=array(1,2);list($b)=$a;', '<?php $a = array(1, 2);\nlist($b) = $a;\n'],
    ['php', '<?php $a=[1,2];[$b]=$a;', '<?php $a = [1, 2];\n[$b] = $a;\n'],
    // Examples of the CommonMark specification, one with what is laid out around it.
    ['markdown', '* x\n\nFoo\n    ***\n\n* y', '- x\n\nFoo\n    ***\n\n- y\n'],
    ['markdown', '`foo``bar``', '`foo``bar``\n'],
    ['markdown', '~~~ aa ``` ~~~\naaa\n~~~', '~~~ aa ``` ~~~\naaa\n~~~\n'],
    ['scss', '$a:(1px,);$b:1', '$a:(1px,);\n$b: 1;\n'],
    ['scss', 'a{> > bar{b:c}}d{e:f}', 'a {\n  > > bar{b:c}\n}\nd {\n  e: f;\n}\n'],
    ['less', '@y:@lookup[$@x];@z:1;', '@y:@lookup[$@x];\n@z: 1;\n'],
    // Numbers with a unit become names in selectors; of what begins with @, Sass knows its own in small letters alone.
    ['less', '.m(1X);a{b:c}', '.m(1X);\na {\n  b: c;\n}\n'],
    ['less', '.a{bC:5}d{e:.a[bC]}', '.a {\n  bC:5\n}\nd {\n  e: .a[bC];\n}\n'],
    ['scss', '@IMPORT Keep;a{b:5PX;c:d}', '@IMPORT Keep;\na {\n  b:5PX;\n  c: d;\n}\n'],
    ['css', 'a|*:has(*),|*:has(*){b:c}d{e:f}', 'a|*:has(*),|*:has(*){b:c}\nd {\n  e: f;\n}\n'],
    ['css', 'a{b:\\ 2;c:d}', 'a {\n  b:\\ 2;\n  c: d;\n}\n'],
    ['css', 'a{b:env(x, );c:d}', 'a {\n  b:env(x, );\n  c: d;\n}\n'],
    ['babel-ts', 'declare module e{}', 'declare namespace e {}\n'],
    ['babel', 'a=[,,1,,]', 'a = [, , 1, ,];\n'],
  ])('%s: %j', async (language, source, expected) => {
    expect(await formatWith(language, source)).toBe(expected);
    expect(await formatWith(language, expected)).toBe(expected);
  });
  it('and where that is not possible, nothing is shown', async () => {
    await expect(formatWith('markdown', '```\n')).rejects.toMatchObject({ name: 'MeaningError' });
  });
});

const isSame = (language: StyleLanguage, before: string, after: string) =>
  isSameSheet(splitStatements(before, language), splitStatements(after, language));

describe('style sheets', () => {
  it.each<[StyleLanguage, string, string]>([
    [
      'css',
      'A>B,[c=d]{COLOR:#FFF;margin:.50px +.5EM!IMPORTANT}',
      'a > b,\n[c="d"] {\n  color: #fff; margin: 0.5px +0.5em !important;\n}',
    ],
    ['css', ':NTH-CHILD(2N+1 of .a .b){c:d;;}', ':nth-child(2n + 1 of .a .b) { c: d }'],
    ['css', '@MEDIA (MIN-WIDTH:1px) AND (a:b){c{d:e}}', '@media (min-width: 1px) and (a: b) { c { d: e } }'],
    ['scss', '$m:(a:b,c:d);// x\na{b:$a+$b}', '$m: (\n  a: b,\n  c: d,\n);\na { b: $a + $b }'],
    ['less', '.m(@a;@b:2){c:@a}', '.m(@a; @b: 2) {\n  c: @a;\n}'],
  ])('%s: %j is %j', (language, before, after) => {
    expect(isSame(language, before, after)).toBe(true);
  });
  it.each<[StyleLanguage, string, string]>([
    ['css', 'a b{c:d}', 'ab{c:d}'],
    ['css', 'a .b{c:d}', 'a.b{c:d}'],
    ['css', 'a :hover{c:d}', 'a:hover{c:d}'],
    ['css', '.A{c:d}', '.a{c:d}'],
    ['css', 'a{--A:b}', 'a{--a:b}'],
    ['css', 'a{b:Foo}', 'a{b:foo}'],
    ['css', 'a{b:calc(1px + (2px))}', 'a{b:calc(1px +(2px))}'],
    ['css', 'a{b:calc(1px+2px)}', 'a{b:calc(1px + 2px)}'],
    ['css', 'a{b:var(--c,)}', 'a{b:var(--c)}'],
    ['css', 'a{b:"c"}', 'a{b:"d"}'],
    ['css', 'a{b:c}d{e:f}', 'a{b:c d{e:f}}'],
    ['css', ':nth-child(2 of .a .b){c:d}', ':nth-child(2 of .a.b){c:d}'],
    ['scss', '$a:(1px,)', '$a:(1px)'],
    ['scss', 'a{b:$c -$d}', 'a{b:$c - $d}'],
    ['scss', 'a{&-b{c:d}}', 'a{& -b{c:d}}'],
    ['less', 'a{b:@c[$@d]}', 'a{b:@c[$ @d]}'],
  ])('%s: %j is not %j', (language, before, after) => {
    expect(isSame(language, before, after)).toBe(false);
  });
});

describe('scripts', () => {
  it.each([
    ['a=>{return b}', 'a=>b'],
    ['if(a){b()}else{c()};', 'if(a)b();else c()'],
    ['({"a":1,b:b})', '({a:1,b})'],
    ['/a/gi', '/a/ig'],
    ['a=-1e1000', 'a=-(1/0)'],
    ['a={1e1000:1}', 'a={Infinity:1}'],
  ])('%s is %s', (before, after) => expect(isSameScript(before, after)).toBe(true));
  it.each([
    ['async\nfunction f(){}', 'async function f(){}'],
    ['({__proto__:__proto__})', '({__proto__})'],
    ['if(a){let b}', 'if(a){b}'],
    ['a\n++b', 'a++;b'],
    ['class A{#a}', 'class A{a}'],
    ['a=1e1000', 'a=null'],
  ])('%s is not %s', (before, after) => expect(isSameScript(before, after)).toBe(false));
});
