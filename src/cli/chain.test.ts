import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { build, localkit } from './testing/localkit';

const folder = mkdtempSync(join(tmpdir(), 'localkit-'));

beforeAll(() => {
  build();
}, 120_000);

describe('a chain on the command line', () => {
  const sha = (text: string) => createHash('sha256').update(text).digest('hex');

  it('runs one tool after the other', () => {
    const { out, err, status } = localkit(
      ['chain', 'base64-string --mode decode | json-minifier | hash-text --algorithm SHA256 --take SHA256'],
      Buffer.from('{ "a": 1 }').toString('base64'),
    );
    expect({ out, err, status }).toEqual({ out: `${sha('{"a":1}')}\n`, err: '', status: 0 });
    expect(localkit(['chain', 'password-analyzer --take Length'], 'x\n').out).toBe('1\n');
    expect(localkit(['chain', 'uuid-generator | hash-text --take SHA256']).out).toMatch(/^[\da-f]{64}\n$/);
  });

  it('hands bytes on as they are', () => {
    const bytes = randomBytes(10_000);
    const { bytes: out } = localkit(['chain', 'base64-string | base64-string --mode decode'], bytes);
    expect(Buffer.compare(out, bytes)).toBe(0);
  });

  it('says which step fails, and where in its input', () => {
    const bad = Buffer.from('{\n"a" 1}').toString('base64');
    const { out, err, status } = localkit(['chain', 'base64-string --mode decode | json-minifier'], bad);
    expect([out, status]).toEqual(['', 2]);
    expect(err).toMatch(/^localkit: step 2 \(json-minifier\): .*\(line 2, column \d\)\n$/);
  });

  it.each([
    ['no-such-tool | hash-text', 'step 1 (no-such-tool): There is no tool called "no-such-tool"'],
    ['json-minifier --nonsense', 'step 1 (json-minifier): There is no option --nonsense'],
    ['hash-text | uuid-generator', 'step 2 (uuid-generator): It generates something new'],
    ["hash-text --take 'x", 'A quote isn’t closed'],
    ['', 'The chain has no step'],
  ])('refuses %j', (text, message) => {
    const { out, err, status } = localkit(['chain', text], 'a');
    expect([out, status]).toEqual(['', 2]);
    expect(err).toContain(message);
  });

  it('takes each line by itself, and a bad one spoils no other', () => {
    const lines = 'WzFd\n***\nWzJd\n';
    for (const words of [
      ['chain', '--each-line', 'base64-string --mode decode | json-minifier'],
      ['chain', '--each-line base64-string --mode decode | json-minifier'],
    ]) {
      const { out, err, status } = localkit(words, lines);
      expect([out, status]).toEqual(['[1]\n\n[2]\n', 2]);
      expect(err).toMatch(/^localkit: line 2, step 1 \(base64-string\): .*\n$/);
    }
    const { out } = localkit(['base64-string', '--mode', 'decode', '--each-line', '--json'], lines);
    expect(JSON.parse(out)[2]).toEqual({ input: 'WzJd', result: '[2]' });
  });

  it('takes many files, and keeps their results apart', () => {
    const [a, b, bad] = ['one/x.json', 'two/x.json', 'bad.json'].map((name) => join(folder, name));
    for (const name of ['one', 'two']) mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(a!, '{ "a": 1 }');
    writeFileSync(b!, '{ "b": 2 }');
    writeFileSync(bad!, '{');
    const into = join(folder, 'out');
    const { err, status } = localkit(['json-minifier', a!, bad!, b!, '--out-dir', into]);
    expect(status).toBe(2);
    expect(err).toMatch(/^localkit: .*bad\.json: /);
    expect(readdirSync(into).sort()).toEqual(['x-2.json', 'x.json']);
    expect(readFileSync(join(into, 'x-2.json'), 'utf8')).toBe('{"b":2}');
    expect(localkit(['json-minifier', a!, b!]).err).toContain('use --out-dir DIR for several');
    const csv = join(folder, 'csv');
    expect(localkit(['chain', 'xml-converter', a!, b!, '--out-dir', csv]).status).toBe(2);
  });

  it('tells every step as JSON', () => {
    const { out } = localkit(['chain', 'base64-string | hash-text --off | json-minifier', '--json'], 'abc');
    expect(JSON.parse(out)).toMatchObject([
      { tool: 'base64-string', kind: 'text', result: 'YWJj', summary: { title: 'YWJj' } },
      { tool: 'hash-text', off: true },
      { tool: 'json-minifier', error: expect.any(String) },
    ]);
  });
});

describe('detect on the command line', () => {
  it('says what a text is, and the command for it', () => {
    const packed = Buffer.from('{"a":1}').toString('base64');
    const { out, status } = localkit(['detect', '--json'], packed);
    expect(status).toBe(0);
    expect(JSON.parse(out)[0]).toMatchObject({
      slug: 'base64-string',
      why: 'Base64 of JSON, 1 key',
      options: { mode: 'decode' },
      summary: { title: '1 key', detail: 'a' },
      command: "localkit chain 'base64-string --mode decode | json-formatter' -",
    });
    expect(localkit(['detect'], '192.168.1.0/24').out).toMatch(
      /^ipv4-subnet .*\n {4}192\.168\.1\.0 – 192\.168\.1\.255, 256 addresses\n {4}192\.168\.1\.0\/24 · .*\n {4}localkit/,
    );
    // Of prose, what can be done with any text, and nothing at all of no text.
    const offers = JSON.parse(localkit(['detect', '--json'], 'See you tomorrow.').out) as { score: number }[];
    expect(offers.every(({ score }) => score < 0.5)).toBe(true);
    expect(localkit(['detect', '--json'], ' ')).toMatchObject({ out: '[]\n', status: 0 });
    expect(localkit(['detect', '--nonsense']).status).toBe(2);
  });
});
