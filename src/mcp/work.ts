import type { CallToolResult } from '@modelcontextprotocol/server';
import { decodeBase64 } from '@/engines/bytes/base64';
import { InputError } from '@/engines/input-error';
import { platformRandom } from '@/engines/random/source';
import { callChain } from '@/kit/chain/call';
import { loadDefinitions, writeChain } from '@/kit/chain/chain';
import { getInputs, isSingle } from '@/kit/input';
import { jsonBytes, jsonResult } from '@/kit/json-result';
import { type PipedValue, pipedToText } from '@/kit/piped-value';
import { callTool, namedTool } from '@/kit/run/named';
import type { AnyTool, Context } from '@/kit/tool';
import { readAllowed } from './files';
import type { FromWorker, Job, Limits } from './protocol';
import { failed, limited, plainly, replyTo, withinLimit } from './reply';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One value as it was given: text, Base64, or a file. Text where it is one, so that tools that tell these apart see the same as on a page. */
function readArguments(provided: unknown, isBase64: boolean, { allow }: Limits): PipedValue {
  if (typeof provided === 'string') return isBase64 ? decodeBase64(provided) : provided;
  if (isRecord(provided) && Object.keys(provided).length === 1) {
    if (typeof provided.base64 === 'string') return textWhereItIs(decodeBase64(provided.base64));
    if (typeof provided.path === 'string') return textWhereItIs(readAllowed(provided.path, allow).bytes);
  }
  throw new InputError('An input must be text, {"base64": "…"} or {"path": "…"}');
}

function textWhereItIs(bytes: Uint8Array): PipedValue {
  try {
    return pipedToText(bytes);
  } catch {
    return bytes;
  }
}

/** A value in one of its forms, as opposed to several by name. */
const isBytesOrPath = (provided: Readonly<Record<string, unknown>>, inputs: object): boolean => {
  const [name = '', ...others] = Object.keys(provided);
  return others.length === 0 && (name === 'base64' || name === 'path') && !Object.hasOwn(inputs, name);
};

function readInputs({ input }: AnyTool, provided: unknown, limits: Limits): unknown {
  if (provided === undefined || input === undefined) return provided;
  if (isSingle(input)) return readArguments(provided, input.kind === 'file', limits);
  if (typeof provided === 'string' || (isRecord(provided) && isBytesOrPath(provided, input)))
    return readArguments(provided, false, limits);
  if (!isRecord(provided)) return provided;
  const kinds = new Map(getInputs(input).map(([name, { kind }]) => [name, kind]));
  return Object.fromEntries(
    Object.entries(provided).map(([name, one]) => [name, readArguments(one, kinds.get(name) === 'file', limits)]),
  );
}

/** Guesses in the words of the other calls. */
async function suggest(provided: PipedValue, context: Context) {
  const { callDetect } = await import('@/kit/detect/call');
  const found = await callDetect(provided, {}, context);
  return Promise.all(
    found.map(async ({ slug, chain, inputs, score, why, options, take, preview, summary }) => {
      const [input] = Object.values(inputs);
      return {
        tool: slug,
        score,
        why,
        options,
        ...(typeof input === 'string' && input !== provided && { input }),
        ...(take !== undefined && { take }),
        ...(preview !== undefined && { preview }),
        ...(summary && { summary }),
        ...(chain && { chain: writeChain(chain, await loadDefinitions(chain.steps.map(({ tool }) => tool))) }),
      };
    }),
  );
}

async function perform(job: Job, limits: Limits, context: Context): Promise<CallToolResult> {
  if (job.kind === 'run') {
    const tool = await namedTool(job.tool);
    if (job.options !== undefined && !isRecord(job.options))
      throw new InputError('options must be an object of option values by name');
    const input = readInputs(tool, job.input, limits);
    return replyTo(await jsonResult(await callTool(job.tool, input, job.options ?? {}, context)), limits);
  }
  if (job.kind === 'detect')
    return withinLimit(
      plainly({ suggestions: await suggest(readArguments(job.input, false, limits), context) }),
      limits,
    );
  if (typeof job.chain !== 'string')
    throw new InputError('chain must be text such as "base64-string --mode decode | json-formatter"');
  const input = job.input === undefined ? undefined : readArguments(job.input, false, limits);
  const { value, steps, lines } = await callChain(job.chain, input, context);
  const last = steps.findLast((step) => step !== undefined);
  const notes = steps.flatMap((step) => step?.notes ?? []);
  // What is taken out of the last result is what comes out; without that, it is the result itself.
  const isText = typeof value === 'string';
  return replyTo(
    {
      kind: isText ? 'text' : 'bytes',
      value: isText ? value : jsonBytes(value, last?.shown.kind === 'bytes' ? last.shown.value : {}),
      ...(notes.length > 0 && { notes }),
      ...(lines && { data: lines }),
    },
    limits,
  );
}

/** Does one job; whatever becomes of it is a result. */
export async function work(job: Job, limits: Limits, post: (message: FromWorker) => void): Promise<CallToolResult> {
  try {
    return await perform(job, limits, {
      signal: new AbortController().signal,
      random: platformRandom(),
      now: Date.now,
      progress: (done) => post({ kind: 'progress', done }),
    });
  } catch (error) {
    if (error instanceof InputError) return failed(error, limits);
    if (error instanceof RangeError)
      return limited(`Can’t compute this here: ${error.message}. Give it less input.`, limits);
    return limited(
      `The tool failed: ${error instanceof Error ? error.message : error}. Try other input or another tool.`,
      limits,
    );
  }
}
