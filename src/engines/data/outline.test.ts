import { describe, expect, it } from 'vitest';
import { LONG } from '../testing/long';
import { expectWithin, processorTime } from '../testing/processor-time';
import { outline } from './outline';

describe('what a document holds', () => {
  it.each([
    ['json', '{"a":1,"b":{"c":2}}', '2 keys', 'a, b'],
    ['json', '[{"id":1},{"id":2,"name":"x"}]', 'List of 2 items with 2 keys', 'id, name'],
    ['json', '[1,2,3]', 'List of 3 items', ''],
    ['json', '{"1":0,"2":0,"a":0,"b":0,"c":0,"d":0,"e":0}', '7 keys', '1, 2, a, b, c, d, …'],
    [
      'yaml',
      'name: x\n"two words": 1\nlist:\n  - a: 1\n# no: key\nurl: http://x\n',
      '4 keys',
      'name, two words, list, url',
    ],
    ['yaml', '- a\n- b: 1\n  c: 2\n', 'List of 2 items', ''],
    ['toml', 'a = 1\nb.c = 2\nlist = [\n["x"],\n]\n[t.u]\nd = 1\n[[p]]\n[[p]]\n', '5 keys', 'a, b, list, t, p'],
    ['xml', '<?xml version="1.0"?><!-- <x> --><note a="1"><to>A</to><to>B</to></note>', '<note> with 2 elements', 'to'],
    ['html', '<title>Fish &amp; chips</title><p>a<p>b<a href="">c</a>', 'Fish & chips', '2 paragraphs, 1 link'],
    ['html', '<h1>Hello, <em>world</em>!</h1>', 'Hello, world!', '1 heading'],
    [
      'markdown',
      '# Hi *you* #\n\n- [a](b)\n- c\n\n```\n# no\n```\n',
      'Hi you',
      '1 heading, 2 list items, 1 link, 1 code block',
    ],
    ['css', '/* a{} */a > b,\nc{d:e}@media x{f{g:h}}', '3 rules', 'a > b, c, @media x, f'],
  ])('%s %j', (language, text, size, names) => expect(outline(text, language)).toEqual({ size, names }));
  it.each([
    ['json', '{'],
    ['json', '3'],
    ['yaml', 'just words'],
    ['html', '<p>no heading</p>'],
    ['markdown', 'no heading'],
    ['css', ''],
    ['sql', 'select 1'],
    ['json', `[${'1,'.repeat(200_000)}1]`],
  ])('says nothing of %s %j', (language, text) => expect(outline(text, language)).toBeUndefined());

  it.runIf(LONG)('is done at a glance, whatever it is given', () => {
    const units = [
      'a',
      ' ',
      '\n',
      '[',
      '{',
      '"',
      ':',
      '-',
      '#',
      '# ',
      '<h1',
      '<!--',
      '/*',
      '```\n',
      '[a](',
      ']',
      'a: ',
      'a=',
      '[[a',
      '<a',
    ];
    for (const language of ['json', 'yaml', 'toml', 'xml', 'html', 'markdown', 'css'])
      for (const unit of units)
        for (const before of ['', '# ', '<x>']) {
          const started = processorTime();
          outline(before + unit.repeat(95_000 / unit.length), language);
          expectWithin(60, started, `${language} ${unit}`);
        }
  });
});
