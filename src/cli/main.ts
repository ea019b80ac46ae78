import { existsSync } from 'node:fs';
import { excerptAt } from '@/engines/excerpt';
import { InputError, offsetAt } from '@/engines/input-error';
import { categories, entries, findEntry } from '@/kit/catalogue';
import { definedSlugs, loadTool } from '@/kit/definitions';
import { inputsOf, shapeInput } from '@/kit/input';
import { type Shown, textOf } from '@/kit/output';
import type { AnyTool } from '@/kit/tool';
import { type Call, readArguments } from './arguments';
import { readChainCall, runChainCall } from './chain';
import { completionScript } from './completion';
import { describeTool, helpText } from './describe';
import { readInput } from './files';
import { nearestCommands } from './nearest';
import { asJson, placeOf, print } from './print';
import { run } from './run';

const USAGE = `Usage:
  localkit list                       all tools
  localkit describe [slug]            what a tool takes and gives, as JSON; without a slug, all tools
  localkit <slug> [--flag value …] [file | -]
  localkit <slug> --help
  localkit <slug> --each-line [file | -]             each line by itself; a bad one spoils no other
  localkit <slug> --out-dir DIR file file …          each file by itself, the results in a folder
  localkit chain '<slug> [--flag value …] | <slug> …' [--each-line] [--out-dir DIR] [--json] [file … | -]
  localkit detect [--json] [file | -]                what it is: tool, score, why, and the command for it
  localkit completion bash|zsh
  localkit --version`;

/** Exit status for input that cannot be processed. */
const BAD_INPUT = 2;

const ANY_OF = new Intl.ListFormat('en', { type: 'disjunction' });

async function find(slug: string | undefined) {
  const entry = findEntry(slug ?? '');
  const tool = entry && (await loadTool(entry.slug));
  if (!entry) {
    const near = nearestCommands(slug ?? '', ['list', 'describe', 'chain', 'detect', 'completion', 'help']);
    const guess = near.length > 0 ? ` Did you mean ${ANY_OF.format(near)}?` : '';
    throw new InputError(`There is no tool called ${slug}.${guess} "localkit list" names them all.`);
  }
  if (!tool) throw new InputError(`${entry.name} works only as a page.`);
  return { entry, tool };
}

function printList(): void {
  const commands = new Set(definedSlugs);
  for (const category of categories) {
    const tools = category.tools.filter(({ slug }) => commands.has(slug));
    if (tools.length === 0) continue;
    print(category.name);
    for (const { slug, name } of tools) print(`  ${slug.padEnd(30)} ${name}`);
  }
}

function printResult(shown: Shown, isJson: boolean): void {
  if (isJson) print(JSON.stringify(asJson(shown), null, 2));
  else print(shown.kind === 'bytes' ? shown.value.bytes : textOf(shown));
}

/** The texts behind errors that name a place. */
async function collectInputs(tool: AnyTool, files: readonly string[], texts: Readonly<Record<string, string>>) {
  const values: Record<string, unknown> = { ...texts };
  const wanting = inputsOf(tool.input).filter(([name]) => !Object.hasOwn(texts, name));
  if (files.length > wanting.length) {
    const way = wanting.length === 1 ? ' (--out-dir DIR takes many)' : '';
    throw new InputError(`Too many files: ${files.slice(wanting.length).join(' ')}${way}`);
  }
  for (const [at, [name, input]] of wanting.entries()) {
    const path = files[at] ?? (at === 0 && !process.stdin.isTTY ? '-' : undefined);
    if (path === undefined) throw new InputError(`${input.label} is missing: name a file, or - for standard input`);
    // What is never more than a line is typed where it is wanted; a file of that name comes first all the same.
    values[name] = input.short && path !== '-' && !existsSync(path) ? path : await readInput(input, path);
  }
  return values;
}

async function runCommand(slug: string, words: readonly string[]): Promise<void> {
  const { entry, tool } = await find(slug);
  const call = readArguments(tool, words);
  if (call.help) return void print(helpText(entry, tool));
  if (call.eachLine || call.outDir !== undefined) return runMany(entry.slug, tool, call);
  const inputs = await collectInputs(tool, call.files, call.texts);
  try {
    const job = { slug: entry.slug, input: shapeInput(tool.input, inputs), options: call.options };
    const { shown, notes, facts, fails } = await run(tool, job);
    if (fails) throw new InputError(fails.message, fails.details);
    for (const { label, value } of facts) process.stderr.write(`${label}: ${value}\n`);
    for (const note of notes) process.stderr.write(`note: ${note}\n`);
    printResult(shown, call.json);
  } catch (error) {
    if (error instanceof InputError) showPlace(error, inputs);
    throw error;
  }
}

/** Each line, or each file, through one tool: a chain of one step. */
async function runMany(slug: string, tool: AnyTool, call: Call): Promise<void> {
  const { options, texts: inputs, files, json, eachLine, outDir } = call;
  if (!tool.input) throw new InputError(`${slug} makes something new and takes neither lines nor files`);
  await runSteps({ steps: [{ tool: slug, options, inputs }], files, json, eachLine, outDir });
}

async function runSteps(call: Parameters<typeof runChainCall>[0]): Promise<void> {
  if (!(await runChainCall(call))) process.exitCode = BAD_INPUT;
}

function showPlace({ details: { line, column, field } }: InputError, inputs: Readonly<Record<string, unknown>>): void {
  const text = field === undefined ? Object.values(inputs)[0] : inputs[field];
  if (typeof text !== 'string' || !line || !column) return;
  const excerpt = excerptAt(text, offsetAt(text, line, column));
  process.stderr.write(`${excerpt.text}\n${excerpt.caret}\n`);
}

async function main([command, ...words]: readonly string[]): Promise<void> {
  switch (command) {
    case undefined:
    case 'help':
    case '--help':
    case '-h':
      return void print(USAGE);
    case 'list':
      return words.includes('--json')
        ? void print(
            JSON.stringify(
              entries.map(({ slug, name, description, category }) => ({ slug, name, description, category })),
              null,
              2,
            ),
          )
        : printList();
    case 'describe': {
      if (words.length === 0) {
        const all = await Promise.all(definedSlugs.map(find));
        return void print(JSON.stringify(all.map(({ entry, tool }) => describeTool(entry, tool))));
      }
      const { entry, tool } = await find(words[0]);
      return void print(JSON.stringify(describeTool(entry, tool), null, 2));
    }
    case 'chain':
      return runSteps(await readChainCall(words));
    case 'detect':
      return (await import('./detect')).runDetect(words);
    case 'completion':
      return void print(await completionScript(words[0]));
    default:
      return runCommand(command, words);
  }
}

process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  // A reader that has seen enough (`localkit list | head`) is no error; a full disk is, and no bug.
  if (code === 'EPIPE') process.exit(0);
  process.stderr.write(`localkit: the result cannot be written: ${message}\n`);
  process.exit(1);
});
// Nothing is left to say it to.
process.stderr.on('error', () => {});

export async function start(words: readonly string[]): Promise<void> {
  try {
    await main(words);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { hint } = error.details;
    process.stderr.write(`localkit: ${error.message}${placeOf(error)}\n${hint ? `${hint}\n` : ''}`);
    process.exitCode = BAD_INPUT;
  }
}
