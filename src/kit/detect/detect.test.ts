import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LONG } from '@/engines/testing/long';
import { expectWithin, processorTime } from '@/engines/testing/processor-time';
import { loadDefinitions, writeChain } from '../chain/chain';
import { definedSlugs } from '../definitions';
import { executeEach } from '../run/execute';
import { testContext } from '../testing/run-tool';
import { commandFor } from './command';
import { detect } from './detect';
import { detectedSlugs, rank, rankInTurns, SAMPLE } from './rank';

const run: Parameters<typeof detect>[1]['run'] = async (_, tool, input, options) =>
  executeEach(tool, input, options, testContext());
const best = async (provided: string | Uint8Array, name?: string) =>
  (await detect(provided, { run, ...(name && { name }) }))[0];
const base64 = (text: string) => Buffer.from(text).toString('base64');

describe('detection', () => {
  it('speaks for the better part of the tools, and for tools alone', () => {
    expect(detectedSlugs.length).toBeGreaterThan(90);
    expect(detectedSlugs.filter((slug) => !definedSlugs.includes(slug))).toEqual([]);
  });

  it('follows what is packed up to three deep, as a chain', async () => {
    const packed = base64(encodeURIComponent(base64(JSON.stringify({ name: 'Ada', born: 1815 }))));
    const found = (await best(packed))!;
    const defined = await loadDefinitions(definedSlugs);
    expect(writeChain(found.chain!, defined)).toBe(
      'base64-string --mode decode | url-encoder-decoder --mode decode | base64-string --mode decode',
    );
    expect((await best(base64('{"a":1}')))!.why).toBe('Base64 of JSON, 1 key');
    const zipped = (await best(gzipSync('{"a":1}').toString('base64')))!;
    expect(writeChain(zipped.chain!, defined)).toBe(
      'base64-string --mode decode | gzip --mode decompress | json-formatter',
    );
    expect(zipped.why).toBe('Base64 of gzip of JSON, 1 key');
  });

  it('leaves out what the tool itself refuses', async () => {
    expect(rank('key = value\n[a.b]\nx = 1').map(({ slug }) => slug)).not.toContain('json-formatter');
    // It looks like TOML, but a key stands there twice.
    const twice = 'name = "a"\nname = "b"\nsize = 3';
    expect(rank(twice)[0]?.slug).toBe('toml-converter');
    expect(await best(twice)).toBeUndefined();
  });

  it('hears orders only where they are typed', async () => {
    const orders = ['uuid', 'password 24', 'lorem 3', 'sha256 hello', 'time in tokyo', 'tomato', '12/4'];
    for (const order of orders) {
      expect(await best(order), order).toBeUndefined();
      expect((await detect(order, { run, typed: true }))[0]?.answer, order).toBeTruthy();
    }
  });

  it.each([
    ['2^64-1', '18446744073709551615'],
    ['15% of 80', '12.00'],
    ['10 km in mi', '6.213712'],
    ['0b1010', '10'],
    ['sha256 hello', '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'],
    ['3pm EST in Berlin', '2026-01-02 21:00:00'],
    ['mime png', 'image/png'],
    ['cron */5 * * * *', 'Every 5 minutes'],
    ['MCMXCIV', '1994'],
    ['12 and 18 lcm', '36'],
    ['what is the greatest common divisor of 84 and 36?', '12'],
    ['every monday at 9am', 'At 09:00, on Monday'],
    ['P3DT4H', '273600'],
    ['PT1M30.5S', '1.508333'],
    ['?utm_source=a&b=c', 'utm_source'],
    ['ff to decimal', '255'],
    ['slugify Hello World', 'hello-world'],
    ['hello world to snake case', 'hello_world'],
    ['git undo last commit', 'git reset --soft HEAD~1'],
  ])('answers %s', async (typed, answer) => {
    const [first] = await detect(typed, { run, typed: true, now: Date.UTC(2026, 0, 2, 12) });
    expect(first?.answer).toContain(answer);
  });

  it('says what is inside something packed once, not twice', async () => {
    expect((await best(gzipSync('plain words that are nothing else').toString('base64')))!.why).toBe('Base64 of gzip');
    expect((await best(gzipSync(gzipSync('plain words that are nothing else')).toString('base64')))!.why).toBe(
      'Base64 of gzip of gzip',
    );
  });

  it.each([
    ['subnet 10.1.2.3/19', 'ipv4-subnet'],
    ['what day is 1700000000 in Tokyo', 'unix-timestamp-converter'],
    ['what is 15% of 80', 'percentage-calculator'],
    ['decode aGVsbG8gd29ybGQ=', 'base64-string'],
    ['who made 3c:22:fb:12:34:56', 'mac-lookup'],
    ['contrast of #1e90ff', 'color'],
    ['255 in binary', 'integer-base'],
    ['roman 2024', 'roman-numeral'],
    ['base64 hello', 'base64-string'],
    ['now', 'unix-timestamp-converter'],
    ['5 lbs in kg', 'unit-converter'],
    ['100 f to c', 'unit-converter'],
    ['f and c', 'unit-converter'],
    ['lbs and kg', 'unit-converter'],
    ['what time is it in Berlin', 'time-zone-converter'],
  ])('finds the value in the question %s', async (typed, slug) => {
    const [first] = await detect(typed, { run, typed: true, now: Date.UTC(2026, 0, 2, 12) });
    expect(first?.slug).toBe(slug);
    expect(first?.answer).toBeTruthy();
  });

  it.each([
    ['5\'11" to cm', '180.34'],
    ['60 mph', '96.56064'],
    ['72 f', '22.222222'],
    ['20% off $59.99', '47.99'],
    ['15% tip on 48.50', '7.28'],
    ['255 in binary', '11111111'],
    ['1,250 * 0.19', '237.5'],
    ['how many feet in a mile', '5280'],
    ['how many ounces in 2 pounds', '32'],
    ['2½ inches', '6.35'],
    ['3 stone 4 lb', '20.86'],
    ['1h 30m', '1.5'],
    ['20% off 59,99 €', '47.99'],
    ['$120 - 15%', '102.00'],
    ['1299 + 19% VAT', '1545.81'],
    ['increase 200 by 15%', '230.00'],
    ['from 40 to 55 percent change', '37.50%'],
    ['7/8 as a percentage', '87.50%'],
  ])('answers %s where it is pasted', async (text, answer) => {
    expect((await best(text))?.answer).toContain(answer);
  });

  it.each([
    ['func add(a int, b int) int {\n\treturn a + b\n}', 'code-beautifier'],
    ['def f(): return 1', 'code-beautifier'],
    ['lambda x: x + 1', 'code-beautifier'],
    ['x => x * 2', 'javascript-formatter'],
    ['await Promise.all(xs.map(f))', 'javascript-formatter'],
    ['# comment\n{"a": 1}', 'json-validator'],
    ['callback({"a":1})', 'json-validator'],
    ['{a: NaN, b: +1, c: .5}', 'json-validator'],
    ['207', 'http-status'],
    ['4755', 'chmod-calculator'],
  ])('knows what %j is for', async (text, slug) => {
    expect((await best(text))?.slug).toBe(slug);
  });

  it.each([
    'what time is it in Berlin when it is 15:00 in New York',
    'time in Berlin if it is 3pm in New York?',
    'when it is 15:00 in New York, what time is it in Berlin',
    '15:00 New York time in Berlin',
    '3 pm in New York in Berlin time',
    "what's the time in berlin when it's 3 pm in new york",
  ])('answers “%s”', async (typed) => {
    const [first] = await detect(typed, { run, typed: true, now: Date.UTC(2026, 0, 2, 12) });
    expect(first).toMatchObject({ slug: 'time-zone-converter', answer: '2026-01-02 21:00:00' });
    expect(first?.summary?.title).toBe('Friday, 2 January 2026, 21:00 in Berlin');
  });

  it('offers something for every number, and nothing for what no tool does', async () => {
    for (const number of ['3.5', '-0.25', '-7', '1,250', '2024', '0'])
      expect((await detect(number, { run, typed: true }))[0]?.answer, number).toBeTruthy();
    for (const typed of ['what is my ip', 'convert heic to jpg'])
      expect(await detect(typed, { run, typed: true }), typed).toEqual([]);
    const prose = 'The weather was so nice that we went to play chess outside.';
    expect((await detect(prose, { run, typed: true }))[0]?.slug).toBe('word-counter');
  });

  it('tells of each suggestion what matters most of its result', async () => {
    const now = Date.UTC(2026, 0, 2, 12);
    const told = async (text: string, typed = false) => (await detect(text, { run, typed, now }))[0]?.summary;
    expect(await told('#1e90ff')).toMatchObject({ title: 'Dodger Blue', swatch: '#1E90FF' });
    expect(await told('10.1.2.3/22')).toMatchObject({ title: '10.1.0.0 – 10.1.3.255, 1,024 addresses' });
    expect(await told('a,b,c\n1,2,3\n4,5,6')).toMatchObject({ title: '3 columns, 2 rows' });
    expect(await told('5 lbs in kg', true)).toMatchObject({ title: '2.267962 kg' });
    expect(await told('255 in binary', true)).toMatchObject({ title: '11111111 in binary' });
    // Of what is packed, that which is inside.
    expect(await told(base64('{"name":"Ada","born":1815}'))).toEqual({ title: '2 keys', detail: 'name, born' });
    // What was not tried has none.
    expect(await told('a'.repeat(1_000_000))).toBeUndefined();
  });

  it('counts, compares and hashes a text where nothing more can be said', async () => {
    const prose = 'Mañana vamos a la playa con los niños.';
    for (const text of [prose, prose.repeat(40_000), 'a'.repeat(1_000_000)])
      expect(
        (await detect(text, { run })).map(({ slug }) => slug),
        text.slice(0, 20),
      ).toEqual(['word-counter', 'case', 'text-diff-checker', 'hash-text']);
    expect((await detect('2024', { run })).map(({ slug }) => slug)).toEqual([
      'integer-base',
      'roman-numeral',
      'prime-number-checker',
    ]);
    // Words that name a tool are looked up by name.
    expect(await detect('convert a json file to csv', { run, typed: true })).toEqual([]);
  });

  it('looks at files by their first bytes and their name', async () => {
    const png = Uint8Array.from([
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1,
    ]);
    expect((await best(png))?.slug).toBe('image-color-extractor');
    expect((await rankFile(png))[0]).toMatchObject({ slug: 'image-color-extractor', why: 'PNG, image/png' });
    expect((await rankFile(new Uint8Array(gzipSync('hello'))))[0]).toMatchObject({
      slug: 'gzip',
      options: { mode: 'decompress' },
    });
    expect((await best(new TextEncoder().encode('{"a":1}'), 'x.json'))?.slug).toBe('json-formatter');
  });

  it('names the command that does it, and no secret', async () => {
    const shown = async (text: string) => commandFor((await best(text))!, text, 'f.txt');
    expect(await shown('{"a":1}')).toBe('localkit json-formatter f.txt');
    expect(await shown(base64('{"a":1}'))).toBe("localkit chain 'base64-string --mode decode | json-formatter' f.txt");
    expect(await shown('chmod 0644 notes.txt')).toBe('localkit chmod-calculator f.txt');
    expect(await shown('User-Agent: curl/8.5.0')).toBe("printf %s 'curl/8.5.0' | localkit user-agent");
    expect(await shown('7d444840-9dc0-11d1-b245-5ffdce74fad2')).toBe('localkit uuid-generator --uuid …');
  });

  it('looks at the beginning of a long text alone', () => {
    const long = `[${'{"id":1,"name":"Ada"},'.repeat(60_000)}{}]`;
    expect(long.length).toBeGreaterThan(SAMPLE * 10);
    expect(rank(long)[0]?.slug).toBe('json-formatter');
  });
});

const rankFile = async (bytes: Uint8Array) => (await import('./bytes')).rankBytes(bytes);

describe('looking at a long text', () => {
  const LONGEST_TURN_MS = 50;
  it.runIf(LONG).each(['a', '0', '{', 'a\n', 'é', '中', '"', '1,', 'ab cd\n'])(
    'leaves the page free: %j',
    async (unit) => {
      for (const length of [1_000_000, 60_000]) {
        const text = unit.repeat(length / unit.length);
        await rankInTurns(text);
        let longest = 0;
        let last = processorTime();
        const timer = setInterval(() => {
          longest = Math.max(longest, processorTime() - last);
          last = processorTime();
        });
        await rankInTurns(text);
        clearInterval(timer);
        longest = Math.max(longest, processorTime() - last);
        expect(longest, `${length} signs`).toBeLessThan(LONGEST_TURN_MS);
      }
    },
  );
});

describe('every detector', () => {
  const UNITS = [
    'a',
    '0',
    'a ',
    '%41',
    '{',
    '[',
    '<a ',
    '<!--',
    '"',
    '\\u0041',
    'a,',
    'a;b\n',
    '(',
    '- a\n',
    'a: b\n',
    '# a\n',
    'SELECT ',
    'a=',
    '&amp;',
    'A1b2',
    '**a',
    '`',
    '/*',
    ' ',
    '\n',
    '1.',
    'a.b',
    ':',
    '--',
    '|',
    '=',
    '12:',
    '+1 ',
    'const a = ',
  ];
  it.runIf(LONG)('is done in a moment with the most it is given', () => {
    rank('warm');
    for (const unit of UNITS) {
      const text = unit.repeat(SAMPLE / unit.length);
      const started = processorTime();
      rank(text, { typed: true });
      expectWithin(150, started, unit);
    }
  });
});
