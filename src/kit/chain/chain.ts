import { quoteWord, splitWords } from '@/engines/shell/line';
import { loadTool } from '../definitions';
import { readFlags, writeOption, writeText } from '../flags';
import { getInputs } from '../input';
import { changedOptions, type OptionValue } from '../option';
import type { AnyTool } from '../tool';

export interface Step {
  /** Slug of its tool. */
  readonly tool: string;
  /** Those that differ from their defaults. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** What stands in the inputs that do not take the value from before, by name. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** The row or column of its result that goes on. */
  readonly take?: string;
  /** Left out of the run. */
  readonly off?: boolean;
}

/** What is run at a time: all that is entered, each of its lines, or each of several files. */
export type Each = 'whole' | 'line' | 'file';

export interface Chain {
  readonly steps: readonly Step[];
  readonly each: Each;
}

/** More than anyone has set by hand; a link can name as many as it likes. */
export const MOST_STEPS = 200;

/** The definitions that a chain needs, already loaded. */
export type Definitions = (slug: string) => AnyTool | undefined;

export async function loadDefinitions(slugs: Iterable<string>): Promise<Definitions> {
  const named = [...new Set(slugs)];
  const tools = await Promise.all(named.map(loadTool));
  const bySlug = new Map(named.map((slug, at) => [slug, tools[at]]));
  return (slug) => bySlug.get(slug);
}

/** The input that takes the value from before: the first that is not secret, or the one that there is. */
export function mainInput(tool: AnyTool) {
  const inputs = getInputs(tool.input);
  return inputs.find(([, input]) => !input.secret) ?? inputs[0];
}

/** Something about one step that keeps it from doing what it should. */
export interface Fault {
  /** From 0. */
  readonly step: number;
  readonly message: string;
}

const OWN = { take: 'value', off: 'alone' } as const;
const EACH_FLAGS: Readonly<Record<string, Each>> = { '--each-line': 'line', '--each-file': 'file' };

/** The slugs that a chain's text names, so that their definitions can be loaded before it is read. */
export const slugsIn = (text: string): string[] =>
  splitWords(text).commands.flatMap((words) => words.find((word) => !Object.hasOwn(EACH_FLAGS, word)) ?? []);

function readStep(words: readonly string[], defined: Definitions): { step: Step; faults: readonly string[] } {
  const [slug = '', ...rest] = words;
  const tool = defined(slug);
  if (!tool) return { step: { tool: slug, options: {} }, faults: [] };
  const { options, texts, files, commandFlags, faults } = readFlags(tool, rest, OWN);
  // What follows a flag that does not exist is most likely its value.
  const extra = faults.length > 0 ? [] : files.map((word) => `"${word}" doesn’t belong to an option`);
  return {
    step: {
      tool: slug,
      options: withoutDefaults(tool, options),
      ...(Object.keys(texts).length > 0 && { inputs: texts }),
      ...(commandFlags.take !== undefined && { take: commandFlags.take }),
      ...(commandFlags.off !== undefined && { off: true }),
    },
    faults: [...faults, ...extra],
  };
}

const withoutDefaults = (tool: AnyTool, options: Step['options']): Step['options'] =>
  Object.fromEntries(Object.entries(options).filter(([name, value]) => value !== tool.options[name]?.initial));

function withoutSecrets(tool: AnyTool, texts: Readonly<Record<string, string>>): Record<string, string> {
  const secret = new Set(getInputs(tool.input).flatMap(([name, input]) => (input.secret ? [name] : [])));
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !secret.has(name)));
}

/** Reads a chain from its text, secrets included where someone wrote them. What cannot be read is told of its step; everything else is there. */
export function readChain(text: string, defined: Definitions): { chain: Chain; faults: readonly Fault[] } {
  const { commands, isOpen } = splitWords(text);
  const faults: Fault[] = [];
  let each: Each = 'whole';
  const [first = [], ...others] = commands;
  const lead = first.findIndex((word) => !Object.hasOwn(EACH_FLAGS, word));
  for (const word of lead < 0 ? first : first.slice(0, lead)) each = EACH_FLAGS[word]!;
  const named = [lead < 0 ? [] : first.slice(lead), ...others];
  const filled = named.filter((words) => words.length > 0);
  if (filled.length < named.length && filled.length > 0)
    faults.push({ step: filled.length - 1, message: 'There’s nothing before or after a |' });
  if (filled.length > MOST_STEPS)
    faults.push({
      step: MOST_STEPS - 1,
      message: `A chain can have up to ${MOST_STEPS} steps: the last ${filled.length - MOST_STEPS} were left out`,
    });
  const steps = filled.slice(0, MOST_STEPS).map((words, at) => {
    const { step, faults: stepFaults } = readStep(words, defined);
    faults.push(...stepFaults.map((message) => ({ step: at, message })));
    return step;
  });
  if (isOpen) faults.push({ step: steps.length - 1, message: 'A quote isn’t closed: the text seems to be cut off' });
  return { chain: { steps, each }, faults };
}

function writeStep(step: Step, defined: Definitions): string {
  const tool = defined(step.tool);
  const words = [step.tool];
  if (tool) {
    for (const [name, value] of Object.entries(changedOptions(tool.options, step.options)))
      words.push(...writeOption(tool.options[name]!, value));
    const inputs = withoutSecrets(tool, step.inputs ?? {});
    for (const [name, input] of getInputs(tool.input))
      if (inputs[name] !== undefined) words.push(...writeText(input, inputs[name]));
  }
  if (step.take !== undefined)
    words.push(...(step.take.startsWith('-') ? [`--take=${step.take}`] : ['--take', step.take]));
  if (step.off) words.push('--off');
  return words.map(quoteWord).join(' ');
}

/** The chain as text, in the words of the command line; secrets are never in it. */
export function writeChain({ steps, each }: Chain, defined: Definitions): string {
  const flag = Object.entries(EACH_FLAGS).find(([, value]) => value === each)?.[0];
  return [flag, steps.map((step) => writeStep(step, defined)).join(' | ')].filter(Boolean).join(' ');
}

/** What can be said of a chain before it is run. */
export function findFaults({ steps }: Chain, defined: Definitions): readonly Fault[] {
  let hasBegun = false;
  return steps.flatMap(({ tool: slug, off, inputs = {} }, step) => {
    if (off) return [];
    const tool = defined(slug);
    const isFirst = !hasBegun;
    hasBegun = true;
    if (!tool) return [{ step, message: `There is no tool called "${slug}" that returns data` }];
    const main = mainInput(tool);
    if (!main)
      return isFirst ? [] : [{ step, message: 'It generates something new, so it can only be the first step' }];
    const unknown = Object.keys(inputs).find((name) => !getInputs(tool.input).some(([one]) => one === name));
    return unknown === undefined ? [] : [{ step, message: `It has no input called "${unknown}"` }];
  });
}
