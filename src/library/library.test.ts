import { describe, expect, it } from 'vitest';
import { definedSlugs } from '@/kit/definitions';
import { chain, detect, InputError, run, tools } from '.';

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);
/** What a promise is rejected with. */
const toError = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (error) => error,
  );

describe('run', () => {
  it('gives the value, its kind, its text and what belongs to it', async () => {
    const result = await run('remove-duplicate-lines', 'a\nb\na');
    expect(result).toMatchObject({ kind: 'text', value: 'a\nb', text: 'a\nb', notes: [] });
    expect(result.facts[0]).toEqual({ label: 'Original Lines', value: '3' });
    const table = await run('substring-finder', 'a cat', { substring: 'cat' });
    expect(table.text.split('\n')[1]).toContain('cat');
  });

  it('takes bytes, blobs and several inputs', async () => {
    const bytes = new TextEncoder().encode('{"a":1}');
    for (const input of [bytes, Buffer.from(bytes), new Blob([bytes])])
      expect((await run('json-minifier', input)).value).toBe('{"a":1}');
    expect(await run('text-diff-checker', { left: 'a', right: new Blob(['b']) })).toMatchObject({ kind: 'diff' });
    const hash = async (input: unknown) => (await run('hash-text', input, { algorithm: 'MD5' })).text;
    expect(await hash(new Blob(['abc']))).toBe(await hash('abc'));
  });

  it('runs several lines one by one where one short value is meant', async () => {
    expect(await run('color', 'red\nblue')).toMatchObject({ kind: 'table' });
  });

  it('comes out the same for the same seed and time', async () => {
    const draw = (seed: string) => run('uuid-generator', undefined, { version: 'v7', count: 2 }, { seed, now: NOW });
    expect(await draw('a')).toEqual(await draw('a'));
    expect((await draw('a')).value).not.toEqual((await draw('b')).value);
    const at = (now: number | Date) => run('unix-timestamp-converter', '0', {}, { now });
    expect((await at(NOW)).text).toBe((await at(new Date(NOW))).text);
    expect((await at(NOW)).text).not.toBe((await at(0)).text);
  });

  it('stops where it is told to, and tells how far it is', async () => {
    const stopped = AbortSignal.abort(new Error('enough'));
    expect(await toError(run('hash-text', 'a', {}, { signal: stopped }))).toMatchObject({ message: 'enough' });
    const stop = new AbortController();
    const heard: number[] = [];
    const lines = Array.from({ length: 5000 }, () => 'red').join('\n');
    const onProgress = (done: number) => {
      heard.push(done);
      if (done > 0.5) stop.abort(new Error('enough'));
    };
    const running = run('color', lines, {}, { signal: stop.signal, onProgress });
    expect(await toError(running)).toMatchObject({ message: 'enough' });
    expect(heard.length).toBeGreaterThan(5);
  });

  const TOKEN = 'eyJhbGciOiJub25lIn0.eyJpc3MiOiJqb2UiLCJleHAiOjEzMDA4MTkzODB9.';
  it.each([TOKEN, new TextEncoder().encode(TOKEN), { token: TOKEN }])(
    'needs no input that may be empty, and takes one value for the one that is needed: %j',
    async (provided) => {
      expect((await run('jwt-parser', provided)).text).toContain('joe');
    },
  );

  it('takes one value for the input that the options ask for', async () => {
    expect((await run('basic-auth', 'Basic dGVzdDoxMjPCow==', { mode: 'decode' })).text).toContain('Username: test');
    expect((await run('basic-auth', 'Aladdin')).text).toContain('QWxhZGRpbjo=');
    expect((await run('html-viewer', '<h1>Hi</h1>')).text).toContain('<h1>Hi</h1>');
    expect((await run('http-status')).text).toContain('404');
    expect((await run('ipv6-ula', undefined, { globalId: 'random' })).text).toContain('fd');
    expect(await toError(run('ipv6-ula'))).toMatchObject({ details: { field: 'input' } });
    expect(await toError(run('jwt-parser', { key: 'x' }))).toMatchObject({ details: { field: 'token' } });
  });

  it.each<[string, unknown, Record<string, unknown>, Record<string, unknown>]>([
    ['json-formatter', '{"a":1}', { indentSize: 4 }, { indentSize: '4' }],
    ['json-formatter', '{"b":1,"a":1}', { sort_keys: 'True' }, { sortKeys: true }],
    ['json-formatter', '{"b":1,"a":1}', { 'Sort Keys': 1 }, { sortKeys: true }],
    ['json-formatter', '{"b":1,"a":1}', { 'sort-keys': 'yes' }, { sortKeys: true }],
    ['hash-text', 'a', { algorithm: 'SHA-256' }, { algorithm: 'SHA256' }],
    ['hash-text', 'a', { algorithm: 'sha3_256' }, { algorithm: 'SHA3-256' }],
    ['uuid-generator', undefined, { version: 7 }, { version: 'v7' }],
    ['uuid-generator', undefined, { version: 'V4' }, { version: 'v4' }],
    ['unix-timestamp-converter', '0', { timezone: 'Tokyo' }, { timezone: 'Asia/Tokyo' }],
    ['unix-timestamp-converter', '0', { timezone: 'UTC+9' }, { timezone: 'Etc/GMT-9' }],
    ['csv-to-json', 'a|b;c\n1|2;3', { delimiter: 'semicolon' }, { delimiter: ';' }],
    ['random-csv', undefined, { seed: 42 }, { seed: '42' }],
    ['random-password', undefined, { length: '12' }, { length: 12 }],
  ])('takes values of %s as people write them: %j %j', async (slug, input, written, meant) => {
    const controls = { seed: 'same', now: NOW };
    expect((await run(slug, input, written, controls)).text).toBe((await run(slug, input, meant, controls)).text);
  });

  it.each<[unknown[], RegExp]>([
    [['json-formater', '{}'], /Did you mean json-formatter\?/],
    [['json-formatter', '{}', { sortKey: true }], /Did you mean sortKeys\?/],
    [['hash-text', 'a', { algorithm: 'SHA257' }], /Did you mean SHA256\?/],
    [['text-diff-checker', { left: 'a', rigth: 'b' }], /Did you mean right\?/],
    [['hmac-generator', { message: 'a' }, { algorithm: 'SHA-256' }], /Did you mean hashFunction\?/],
    [['hash-text', 'a', { hash: 'SHA256' }], /Did you mean algorithm\?/],
    [['csv-to-json', 'a', { separator: ';' }], /Did you mean delimiter or /],
    [['base64-string', 'a', { decode: true }], /Did you mean mode: 'decode'\?/],
    [['bcrypt', 'a', { rounds: 4 }], /Did you mean cost\?/],
    [['line-sorter', 'a', { unique: true }], /Did you mean removeDuplicates\?/],
    [['unix-timestamp-converter', '0', { tz: 'Tokyo' }], /Did you mean timezone\?/],
    [['sql-prettify', 'select 1', { dialect: 'mssql' }], /Did you mean transactsql\?/],
    [['sql-prettify', 'select 1', { dialect: 'postgres' }], /Did you mean postgresql\?/],
    [['camera-recorder'], /^Camera Recorder works only as a page\.$/],
    [['json-formatter', '{}', { colour: 'red' }], /There is no option "colour"\. It has/],
  ])('refuses %j with the nearest right one', async (provided, message) => {
    const [slug, ...rest] = provided as Parameters<typeof run>;
    expect((await toError(run(slug, ...rest))).message).toMatch(message);
  });

  it('repeats no more than a line of a name that there is not', async () => {
    const long = 'q'.repeat(1_000_000);
    const refused = [
      run(long),
      run('hash-text', 'a', { [long]: 1 }),
      run('hash-text', 'a', { algorithm: long }),
      run('text-diff-checker', { [long]: 'a' }),
      chain(`hash-text --${long}`, 'a'),
      chain(long, 'a'),
    ];
    for (const one of refused) expect((await toError(one)).message.length).toBeLessThan(600);
  });

  it('rejects as soon as it is aborted, whatever the tool is doing', async () => {
    const started = performance.now();
    const signal = AbortSignal.timeout(150);
    const hash = { cost: 14 };
    expect(await toError(run('bcrypt', 'secret', hash, { signal }))).toMatchObject({ name: 'TimeoutError' });
    const again = AbortSignal.timeout(150);
    expect(await toError(chain('bcrypt --cost 14', 'secret', { signal: again }))).toMatchObject({
      name: 'TimeoutError',
    });
    expect(performance.now() - started).toBeLessThan(1500);
  });

  it.each<[unknown[], object, RegExp]>([
    [['json-formatter', '{\n"a" 1}'], { line: 2, column: 5 }, /./],
    [['json-formatter', '{}', { sortKey: true }], { field: 'sortKey' }, /no option "sortKey"/],
    [['json-formatter', '{}', { indentSize: '11' }], { field: 'indentSize' }, /must be one of/],
    [['json-formatter'], { field: 'input' }, /missing/],
    [['json-formatter', 5], { field: 'input' }, /must be text/],
    [['json-formatter', Uint8Array.of(255)], {}, /UTF-8/],
    [['text-diff-checker', 'x'], {}, /several inputs/],
    [['text-diff-checker', { left: 'x' }], { field: 'right' }, /missing/],
    [['text-diff-checker', { left: '', right: '', more: '' }], { field: 'more' }, /no input/],
    [['random-uuid', 'x'], {}, /doesn’t take input/],
    [['json-validator', '{"a":1,}'], {}, /./],
    [['toString', 'x'], {}, /no tool called/],
  ])('refuses %j with its place', async (provided, details, message) => {
    const [slug, ...rest] = provided as Parameters<typeof run>;
    const error = await toError(run(slug, ...rest));
    expect(error).toBeInstanceOf(InputError);
    expect(error.message).toMatch(message);
    expect(error.details).toMatchObject(details);
  });
});

describe('chain', () => {
  it('hands each result on, and keeps all of them', async () => {
    const { value, steps } = await chain(
      'base64-string --mode decode | json-formatter --off | json-minifier',
      'eyAiYSI6IDEgfQ==',
    );
    expect(value).toBe('{"a":1}');
    expect(steps.map((step) => step?.value)).toEqual(['{ "a": 1 }', undefined, '{"a":1}']);
    expect(steps[2]?.text).toBe('{"a":1}');
    expect(steps.map((step) => step?.summary.title)).toEqual(['{ "a": 1 }', undefined, '1 key']);
  });

  it('is text or data, takes bytes and gives them', async () => {
    const steps = [{ tool: 'base64-string', options: { mode: 'decode' } }];
    expect((await chain({ steps, each: 'whole' }, '//79')).value).toEqual(Uint8Array.of(255, 254, 253));
    expect((await chain('base64-string', Uint8Array.of(255, 254, 253))).value).toBe('//79');
    expect((await chain('uuid-generator | hash-text --take MD5', undefined, { seed: 'x' })).value).toMatch(
      /^[\da-f]{32}$/,
    );
  });

  it('runs every line by itself', async () => {
    const { value, lines } = await chain('--each-line base64-string --mode decode', 'YQ==\n***\nYg==');
    expect(value).toBe('a\n\nb');
    expect(lines?.[1]).toMatchObject({ input: '***', step: 0 });
  });

  it.each([
    ['base64-string --mode decode | json-minifier', { step: 1, line: 1 }, /^step 2 \(json-minifier\): /],
    ['json-minifier --nonsense', { step: 0 }, /no option --nonsense/],
    ['base64-string | json-minfier', { step: 1 }, /no tool called "json-minfier".* Did you mean json-minifier\?/],
    ['json-formatter --sort-key', { step: 0 }, /no option --sort-key\. Did you mean --sort-keys\?/],
    ['hash-text --algorithm SHA257', { step: 0 }, /Did you mean SHA256\?/],
    ['', {}, /no step/],
  ])('refuses %j, and says which step', async (text, details, message) => {
    const error = await toError(chain(text, 'e2E='));
    expect(error).toBeInstanceOf(InputError);
    expect(error.message).toMatch(message);
    expect(error.details).toMatchObject(details);
  });

  it('checks the options of data, too', async () => {
    const steps = [{ tool: 'json-formatter', options: { indentSize: '11' } }];
    expect(await toError(chain({ steps, each: 'whole' }, '{}'))).toMatchObject({ details: { field: 'indentSize' } });
  });
});

describe('detect', () => {
  it('names the tool, its options, and the way on', async () => {
    const [best] = await detect('1700000000');
    expect(best).toMatchObject({
      slug: 'unix-timestamp-converter',
      score: expect.any(Number),
      why: expect.any(String),
    });
    const packed = Buffer.from('{"name": "Ada", "born": 1815}').toString('base64');
    const [first] = await detect(packed);
    expect((await chain(first!.chain!, packed)).value).toContain('"born": 1815');
  });

  it('looks at bytes and their name, and is silent where there is nothing to say', async () => {
    const png = Uint8Array.of(
      137,
      80,
      78,
      71,
      13,
      10,
      26,
      10,
      0,
      0,
      0,
      13,
      73,
      72,
      68,
      82,
      0,
      0,
      0,
      1,
      0,
      0,
      0,
      1,
      8,
      6,
    );
    expect((await detect({ bytes: png, name: 'a.png' }, { limit: 1 }))[0]?.why).toContain('PNG');
    expect(await detect('nothing in particular')).toEqual([]);
  });
});

it('lists what can be run', () => {
  expect(tools.map(({ slug }) => slug).sort()).toEqual(definedSlugs);
  expect(tools.find(({ slug }) => slug === 'json-formatter')).toMatchObject({
    name: 'JSON Formatter',
    category: 'JSON Tools',
  });
});
