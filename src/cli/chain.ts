import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { InputError } from '@/engines/input-error';
import { loadDefinitions, mainInput, readChain, type Step, slugsIn } from '@/kit/chain/chain';
import { endingOf, nameResults } from '@/kit/chain/names';
import { asInputText, type Passed } from '@/kit/chain/pass';
import { type ChainResult, runChain, runLines } from '@/kit/chain/run';
import { readWhole } from './files';
import { asJson, placeOf, print } from './print';
import { run } from './run';

/** What is to be done with the steps, and where to. */
export interface ChainCall {
  readonly steps: readonly Step[];
  readonly files: readonly string[];
  readonly eachLine: boolean;
  readonly json: boolean;
  readonly outDir: string | undefined;
}

const FLAGS = { 'each-line': { type: 'boolean' }, json: { type: 'boolean' }, 'out-dir': { type: 'string' } } as const;

function readWords(words: readonly string[]) {
  // The text of a chain may begin with what is a flag of the command.
  const args = words.flatMap((word) => /^(--each-\w+)\s+(.*)$/s.exec(word)?.slice(1) ?? [word]);
  try {
    return parseArgs({ args, options: FLAGS, allowPositionals: true });
  } catch (error) {
    throw new InputError((error as Error).message);
  }
}

/** Reads what follows `localkit chain`. */
export async function readChainCall(words: readonly string[]): Promise<ChainCall> {
  const {
    values,
    positionals: [text, ...files],
  } = readWords(words);
  if (text === undefined)
    throw new InputError("Usage: localkit chain '<tool> [--flag value …] | <tool> …' [file … | -]");
  const defined = await loadDefinitions(slugsIn(text));
  const { chain, faults } = readChain(text, defined);
  const [fault] = faults;
  if (fault) throw new InputError(`${nameOf(chain.steps, fault.step)}: ${fault.message}`);
  if (chain.steps.length === 0) throw new InputError('The chain has no step');
  return {
    steps: chain.steps,
    files,
    eachLine: values['each-line'] ?? false,
    json: values.json ?? false,
    outDir: values['out-dir'],
  };
}

const nameOf = (steps: readonly Step[], at: number) => `step ${at + 1} (${steps[at]?.tool ?? ''})`;

const complain = (text: string) => process.stderr.write(`localkit: ${text}\n`);

/** Every step's result, as programs want it. */
const describeSteps = (steps: readonly Step[], { steps: results, failed }: ChainResult) =>
  steps.map(({ tool, off }, at) => {
    const outcome = results[at]?.outcome;
    return {
      tool,
      ...(off && { off }),
      ...(outcome && { kind: outcome.shown.kind, result: asJson(outcome.shown), notes: outcome.notes }),
      ...(failed?.step === at && { error: failed.error.message }),
    };
  });

/** Runs a chain over files or standard input. False where something in it failed, which was said. */
export async function runChainCall({ steps, files, eachLine, json, outDir }: ChainCall): Promise<boolean> {
  const defined = await loadDefinitions(steps.map(({ tool }) => tool));
  const on = steps.filter(({ off }) => !off);
  const first = on[0] && defined(on[0].tool);
  const takes = !first || mainInput(first) !== undefined;
  const paths = files.length > 0 ? files : ['-'];
  if (!takes && files.length > 0) throw new InputError(`${nameOf(steps, 0)} makes something new and takes no file`);
  if (paths.length > 1 && outDir === undefined)
    throw new InputError('Several files need a place for their results: --out-dir DIR');
  if (takes && files.length === 0 && process.stdin.isTTY)
    throw new InputError('Input is missing: name a file, or - for standard input');
  if (outDir !== undefined) mkdirSync(outDir, { recursive: true });

  const controls = { defined, execute: run };
  const names = nameResults(
    paths.map((path) => (path === '-' ? 'result' : basename(path))),
    json ? '.json' : endingOf(on.at(-1), defined),
  );
  const give = (at: number, value: Passed) => {
    if (outDir !== undefined) writeFileSync(join(outDir, names[at]!), value);
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
      const input = takes ? await readWhole(path) : undefined;
      if (eachLine) {
        const rows = await runLines(steps, asInputText(input ?? ''), controls);
        for (const [line, { error, step }] of rows.entries())
          if (error !== undefined)
            fail(`${where}line ${line + 1}${steps.length > 1 ? `, ${nameOf(steps, step ?? 0)}` : ''}: ${error}`);
        if (json) give(at, JSON.stringify(rows, null, 2));
        else give(at, rows.map(({ result = '' }) => result).join('\n'));
        continue;
      }
      const result = await runChain(steps, input, controls);
      const { failed } = result;
      if (failed && !(failed.error instanceof InputError)) throw failed.error;
      if (failed) {
        const name = steps.length > 1 ? `${nameOf(steps, failed.step)}: ` : '';
        fail(`${where}${name}${failed.error.message}${placeOf(failed.error)}`);
      } else
        for (const { outcome } of result.steps.flatMap((step) => step ?? []))
          for (const note of outcome.notes) process.stderr.write(`note: ${where}${note}\n`);
      if (json) give(at, JSON.stringify(describeSteps(steps, result), null, 2));
      else if (!failed) give(at, result.passed);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      fail(`${where}${error.message}${placeOf(error)}`);
    }
  }
  return isGood;
}
