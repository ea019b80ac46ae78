// What every run of a tool needs, and no more: a command is over in the time that loading takes. Everything else is asked for.
import { existsSync } from 'node:fs';
import { isatty } from 'node:tty';
import { InputError } from '@/engines/input-error';
import { loadTool } from '@/kit/definitions';
import { getInputs, type Input, isOptional, shapeInput } from '@/kit/input';
import { type Shown, toText } from '@/kit/output';
import type { AnyTool } from '@/kit/tool';
import { type Call, readArguments } from './arguments';
import { readInput } from './files';
import { asJson, findPlace, print } from './print';
import { run } from './run';
import { isSystemFault } from './system-fault';

/** Exit status for input that cannot be processed. */
const BAD_INPUT = 2;

function printResult(shown: Shown, isJson: boolean): void {
  if (isJson) print(JSON.stringify(asJson(shown), null, 2));
  else print(shown.kind === 'bytes' ? shown.value.bytes : toText(shown));
}

/** The inputs in the order in which files are taken: those that are needed, then as many of the others as there are files for. */
function inOrder(wanting: ReturnType<typeof getInputs>, isNeeded: (input: Input) => boolean, count: number) {
  const spare = wanting.filter(([, input]) => !isNeeded(input));
  const taken = new Set(spare.slice(0, Math.max(0, count - (wanting.length - spare.length))));
  return [...wanting.filter((one) => isNeeded(one[1]) || taken.has(one)), ...spare.filter((one) => !taken.has(one))];
}

/** What flags give; of what are bytes, as Base64, for `describe` writes them so. */
async function providedTexts(tool: AnyTool, texts: Call['texts']): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = { ...texts };
  for (const [name, { kind }] of getInputs(tool.input))
    if (kind === 'file' && texts[name] !== undefined)
      values[name] = (await import('@/engines/bytes/base64')).decodeBase64(texts[name]);
  return values;
}

/** The texts behind errors that name a place. */
async function collectInputs(tool: AnyTool, { files, texts, options }: Call) {
  const values = await providedTexts(tool, texts);
  const wanting = getInputs(tool.input).filter(([name]) => !Object.hasOwn(texts, name));
  if (files.length > wanting.length) {
    const way = wanting.length === 1 ? ' (use --out-dir DIR for several)' : '';
    throw new InputError(`Too many files: ${files.slice(wanting.length).join(' ')}${way}`);
  }
  const isNeeded = (input: Input) => !isOptional(input, options);
  const isNothingNamed = Object.keys(texts).length === 0 && files.length === 0;
  for (const [at, [name, input]] of inOrder(wanting, isNeeded, files.length).entries()) {
    const mayBePiped = at === 0 && (isNeeded(input) || isNothingNamed) && !isatty(0);
    const path = files[at] ?? (mayBePiped ? '-' : undefined);
    if (path === undefined && !isNeeded(input)) {
      values[name] = '';
      continue;
    }
    if (path === undefined) throw new InputError(`${input.label} is missing: name a file, or - for standard input`);
    // What is never more than a line is typed where it is wanted; a file of that name comes first all the same.
    values[name] = input.short && path !== '-' && !existsSync(path) ? path : await readInput(input, path);
  }
  return values;
}

async function runCommand(slug: string, tool: AnyTool, words: readonly string[]): Promise<void> {
  const call = readArguments(tool, words);
  if (call.help) return (await import('./commands')).printHelp(slug, tool);
  if (call.eachLine || call.outDir !== undefined || call.overwrite) return runMany(slug, tool, call);
  const inputs = await collectInputs(tool, call);
  try {
    const job = { slug, input: shapeInput(tool.input, inputs), options: call.options };
    const { shown, notes, facts, fails } = await run(tool, job);
    if (fails) throw new InputError(fails.message, fails.details);
    for (const { label, value } of facts) process.stderr.write(`${label}: ${value}\n`);
    for (const note of notes) process.stderr.write(`note: ${note}\n`);
    printResult(shown, call.json);
  } catch (error) {
    if (error instanceof InputError) await showPlace(error, inputs);
    throw error;
  }
}

/** Each line, or each file, through one tool: a chain of one step. */
async function runMany(slug: string, tool: AnyTool, call: Call): Promise<void> {
  const { options, texts: inputs, ...rest } = call;
  if (!tool.input) throw new InputError(`${slug} generates something new, so it doesn’t take lines or files`);
  const { runChainCall } = await import('./chain');
  const isGood = await runChainCall({ steps: [{ tool: slug, options, inputs }], ...rest });
  if (!isGood) process.exitCode = BAD_INPUT;
}

async function showPlace({ details: { line, column, field } }: InputError, inputs: Readonly<Record<string, unknown>>) {
  const text = field === undefined ? Object.values(inputs)[0] : inputs[field];
  if (typeof text !== 'string' || !line || !column) return;
  const [{ excerptAt }, { offsetAt }] = await Promise.all([
    import('@/engines/excerpt'),
    import('@/engines/input-error'),
  ]);
  const excerpt = excerptAt(text, offsetAt(text, line, column));
  process.stderr.write(`${excerpt.text}\n${excerpt.caret}\n`);
}

async function main([command = 'help', ...words]: readonly string[]): Promise<void> {
  if (command === 'mcp') return (await import('@/mcp/serve')).serve(words);
  if (command === 'detect') return (await import('./detect')).runDetect(words);
  if (command === 'chain') {
    const { readChainCall, runChainCall } = await import('./chain');
    const call = await readChainCall(words);
    if (call && !(await runChainCall(call))) process.exitCode = BAD_INPUT;
    return;
  }
  const tool = await loadTool(command);
  if (tool) return runCommand(command, tool, words);
  await (await import('./commands')).runOther(command, words);
}

process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  // A reader that has seen enough (`localkit list | head`) is no error; a full disk is, and no bug.
  if (code === 'EPIPE') process.exit(0);
  process.stderr.write(`localkit: can’t write the result: ${message}\n`);
  process.exit(1);
});
// Nothing is left to say it to.
process.stderr.on('error', () => {});

export async function start(words: readonly string[]): Promise<void> {
  try {
    await main(words);
  } catch (error) {
    if (isSystemFault(error)) {
      process.stderr.write(`localkit: ${error.message}\n`);
      process.exitCode = BAD_INPUT;
      return;
    }
    if (!(error instanceof InputError)) throw error;
    const { hint } = error.details;
    process.stderr.write(`localkit: ${error.message}${findPlace(error)}\n${hint ? `${hint}\n` : ''}`);
    process.exitCode = BAD_INPUT;
  }
}
