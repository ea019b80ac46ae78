import { readFileSync, realpathSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { InputError } from '@/engines/input-error';
import { commonTools, describe, directTool, namedSlugs, partArguments, search } from './offer';
import { Pool } from './pool';
import type { Job, Limits } from './protocol';
import { failed, plainly } from './reply';
import { LineTransport } from './transport';

const USAGE =
  'Usage: localkit mcp [--tools slug,category,…] [--allow DIR …] [--timeout SECONDS] [--memory MB] [--max-output BYTES]';

/** A message may hold a file of the size that is read. */
const LONGEST_MESSAGE = 128e6;

interface Settings extends Limits {
  readonly tools: readonly string[];
}

function positive(text: string, flag: string): number {
  const number = Number(text);
  if (!(number > 0 && Number.isFinite(number))) throw new InputError(`--${flag} must be a positive number. ${USAGE}`);
  return number;
}

function readSettings(words: readonly string[]): Settings {
  const { values } = parsed(words);
  const { slugs, unknown } = namedSlugs((values.tools ?? []).flatMap((list) => list.split(',')).filter(Boolean));
  if (unknown.length > 0) throw new InputError(`There is no tool or category called ${unknown.join(', ')}`);
  return {
    tools: slugs,
    timeout: positive(values.timeout, 'timeout') * 1000,
    memory: positive(values.memory, 'memory'),
    maxOutput: positive(values['max-output'], 'max-output'),
    allow: (values.allow ?? []).map((folder) => {
      if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
        throw new InputError(`--allow ${folder}: folder not found`);
      return realpathSync.native(folder);
    }),
  };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        tools: { type: 'string', multiple: true },
        allow: { type: 'string', multiple: true },
        timeout: { type: 'string', default: '10' },
        memory: { type: 'string', default: '512' },
        'max-output': { type: 'string', default: '200000' },
      },
    });
  } catch (error) {
    throw new InputError(`${(error as Error).message}. ${USAGE}`);
  }
}

const INSTRUCTIONS =
  'Exact local tools, for what a model should not do in its head: hashes, encodings, conversions, formats, counts, differences, random values. search_tools finds one, detect says what a text is for, run_tool runs it, run_chain joins several. Nothing leaves this machine.';

function textIn(provided: Readonly<Record<string, unknown>>, name: string): string {
  const value = provided[name];
  if (typeof value !== 'string') throw new InputError(`${name} must be text`, { field: name });
  return value;
}

/** The arguments of a common tool; a name that it does not have is said, as a model that guessed it can mend it. */
function getArguments(provided: Readonly<Record<string, unknown>>, names: readonly string[]) {
  const unknown = Object.keys(provided).find((name) => !names.includes(name) && name !== 'path');
  if (unknown !== undefined)
    throw new InputError(`There is no argument "${unknown}"; the arguments are ${names.join(', ')}`, {
      field: unknown,
    });
  // A file beside the other arguments means the same as one in their place.
  return {
    ...provided,
    input: provided.input ?? (provided.path === undefined ? undefined : { path: provided.path }),
  } as Record<string, unknown>;
}

/** Serves the tools over standard input and output until the client goes away. */
export async function serve(words: readonly string[]): Promise<void> {
  const { tools, ...limits } = readSettings(words);
  const readsFiles = limits.allow.length > 0;
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const pool = new Pool(limits);
  const transport = new LineTransport(process.stdin, process.stdout, LONGEST_MESSAGE);
  const direct = new Set(tools);
  const offered = [
    ...commonTools(readsFiles),
    ...(await Promise.all(tools.map((slug) => directTool(slug, readsFiles)))),
  ];

  function runJob(job: Job, { mcpReq }: ServerContext): Promise<CallToolResult> {
    const { progressToken } = mcpReq._meta ?? {};
    return pool.run(job, {
      signal: mcpReq.signal,
      since: transport.takeArrival(mcpReq.id),
      onProgress(progress) {
        if (progressToken !== undefined)
          // Whoever does not want to hear it any more is no reason to stop.
          mcpReq
            .notify({ method: 'notifications/progress', params: { progressToken, progress, total: 1 } })
            .catch(() => {});
      },
    });
  }

  async function call(
    name: string,
    provided: Readonly<Record<string, unknown>>,
    context: ServerContext,
  ): Promise<CallToolResult> {
    if (name === 'search_tools') {
      const limit = Number(provided.limit ?? 8);
      return plainly(await search(textIn(provided, 'query'), Math.min(50, Math.max(1, Math.floor(limit) || 8))));
    }
    if (name === 'describe_tool') return plainly(await describe(textIn(provided, 'tool'), readsFiles));
    if (name === 'run_tool') {
      const { input, options } = getArguments(provided, ['tool', 'input', 'options']);
      return runJob({ kind: 'run', tool: textIn(provided, 'tool'), input, options }, context);
    }
    if (name === 'run_chain') {
      const { chain, input } = getArguments(provided, ['chain', 'input']);
      return runJob({ kind: 'chain', chain, input }, context);
    }
    if (name === 'detect') return runJob({ kind: 'detect', input: getArguments(provided, ['input']).input }, context);
    if (direct.has(name)) return runJob({ kind: 'run', tool: name, ...(await partArguments(name, provided)) }, context);
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool called ${name.slice(0, 100)}`);
  }

  const served = serveStdio(
    () => {
      const server = new Server(
        { name: 'localkit', title: 'Localkit', version },
        { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
      );
      server.setRequestHandler('tools/list', () => ({ tools: offered }));
      server.setRequestHandler('tools/call', async ({ params: { name, arguments: provided = {} } }, context) => {
        try {
          return await call(name, provided, context);
        } catch (error) {
          if (error instanceof InputError) return failed(error, limits);
          throw error;
        }
      });
      return server;
    },
    { transport, onerror: ({ message }) => process.stderr.write(`localkit: ${message.slice(0, 500)}\n`) },
  );
  const end = () => {
    pool.close();
    process.exit();
  };
  process.stdin.once('close', end).once('end', end);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => served.close().finally(end));
}
