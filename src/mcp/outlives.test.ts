import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LONG } from '@/engines/testing/long';
import { definedSlugs } from '@/kit/definitions';
import { build, callTools, connect, ENDLESS, getChildren, isRunning, openRaw, toText } from './testing/connect';

let client: Client;
let pid: number;
const { call, run } = callTools(() => client);

beforeAll(async () => {
  build();
  ({ client, pid } = await connect('--timeout', '4', '--memory', '96', '--max-output', '50000'));
}, 120_000);
afterAll(() => client.close());

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
