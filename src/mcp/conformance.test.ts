import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LONG } from '@/engines/testing/long';
import { build, openRaw } from './testing/connect';

/**
 * The published suite speaks only HTTP to servers, so a bridge stands between: what is posted becomes a line, the line that answers it the
 * response. Of its scenarios these are for any server; the others want tools, prompts and resources of a server made for them, or are
 * about HTTP itself.
 */
/** The others ask what `mcp.test.ts` asks, too. */
const SCENARIOS = LONG ? ['server-initialize', 'ping', 'tools-list'] : ['tools-list'];

let bridge: Server;
const servers: ReturnType<typeof openRaw>[] = [];

const getBody = async (request: IncomingMessage) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  return JSON.parse(body);
};

beforeAll(async () => {
  build();
  bridge = createServer(async (request, response) => {
    if (request.method !== 'POST') return void response.writeHead(405).end();
    const message = await getBody(request);
    if (message.method === 'initialize') servers.push(openRaw());
    const { send, receive } = servers.at(-1)!;
    send(message);
    if (message.id === undefined) return void response.writeHead(202).end();
    const reply = await receive(({ id }) => id === message.id);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  });
  await new Promise<void>((resolve) => bridge.listen(0, '127.0.0.1', resolve));
}, 120_000);
afterAll(() => {
  for (const { server } of servers) server.kill();
  bridge.close();
});

it.each(SCENARIOS)('passes the scenario %s of the conformance suite', async (scenario) => {
  const { port } = bridge.address() as AddressInfo;
  const suite = 'node_modules/@modelcontextprotocol/conformance/dist/index.js';
  const { stdout } = await promisify(execFile)(process.execPath, [
    suite,
    'server',
    '--url',
    `http://127.0.0.1:${port}/mcp`,
    '--scenario',
    scenario,
  ]);
  expect(stdout).toMatch(/Passed: (\d+)\/\1, 0 failed/);
});
