import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

const COMMAND = ['bin/localkit.mjs', 'mcp'];

/** Builds what is stale once, so that no test is timed with it. */
export const build = () => spawnSync(process.execPath, ['bin/localkit.mjs', 'list']);

/** The official client, connected. */
export async function connect(...flags: readonly string[]): Promise<{ client: Client; pid: number }> {
  const client = new Client({ name: 'localkit-test', version: '1.0.0' });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [...COMMAND, ...flags],
    stderr: 'ignore',
  });
  await client.connect(transport);
  return { client, pid: transport.pid! };
}

export type Reply = { id?: number | null; method?: string; result?: Record<string, unknown>; error?: { code: number } };

/** The server without a client: lines go in, messages come out. */
export function openRaw(...flags: readonly string[]) {
  const server: ChildProcess = spawn(process.execPath, [...COMMAND, ...flags], { stdio: ['pipe', 'pipe', 'ignore'] });
  const replies: Reply[] = [];
  const waiting = new Set<() => void>();
  createInterface({ input: server.stdout! }).on('line', (line) => {
    replies.push(JSON.parse(line));
    for (const check of waiting) check();
  });
  const send = (message: string | object) =>
    server.stdin!.write(`${typeof message === 'string' ? message : JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const receive = (isMeant: (reply: Reply) => boolean) =>
    new Promise<Reply>((resolve) => {
      const check = () => {
        const found = replies.find(isMeant);
        if (!found) return;
        waiting.delete(check);
        resolve(found);
      };
      waiting.add(check);
      check();
    });
  const ask = (id: number, method: string, params?: object) => {
    send({ id, method, params });
    return receive((reply) => reply.id === id);
  };
  /** The handshake of the versions that are in use. */
  const begin = async () => {
    const reply = await ask(0, 'initialize', {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'raw', version: '1' },
    });
    send({ method: 'notifications/initialized' });
    return reply;
  };
  return { server, replies, send, receive, ask, begin };
}

/** What is left running below a process; nothing where the system does not tell. */
export function getChildren(pid: number): string[] {
  // Those that have ended and wait for someone to notice do not run.
  const { stdout, error } = spawnSync('ps', ['-o', 'pid=,stat=', '--ppid', String(pid)], { encoding: 'utf8' });
  return error
    ? []
    : stdout
        .split('\n')
        .filter((line) => /^ *\d+ +[^Z]/.test(line))
        .map((line) => line.trim().split(' ')[0]!);
}

export const isRunning = (pid: string): boolean =>
  /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' }).stdout.trim());

/** Takes for ever: doubles with every letter. */
export const ENDLESS = { tool: 'regex-tester', input: `${'a'.repeat(40)}!`, options: { pattern: '^(a+)+$' } };

type Result = Awaited<ReturnType<Client['callTool']>>;

/** Calls of a server that is connected by then. */
export function callTools(getClient: () => Client) {
  const call = (name: string, provided: Record<string, unknown>) => getClient().callTool({ name, arguments: provided });
  return {
    call,
    run: (tool: string, input?: unknown, options: Record<string, unknown> = {}) =>
      call('run_tool', { tool, ...(input !== undefined && { input }), options }),
  };
}

export const toText = ({ content }: Result): string => (content[0]?.type === 'text' ? content[0].text : '');
