import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@modelcontextprotocol/client';
import Ajv from 'ajv/dist/2020';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build, callTools, connect, ENDLESS, toText } from './testing/connect';

const folder = mkdtempSync(join(tmpdir(), 'localkit-mcp-'));
const allowed = join(folder, 'allowed');
let client: Client;

beforeAll(async () => {
  build();
  mkdirSync(join(allowed, 'deep'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(allowed, 'deep', 'a.json'), '{"a":1}');
  writeFileSync(join(allowed, 'bytes.bin'), Uint8Array.of(255, 254, 253));
  symlinkSync(join(folder, 'secret.txt'), join(allowed, 'link.txt'));
  symlinkSync(folder, join(allowed, 'up'));
  symlinkSync(join(allowed, 'deep'), join(allowed, 'inside'));
  // Time enough on a busy machine, too.
  const flags = ['--timeout', '30', '--memory', '96', '--max-output', '50000', '--allow', allowed];
  ({ client } = await connect(...flags, '--tools', 'hash-text,text-diff-checker,qr-generator,json'));
}, 120_000);
afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true });
});

const { call, run } = callTools(() => client);

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
    const [{ client: quick }, { client: small }] = await Promise.all([
      connect('--timeout', '2'),
      connect('--memory', '48', '--timeout', '100'),
    ]);
    const [late, large, long] = await Promise.all([
      quick.callTool({ name: 'run_tool', arguments: ENDLESS }),
      small.callTool({ name: 'run_tool', arguments: { tool: 'text-unicode', input: 'a'.repeat(4e6) } }),
      run('random-uuid', undefined, { count: 5000 }),
    ]);
    await Promise.all([quick.close(), small.close()]);
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
