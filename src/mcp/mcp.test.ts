import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@modelcontextprotocol/client';
import Ajv from 'ajv/dist/2020';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LONG } from '@/engines/testing/long';
import { definedSlugs } from '@/kit/definitions';
import { build, connect, getChildren, isRunning, openRaw } from './testing/connect';

/** Takes for ever: doubles with every letter. */
const ENDLESS = { tool: 'regex-tester', input: `${'a'.repeat(40)}!`, options: { pattern: '^(a+)+$' } };

const folder = mkdtempSync(join(tmpdir(), 'localkit-mcp-'));
const allowed = join(folder, 'allowed');
let client: Client;
let pid: number;

beforeAll(async () => {
  build();
  mkdirSync(join(allowed, 'deep'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(allowed, 'deep', 'a.json'), '{"a":1}');
  writeFileSync(join(allowed, 'bytes.bin'), Uint8Array.of(255, 254, 253));
  symlinkSync(join(folder, 'secret.txt'), join(allowed, 'link.txt'));
  symlinkSync(folder, join(allowed, 'up'));
  symlinkSync(join(allowed, 'deep'), join(allowed, 'inside'));
  const flags = ['--timeout', '2', '--memory', '96', '--max-output', '50000', '--allow', allowed];
  ({ client, pid } = await connect(...flags, '--tools', 'hash-text,text-diff-checker,qr-generator,json'));
}, 120_000);
afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true });
});

const call = (name: string, provided: Record<string, unknown>) => client.callTool({ name, arguments: provided });
const run = (tool: string, input?: unknown, options: Record<string, unknown> = {}) =>
  call('run_tool', { tool, ...(input !== undefined && { input }), options });
const toText = ({ content }: Awaited<ReturnType<typeof call>>) => (content[0]?.type === 'text' ? content[0].text : '');

describe('what is offered', () => {
  it('is little, titled and said to be read-only', async () => {
    const { tools } = await client.listTools();
    expect(tools.slice(0, 5).map(({ name }) => name)).toEqual([
      'search_tools',
      'describe_tool',
      'run_tool',
      'run_chain',
      'detect',
    ]);
    for (const { title, description, annotations } of tools) {
      expect(title).toMatch(/\S/);
      expect(description!.length).toBeLessThan(520);
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false, openWorldHint: false });
    }
    expect(JSON.stringify(tools.slice(0, 5)).length).toBeLessThan(7000);
  });

  it('names tools directly, one by one and by category, with schemas of their own', async () => {
    const { tools } = await client.listTools();
    const direct = tools.slice(5);
    expect(direct.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['hash-text', 'text-diff-checker', 'json-formatter', 'json-to-csv']),
    );
    const ajv = new Ajv({ strict: true, strictTypes: false });
    for (const { inputSchema, outputSchema } of direct) {
      expect(ajv.validateSchema(inputSchema)).toBe(true);
      expect(ajv.validateSchema(outputSchema!)).toBe(true);
    }
    const hash = direct.find(({ name }) => name === 'hash-text')!;
    expect(hash.inputSchema.required).toEqual(['input']);
    const isGood = ajv.compile(hash.inputSchema);
    expect(isGood({ input: 'abc', algorithm: 'MD5' })).toBe(true);
    expect(isGood({ input: { path: 'a' } })).toBe(true);
    expect(isGood({ input: 'abc', algorithm: 'MD6' })).toBe(false);
    expect(isGood({ input: 'abc', other: 1 })).toBe(false);
  });

  it('is found by what it does, and described', async () => {
    const values = (await call('search_tools', { query: 'subnet 10.1.2.3/19' })).structuredContent;
    expect((values as { tools: unknown[] }).tools[0]).toMatchObject({ tool: 'ipv4-subnet' });
    const absent = (await call('search_tools', { query: 'rot13' })).structuredContent;
    expect(absent).toEqual({ tools: [], note: 'No tool does this' });
    for (const query of ['spell check', 'minify svg', 'compress an image'])
      expect((await call('search_tools', { query })).structuredContent, query).toEqual(absent);
    const found = (await call('search_tools', { query: 'sha256 checksum' })).structuredContent as {
      tools: { tool: string }[];
    };
    expect(found.tools.map(({ tool }) => tool)).toContain('hash-text');
    const { structuredContent } = await call('describe_tool', { tool: 'json-formatter' });
    expect(structuredContent).toMatchObject({
      tool: 'json-formatter',
      options: { sortKeys: { type: 'boolean', default: false } },
      result: ['code'],
      example: { input: expect.any(String), result: expect.any(String) },
    });
  });
});

describe('results', () => {
  it('are text, and data that fits the schema', async () => {
    // The client checks what is structured against the schema of the tool.
    const { content, structuredContent } = await call('hash-text', { input: 'abc', algorithm: 'MD5' });
    expect(content[0]).toEqual({ type: 'text', text: 'MD5: 900150983cd24fb0d6963f7d28e17f72' });
    expect(structuredContent).toMatchObject({
      kind: 'fields',
      value: [{ label: 'MD5', value: '900150983cd24fb0d6963f7d28e17f72' }],
      data: { digests: { MD5: '900150983cd24fb0d6963f7d28e17f72' } },
    });
    expect(toText(await call('json-formatter', { input: '{"b":1,"a":2}', sortKeys: true }))).toBe(
      '{\n  "a": 2,\n  "b": 1\n}',
    );
  });

  it('are a patch where texts are compared', async () => {
    const { structuredContent } = await call('text-diff-checker', { left: 'a\nb\n', right: 'a\nc\n' });
    expect(structuredContent).toMatchObject({ kind: 'diff', value: '--- a\n+++ b\n@@ -1,2 +1,2 @@\n a\n-b\n+c\n' });
  });

  it('are images as images and bytes as a resource', async () => {
    const picture = await call('qr-generator', { input: 'abc' });
    expect(picture.content[1]).toMatchObject({ type: 'image', mimeType: 'image/svg+xml' });
    const { content, structuredContent } = await run('base64-string', '//79', { mode: 'decode' });
    expect(content[1]).toEqual({
      type: 'resource',
      resource: { uri: 'localkit://result/decoded.bin', mimeType: 'application/octet-stream', blob: '//79' },
    });
    expect(structuredContent).toMatchObject({ kind: 'bytes', value: { base64: '//79', size: 3 } });
  });

  it('of chains come from the last step, line by line where that is asked', async () => {
    const { structuredContent } = await call('run_chain', {
      chain: 'base64-string --mode decode | hash-text --algorithm MD5 --take MD5',
      input: 'YWJj',
    });
    expect(structuredContent).toMatchObject({ kind: 'text', value: '900150983cd24fb0d6963f7d28e17f72' });
    const lines = await call('run_chain', { chain: '--each-line base64-string --mode decode', input: 'YWJj\n***' });
    expect(lines.structuredContent).toMatchObject({ value: 'abc\n', data: [{ result: 'abc' }, { step: 0 }] });
    const bad = await call('run_chain', { chain: 'base64-string --mode decode | json-minifier', input: 'e30K\n***' });
    expect([bad.isError, toText(bad)]).toEqual([true, expect.stringMatching(/^step 1 \(base64-string\): /)]);
  });

  it('of detection name tools, options and a chain that runs', async () => {
    const packed = Buffer.from('{"name": "Ada", "born": 1815}').toString('base64');
    const { structuredContent } = await call('detect', { input: packed });
    const [best] = (structuredContent as { suggestions: { tool: string; chain?: string }[] }).suggestions;
    expect(best).toMatchObject({
      tool: 'base64-string',
      options: { mode: 'decode' },
      summary: { title: '2 keys', detail: 'name, born' },
    });
    const { structuredContent: result } = await call('run_chain', { chain: best!.chain, input: packed });
    expect(result).toMatchObject({ value: expect.stringContaining('"born": 1815') });
    expect((await call('detect', { input: 'nothing in particular' })).structuredContent).toEqual({ suggestions: [] });
    expect(toText(await call('detect', {}))).toContain('An input must be text');
  });

  it('need no input that may be empty', async () => {
    const token = 'eyJhbGciOiJub25lIn0.eyJpc3MiOiJqb2UiLCJleHAiOjEzMDA4MTkzODB9.';
    for (const input of [token, { base64: Buffer.from(token).toString('base64') }, { token }])
      expect(toText(await run('jwt-parser', input))).toContain('joe');
    const { structuredContent } = await call('describe_tool', { tool: 'jwt-parser' });
    expect(structuredContent).not.toHaveProperty('input.required');
  });

  it('take values as they are written', async () => {
    expect(toText(await run('json-formatter', '{"a":1}', { indent_size: 4 }))).toBe('{\n    "a": 1\n}');
    expect(toText(await run('hash-text', 'abc', { algorithm: 'md-5' }))).toBe('MD5: 900150983cd24fb0d6963f7d28e17f72');
  });

  it('are the same for Base64 as for text', async () => {
    const hash = { tool: 'hash-text', options: { algorithm: 'MD5' } };
    const [one, other] = await Promise.all([
      call('run_tool', { ...hash, input: 'abc' }),
      call('run_tool', { ...hash, input: { base64: 'YWJj' } }),
    ]);
    expect(other).toEqual(one);
  });
});

describe('what cannot be done is an error that says what to do', () => {
  it.each<[string, Record<string, unknown>, RegExp]>([
    ['run_tool', { tool: 'json-formatter', input: '{"a" 1}' }, /line 1, column \d/],
    ['run_tool', { tool: 'json-formatter', input: '{}', options: { sortKey: true } }, /no option "sortKey".* sortKeys/],
    ['run_tool', { tool: 'random-password', options: { length: 7 } }, /must be from 8 to 32.*\[length\]/],
    ['run_tool', { tool: 'json-formatter' }, /Input is missing/],
    ['run_tool', { tool: 'json-formatter', input: 7 }, /An input must be text/],
    ['run_tool', { tool: 'json-formatter', input: '{}', options: [] }, /options must be an object/],
    ['run_tool', { tool: 'random-uuid', input: 'x' }, /doesn’t take input/],
    ['run_tool', { tool: 'text-diff-checker', input: 'x' }, /several inputs by name.* left, right/],
    ['run_tool', { tool: 'hash-text', input: { base64: '***' } }, /./],
    ['run_tool', { tool: '__proto__', input: 'x' }, /no tool called/],
    ['run_tool', { tool: 'json-formater', input: '{}' }, /Did you mean json-formatter\?/],
    ['run_tool', { tool: 'hash-text', input: 'a', options: { algorithm: 'SHA257' } }, /Did you mean SHA256\?/],
    ['run_chain', { chain: 'hash-txt', input: 'a' }, /Did you mean hash-text\?/],
    ['describe_tool', { tool: 'hash-txt' }, /Did you mean hash-text\?/],
    ['run_tool', {}, /tool must be text/],
    ['run_chain', { chain: 5 }, /chain must be text/],
    ['run_chain', { chain: '' }, /no step/],
    ['search_tools', { query: {} }, /query must be text/],
    ['describe_tool', { tool: 'no-such-tool' }, /no tool called/],
    ['hash-text', { input: 'x', algorithm: 'MD6' }, /must be one of/],
  ])('%s %j', async (name, provided, message) => {
    const result = await call(name, provided);
    expect(result.isError).toBe(true);
    expect(toText(result)).toMatch(message);
  });

  it.each([
    ['run_tool', { tool: 'json-formatter', input: '{}', options: { ['x'.repeat(1e6)]: 1 } }],
    ['run_tool', { tool: 'x'.repeat(1e6) }],
    ['run_chain', { chain: `hash-text --${'x'.repeat(1e6)}`, input: 'a' }],
    ['run_tool', { tool: 'regex-tester', input: 'a', options: { pattern: `(${'\u0001'.repeat(19_000)}` } }],
    ['describe_tool', { tool: 'x'.repeat(1e6) }],
    ['hash-text', { input: { path: 'x'.repeat(1e6) } }],
  ])('in few words, however much was given: %s %.60j', async (name, provided) => {
    const result = await call(name, provided);
    expect(result.isError).toBe(true);
    expect(JSON.stringify(result).length).toBeLessThan(50_000);
  });

  it('an error within the limit of output', async () => {
    const { client: small } = await connect('--max-output', '120');
    const provided = { tool: 'json-formatter', input: '{}', options: { ['\u0001'.repeat(1e6)]: 1 } };
    const { content } = await small.callTool({ name: 'run_tool', arguments: provided });
    await small.close();
    expect(JSON.stringify(content).length).toBeLessThan(200);
  });

  it('a deadline, a limit of memory, a limit of output', async () => {
    // Time enough also on a busy machine: it is the memory that must run out.
    const { client: small } = await connect('--memory', '48', '--timeout', '100');
    const [late, large, long] = await Promise.all([
      call('run_tool', ENDLESS),
      small.callTool({ name: 'run_tool', arguments: { tool: 'text-unicode', input: 'a'.repeat(4e6) } }),
      run('random-uuid', undefined, { count: 5000 }),
    ]);
    await small.close();
    expect([late.isError, toText(late)]).toEqual([true, expect.stringMatching(/longer than 2 s.*--timeout/)]);
    expect([large.isError, toText(large)]).toEqual([true, expect.stringMatching(/48 MB.*Give it less.*--memory/)]);
    expect([long.isError, toText(long)]).toEqual([true, expect.stringMatching(/limit of 50 kB.*--max-output/)]);
  });
});

describe('files', () => {
  const read = (path: string) => run('hash-text', { path }, { algorithm: 'MD5' });

  it('are read in the folders that were named, by links too', async () => {
    const [a, b, c, d] = await Promise.all(
      [join(allowed, 'deep', 'a.json'), 'deep/a.json', 'inside/a.json', 'bytes.bin'].map(read),
    );
    expect(toText(a!)).toBe('MD5: bb6cb5c68df4652941caf652a366f2d8');
    expect([toText(b!), toText(c!)]).toEqual([toText(a!), toText(a!)]);
    expect(toText(d!)).toMatch(/^MD5: /);
  });

  it.each([
    '../secret.txt',
    'link.txt',
    'up/secret.txt',
    'deep',
    '.',
    'deep/../../secret.txt',
    'no-such-file',
    '/etc/passwd',
    'a\0b',
  ])('are refused elsewhere: %j', async (path) => {
    const result = await read(path);
    expect(result.isError).toBe(true);
    expect(toText(result)).toMatch(/in the folders|isn’t a file/);
    expect(toText(result)).not.toContain('secret\n');
  });

  it('are refused altogether without --allow, and not spoken of', async () => {
    const { client: other } = await connect();
    const result = await other.callTool({
      name: 'run_tool',
      arguments: { tool: 'hash-text', input: { path: join(allowed, 'bytes.bin') } },
    });
    expect([result.isError, toText(result)]).toEqual([true, expect.stringContaining('without --allow')]);
    expect(JSON.stringify(await other.listTools())).not.toContain('path');
    await other.close();
  });
});

describe('the server outlives', () => {
  const HOSTILE: readonly Record<string, unknown>[] = [
    { tool: 'json-formatter', input: '['.repeat(200_000) },
    { tool: 'json-formatter', input: '{"__proto__": {"a": 1}}', options: JSON.parse('{"__proto__": 1}') },
    { tool: 'hash-text', input: { path: '../../../../etc/passwd' } },
    { tool: 'base64-string', input: '\ud800', options: { mode: 'decode' } },
    { tool: 'random-uuid', options: { count: 1e308 } },
    { tool: 'random-uuid', options: { count: 10_000 } },
    { tool: 'xml-converter', input: '<a>'.repeat(50_000) },
    { tool: 'text-unicode', input: 'a'.repeat(300_000) },
    { tool: ['json-formatter'], input: {} },
    { tool: 'constructor', input: null },
  ];
  const count = LONG ? 1000 : 40;
  /** Some take all the time or memory they may: few, for they take theirs of everyone's. */
  const costly = LONG ? 20 : 2;

  it(`${count} calls of all kinds, 50 at a time, and answers every one`, { timeout: 900_000 }, async () => {
    const jobs = Array.from({ length: count }, (_, at) => async () => {
      if (at < costly) return call('run_tool', at % 2 ? ENDLESS : { tool: 'text-unicode', input: 'a'.repeat(8e6) });
      if (at % 3 === 0) return call('run_tool', HOSTILE[(at / 3) % HOSTILE.length]!);
      if (at % 3 === 1) return run(definedSlugs[at % definedSlugs.length]!, 'abc');
      const sum = await run('hash-text', `text ${at}`, { algorithm: 'SHA256' });
      expect(sum.isError).toBeFalsy();
      return sum;
    });
    let answered = 0;
    const work = async () => {
      for (let job = jobs.pop(); job; job = jobs.pop()) {
        expect((await job()).content.length).toBeGreaterThan(0);
        answered++;
      }
    };
    await Promise.all(Array.from({ length: 50 }, work));
    expect(answered).toBe(count);
    expect(toText(await run('hash-text', 'abc', { algorithm: 'MD5' }))).toBe('MD5: 900150983cd24fb0d6963f7d28e17f72');
    expect(getChildren(pid).length).toBeLessThanOrEqual(4);
  });

  it('many calls that hang, while others go on', { timeout: 60_000 }, async () => {
    const { client: busy } = await connect('--timeout', '20');
    const stop = new AbortController();
    const hanging = Array.from({ length: 6 }, () =>
      busy.callTool({ name: 'run_tool', arguments: ENDLESS }, { signal: stop.signal }).catch(() => {}),
    );
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const started = performance.now();
    for (let at = 0; at < 3; at++)
      await busy.callTool({ name: 'run_tool', arguments: { tool: 'hash-text', input: 'abc' } });
    expect(performance.now() - started).toBeLessThan(10_000);
    stop.abort();
    await Promise.all(hanging);
    await busy.close();
  });

  it('calls that are cancelled, which end at once', async () => {
    const stop = new AbortController();
    const started = performance.now();
    const called = client.callTool({ name: 'run_tool', arguments: ENDLESS }, { signal: stop.signal });
    setTimeout(() => stop.abort(), 200);
    await expect(called).rejects.toThrow();
    expect(toText(await run('hash-text', 'abc', { algorithm: 'MD5' }))).toContain('900150983cd24fb0d6963f7d28e17f72');
    expect(performance.now() - started).toBeLessThan(30_000);
  });

  it('what is no message, and says what it does not know', async () => {
    const { server, send, ask, begin, receive, replies } = openRaw();
    await begin();
    for (const line of ['', 'no JSON', '{', '[]', 'null', '{"jsonrpc":"2.0"}', '{"id":1}', '\u0000']) send(line);
    send({ method: 'notifications/unheard-of' });
    const codes = () => replies.flatMap(({ id, error }) => (id === null && error ? [error.code] : []));
    expect((await ask(10, 'unheard/of')).error?.code).toBe(-32601);
    expect(codes().filter((code) => code === -32700)).toHaveLength(3);
    expect(codes().filter((code) => code === -32600)).toHaveLength(3);
    expect((await receive(({ id }) => id === 1)).error?.code).toBe(-32600);
    for (const [id, form] of Object.entries({
      20: { jsonrpc: '2.0', method: 7 },
      21: { method: 'ping' },
      22: { jsonrpc: '1.0', method: 'ping' },
      23: { jsonrpc: '2.0', method: 'ping', params: 'x' },
      24: { jsonrpc: '2.0' },
    })) {
      send(JSON.stringify({ ...form, id: Number(id) }));
      expect((await receive((reply) => reply.id === Number(id))).error?.code, JSON.stringify(form)).toBe(-32600);
    }
    send(JSON.stringify({ jsonrpc: '2.0', id: 'text', params: {} }));
    expect((await receive((reply) => (reply.id as unknown) === 'text')).error?.code).toBe(-32600);
    expect((await ask(11, 'tools/call', { name: 7 })).error?.code).toBe(-32602);
    expect((await ask(12, 'tools/call', { name: 'unheard-of' })).error?.code).toBe(-32602);
    expect((await ask(13, 'tools/call', { name: 'run_tool', arguments: 'x' })).error?.code).toBe(-32602);
    expect((await ask(14, 'ping')).result).toEqual({});
    const right = await ask(15, 'tools/call', { name: 'run_tool', arguments: { tool: 'hash-text', input: 'abc' } });
    expect(JSON.stringify(right.result)).toContain('900150983cd24fb0d6963f7d28e17f72');
    server.stdin!.end();
    await new Promise((resolve) => server.once('exit', resolve));
  });
});

it('tells how far it is', async () => {
  const heard: number[] = [];
  const lines = Array.from({ length: 2000 }, (_, at) => `Line ${at}`).join('\n');
  await client.callTool(
    { name: 'run_chain', arguments: { chain: '--each-line slug-generator | hash-text --take MD5', input: lines } },
    { onprogress: ({ progress }) => heard.push(progress) },
  );
  expect(heard.length).toBeGreaterThan(3);
  expect(heard).toEqual(heard.toSorted((a, b) => a - b));
});

it('ends with its client, whatever it is doing, and leaves nothing behind', async () => {
  const { server, send, begin } = openRaw();
  await begin();
  send({ id: 1, method: 'tools/call', params: { name: 'run_tool', arguments: ENDLESS } });
  while (getChildren(server.pid!).length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  const left = getChildren(server.pid!);
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.stdin!.destroy();
  await ended;
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(left.filter(isRunning)).toEqual([]);
});
