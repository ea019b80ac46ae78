import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { InputError } from '@/engines/input-error';
import { checkedChain } from '@/kit/chain/call';
import { type Chain, loadDefinitions, mainInput, type Step, slugsIn } from '@/kit/chain/chain';
import { chainInFile } from '@/kit/chain/file';
import { getEnding, nameResults } from '@/kit/chain/names';
import { type ChainResult, runChain, runLines } from '@/kit/chain/run';
import { loadTool } from '@/kit/definitions';
import { type PipedValue, pipedToInputText } from '@/kit/piped-value';
import { readWhole } from './files';
import { openOutDir } from './out-dir';
import { asJson, findPlace, print } from './print';
import { run } from './run';

/** What is to be done with the steps, and where to. */
export interface ChainCall {
  readonly steps: readonly Step[];
  readonly files: readonly string[];
  readonly eachLine: boolean;
  readonly json: boolean;
  readonly outDir: string | undefined;
  /** Whether files in that folder may be replaced. */
  readonly overwrite: boolean;
}

const FLAGS = {
  'each-line': { type: 'boolean' },
  json: { type: 'boolean' },
  'out-dir': { type: 'string' },
  overwrite: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

const USAGE = `Runs tools one after another, each on the previous result.

Usage: localkit chain '<tool> [--flag value …] | <tool> …' [options] [file … | -]
       localkit chain FILE [options] [file … | -]

  FILE             a chain exported from the page, or a text file with one
  --each-line      runs each line separately; errors are shown per line
  --out-dir DIR    runs each file separately and puts the results in this folder
  --overwrite      overwrite existing files in that folder
  --json           every step's result as JSON

In a chain, --take NAME passes on one row or column of a result, and --off skips a step:
  localkit chain 'base64-string --mode decode | hash-text --take SHA256' file.txt`;

function readWords(words: readonly string[]) {
  // The text of a chain may begin with what is a flag of the command.
  const args = words.flatMap((word) => /^(--each-\w+)\s+(.*)$/s.exec(word)?.slice(1) ?? [word]);
  try {
    return parseArgs({ args, options: FLAGS, allowPositionals: true });
  } catch (error) {
    throw new InputError((error as Error).message);
  }
}

/** The chain that a word is, or that stands in the file it names. */
async function openChain(word: string): Promise<Chain> {
  const [first = ''] = slugsIn(word);
  const isFile = (await loadTool(first)) === undefined && existsSync(word);
  const text = isFile ? await readWhole(word) : word;
  const data = isFile && typeof text === 'string' ? chainInFile(text) : undefined;
  if (data) return checkedChain(data.chain);
  if (typeof text !== 'string' || (isFile && /^\s*[[{]/.test(text)))
    throw new InputError(`${word}: this file contains no chain`);
  return checkedChain(text);
}

/** Reads what follows `localkit chain`; nothing where help is asked for. */
export async function readChainCall(words: readonly string[]): Promise<ChainCall | undefined> {
  const {
    values,
    positionals: [text, ...files],
  } = readWords(words);
  if (values.help) return void print(USAGE);
  if (text === undefined)
    throw new InputError("Usage: localkit chain '<tool> [--flag value …] | <tool> …' [file … | -]");
  const { steps, each } = await openChain(text);
  return {
    steps,
    files,
    eachLine: values['each-line'] ?? each === 'line',
    json: values.json ?? false,
    outDir: values['out-dir'],
    overwrite: values.overwrite ?? false,
  };
}

const getName = (steps: readonly Step[], at: number) => `step ${at + 1} (${steps[at]?.tool ?? ''})`;

const complain = (text: string) => process.stderr.write(`localkit: ${text}\n`);

/** Every step's result, as programs want it. */
const describeSteps = (steps: readonly Step[], { steps: results, failed }: ChainResult) =>
  steps.map(({ tool, off }, at) => {
    const { outcome, summary } = results[at] ?? {};
    return {
      tool,
      ...(off && { off }),
      ...(outcome && { kind: outcome.shown.kind, result: asJson(outcome.shown), notes: outcome.notes, summary }),
      ...(failed?.step === at && { error: failed.error.message }),
    };
  });

/** Runs a chain over files or standard input. False where something in it failed, which was said. */
export async function runChainCall(call: ChainCall): Promise<boolean> {
  const { steps, files, eachLine, json } = call;
  const defined = await loadDefinitions(steps.map(({ tool }) => tool));
  const on = steps.filter(({ off }) => !off);
  const first = on[0] && defined(on[0].tool);
  const main = first && mainInput(first);
  const takes = !first || main !== undefined;
  const paths = files.length > 0 ? files : ['-'];
  if (!takes && files.length > 0)
    throw new InputError(`${getName(steps, 0)} generates something new, so it doesn’t take a file`);
  if (paths.length > 1 && call.outDir === undefined)
    throw new InputError('Several files need a folder for their results: --out-dir DIR');
  if (takes && files.length === 0 && process.stdin.isTTY)
    throw new InputError('Input is missing: name a file, or - for standard input');
  if (call.overwrite && call.outDir === undefined) throw new InputError('--overwrite only works with --out-dir DIR');
  const folder = call.outDir === undefined ? undefined : openOutDir(call.outDir, call.overwrite);

  const controls = { defined, execute: run };
  const names = nameResults(
    paths.map((path) => (path === '-' ? 'result' : basename(path))),
    json ? '.json' : getEnding(on.at(-1), defined),
  );
  const give = (at: number, value: PipedValue) => {
    if (folder) folder.write(names[at]!, value);
    else print(value);
  };
  let isGood = true;
  const fail = (message: string) => {
    complain(message);
    isGood = false;
  };

  for (const [at, path] of paths.entries()) {
    const where = paths.length > 1 ? `${path}: ` : '';
    try {
      folder?.check(names[at]!);
      const input = takes ? await readWhole(path, main?.[1]) : undefined;
      if (eachLine) {
        const rows = await runLines(steps, pipedToInputText(input ?? ''), controls);
        for (const [line, { error, step }] of rows.entries())
          if (error !== undefined)
            fail(`${where}line ${line + 1}${steps.length > 1 ? `, ${getName(steps, step ?? 0)}` : ''}: ${error}`);
        if (json) give(at, JSON.stringify(rows, null, 2));
        else give(at, rows.map(({ result = '' }) => result).join('\n'));
        continue;
      }
      const result = await runChain(steps, input, controls);
      const { failed } = result;
      if (failed && !(failed.error instanceof InputError)) throw failed.error;
      if (failed) {
        const name = steps.length > 1 ? `${getName(steps, failed.step)}: ` : '';
        fail(`${where}${name}${failed.error.message}${findPlace(failed.error)}`);
      } else
        for (const { outcome } of result.steps.flatMap((step) => step ?? []))
          for (const note of outcome.notes) process.stderr.write(`note: ${where}${note}\n`);
      if (json) give(at, JSON.stringify(describeSteps(steps, result), null, 2));
      else if (!failed) give(at, result.passed);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      fail(`${where}${error.message}${findPlace(error)}`);
    }
  }
  return isGood;
}
