import { describe, expect, it } from 'vitest';
import { expectWithin, processorTime } from '@/engines/testing/processor-time';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

const run = async (input: unknown, query: string, options: Partial<ToolOptions<typeof tool>> = {}): Promise<string> =>
  (await runTool(tool, typeof input === 'string' ? input : JSON.stringify(input), { query, ...options })).value;
const values = async (input: unknown, query: string) => JSON.parse(await run(input, query));
const paths = async (input: unknown, query: string) => JSON.parse(await run(input, query, { show: 'paths' }));

// The examples of RFC 9535, with the results it gives.
const STORE = JSON.parse(tool.examples[0]!.input);
const { book, bicycle } = STORE.store;
const FILTERS = {
  a: [3, 5, 1, 2, 4, 6, { b: 'j' }, { b: 'k' }, { b: {} }, { b: 'kilo' }],
  o: { p: 1, q: 2, r: 3, s: 5, t: { u: 6 } },
  e: 'f',
};

describe('json-path-finder', () => {
  it.each<[string, unknown[]]>([
    ['$.store.book[*].author', book.map((one: { author: string }) => one.author)],
    ['$..author', book.map((one: { author: string }) => one.author)],
    ['$.store.*', [book, bicycle]],
    ['$.store..price', [8.95, 12.99, 8.99, 22.99, 399]],
    ['$..book[2]', [book[2]]],
    ['$..book[2].author', ['Herman Melville']],
    ['$..book[2].publisher', []],
    ['$..book[-1]', [book[3]]],
    ['$..book[0,1]', [book[0], book[1]]],
    ['$..book[:2]', [book[0], book[1]]],
    ['$..book[?@.isbn]', [book[2], book[3]]],
    ['$..book[?@.price<10]', [book[0], book[2]]],
  ])('section 1.5: %s', async (query, expected) => expect(await values(STORE, query)).toEqual(expected));

  it('section 1.5: $..* selects every value below the root', async () => {
    expect(await values(STORE, '$..*')).toHaveLength(27);
  });

  it.each<[string, unknown[]]>([
    ["$.a[?@.b == 'kilo']", [{ b: 'kilo' }]],
    ["$.a[?(@.b == 'kilo')]", [{ b: 'kilo' }]],
    ['$.a[?@>3.5]', [5, 4, 6]],
    ['$.a[?@.b]', [{ b: 'j' }, { b: 'k' }, { b: {} }, { b: 'kilo' }]],
    ['$[?@.*]', [FILTERS.a, FILTERS.o]],
    ['$[?@[?@.b]]', [FILTERS.a]],
    ['$.a[?@<2 || @.b == "k"]', [1, { b: 'k' }]],
    ['$.a[?match(@.b, "[jk]")]', [{ b: 'j' }, { b: 'k' }]],
    ['$.a[?search(@.b, "[jk]")]', [{ b: 'j' }, { b: 'k' }, { b: 'kilo' }]],
    ['$.o[?@>1 && @<4]', [2, 3]],
    ['$.o[?@.u || @.x]', [{ u: 6 }]],
    ['$.a[?@.b == $.x]', [3, 5, 1, 2, 4, 6]],
    ['$.a[?@ == @]', FILTERS.a],
    ['$[?length(@) == 1]', ['f']],
    ['$.a[?count(@.*) == 1]', [{ b: 'j' }, { b: 'k' }, { b: {} }, { b: 'kilo' }]],
    ['$[?value(@..u) == 6]', [FILTERS.o]],
  ])('section 2.3.5: %s', async (query, expected) => expect(await values(FILTERS, query)).toEqual(expected));

  it.each<[string, unknown[]]>([
    ['$[1:3]', ['b', 'c']],
    ['$[5:]', ['f', 'g']],
    ['$[1:5:2]', ['b', 'd']],
    ['$[5:1:-2]', ['f', 'd']],
    ['$[::-1]', ['g', 'f', 'e', 'd', 'c', 'b', 'a']],
  ])('section 2.3.4: %s', async (query, expected) =>
    expect(await values(['a', 'b', 'c', 'd', 'e', 'f', 'g'], query)).toEqual(expected),
  );

  it.each([
    [{ a: 1 }, '$.a', "$['a']"],
    [[0, 1], '$[1]', '$[1]'],
    [[0, 1, 2, 3, 4], '$[-3]', '$[2]'],
    [{ a: { b: [0, 1, 2] } }, '$.a.b[1:2]', "$['a']['b'][1]"],
    [{ '\u000b': 1 }, '$["\\u000B"]', "$['\\u000b']"],
    [{ "it's": 1 }, `$["it's"]`, "$['it\\'s']"],
  ])('section 2.7: the path of %j by %s', async (input, query, path) =>
    expect(await paths(input, query)).toEqual([path]),
  );

  it.each([
    ['$[?length(@)==1]', ['～', '😀']],
    ["$[?@<'😀']", ['～', 'ab']],
    ["$[?@<='😀']", ['～', '😀', 'ab']],
    ["$[?@>'～']", ['😀']],
    ["$[?'～'>=@]", ['～', 'ab']],
    ["$[?match(@, '.')]", ['～', '😀']],
  ])('counts and orders characters, not code units: %s', async (query, expected) =>
    expect(await values(['～', '😀', 'ab', 1, null], query)).toEqual(expected),
  );

  it('shows numbers with their digits, and the last of equal names as parsers do', async () => {
    expect(await run('{"a":[12345678901234567890,1.0],"b":1,"b":1E400}', '$..*')).toBe(
      '[\n  [\n    12345678901234567890,\n    1.0\n  ],\n  1E400,\n  12345678901234567890,\n  1.0\n]',
    );
    expect(await run('{"a":1.0}', '$.a', { show: 'both' })).toBe(
      `[\n  {\n    "path": "$['a']",\n    "value": 1.0\n  }\n]`,
    );
    expect(await run('{"__proto__":{"x":1}}', '$.__proto__.x')).toBe('[\n  1\n]');
  });

  it.each([
    ['$.a-b', 3],
    ['$[?@.length-1]', 11],
    ['$..a-b', 4],
    ['$.a[', 4],
    ['a', 0],
    ['$.a b', 4],
    ['$[?foo(@)]', 3],
    ['$[01]', 2],
    ['$["a\tb"]', 4],
    // RFC 9535, 2.1.1: white space stands within a query, never around it (whitespace cases of the compliance test suite).
    [' $', 0],
    ['$\n', 1],
  ])('refuses %s at its place', async (query, offset) => {
    await expect(run('{}', query)).rejects.toMatchObject({
      name: 'InputError',
      message: expect.stringMatching(/^Invalid JSON input or JSONPath query\. Please check your input and try again\./),
      details: { offset, field: 'query' },
    });
  });

  it('takes dashes where they may stand', async () => {
    expect(await values({ 'a-b': 1, c: -1 }, "$['a-b']")).toEqual([1]);
    expect(await values([{ c: -1 }, { c: 1 }], '$[?@.c==-1].c')).toEqual([-1]);
    expect(await values([{ c: '.x-y' }], "$[?@.c=='.x-y'].c")).toEqual(['.x-y']);
  });

  it('refuses bad JSON at its place, and no query', async () => {
    await expect(run('{"a":1,}', '$')).rejects.toMatchObject({ name: 'InputError', details: { line: 1, column: 7 } });
    await expect(run('{}', ' ')).rejects.toMatchObject({ name: 'InputError', details: { field: 'query' } });
  });

  it.each(['$..a', '$[0]', '$..*', '$[?@..a]'])('gives a result or says no for 100,000 levels: %s', async (query) => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const settled = await run(deep, query).then(
      () => undefined,
      (error: Error) => error,
    );
    if (settled) expect(settled.name).toBe('InputError');
  });
});

describe('several documents', () => {
  const LINES = '{"n":12345678901234567890,"t":[1]}\n{"n":1.0}\n{"t":[2,3]}\n';

  it('asks the list of all, or each by itself', async () => {
    expect(await run(LINES, '$[*].n', { asLines: true })).toBe('12345678901234567890\n1.0');
    expect(await run(LINES, '$.n')).toBe('[]');
    expect(await run(LINES, '$.n', { eachDocument: true, asLines: true })).toBe('12345678901234567890\n1.0');
    expect(await run(LINES, '$..t[0]', { show: 'both', asLines: true })).toBe(
      `{"path":"$[0]['t'][0]","value":1}\n{"path":"$[2]['t'][0]","value":2}`,
    );
    expect(JSON.parse(await run(LINES, '$.t[*]', { show: 'paths', eachDocument: true }))).toEqual([
      "$['t'][0]",
      "$['t'][0]",
      "$['t'][1]",
    ]);
    expect(JSON.parse(await run(LINES, '$'))[0]).toHaveLength(3);
    expect((await runTool(tool, LINES, { query: '$' })).notes).toEqual(['Read as JSON Lines: 3 documents.']);
  });

  it('reads comments and trailing commas on request, and offers repair', async () => {
    expect(await run('{"a": [1, 2,], // x\n}', '$.a', { jsonc: true, asLines: true })).toBe('[1,2]');
    await expect(run('{"a":1}\n{"a":2,}', '$.a')).rejects.toMatchObject({
      details: { line: 2, column: 7, repairs: ['Line 2: removed trailing commas'] },
    });
    expect(await run('{"a":1}\n{"a":2,}', '$..a', { repair: true, asLines: true })).toBe('1\n2');
  });

  it('puts one query to many lines quickly', async () => {
    const started = processorTime();
    const lines = Array.from({ length: 5000 }, (_, id) => `{"id":${id}}`).join('\n');
    const { data } = await runTool(tool, lines, { query: '$[?@ > 10]', eachDocument: true });
    expect(data.matches).toBe(4989);
    expectWithin(3000, started);
  });
});
