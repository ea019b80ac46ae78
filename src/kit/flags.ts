import { InputError } from '@/engines/input-error';
import { getInputs, type Input } from './input';
import { getFlag, type Option, type OptionValue } from './option';
import { BY_SPELLING, readNamed } from './read-named';
import type { AnyTool } from './tool';

/** What the words after a tool's name say: on the command line, and in the text of a chain. */
export interface Flags {
  /** The options that were named, read. */
  options: Record<string, OptionValue>;
  /** Texts given by flag, by input name. */
  texts: Record<string, string>;
  /** Words that are no flag: files, in order. */
  files: string[];
  /** Flags that are the caller's own and not the tool's. */
  commandFlags: Record<string, string>;
  /** What could not be read, in words for people; the rest is read all the same. */
  faults: string[];
}

/** Flags that stand beside those of every tool: alone, or with a value. */
export type CommandFlags = Readonly<Record<string, 'alone' | 'value'>>;

/** A message repeats no more than this of what was written. */
const LONGEST = 100;

export function readFlags(
  tool: AnyTool,
  words: readonly string[],
  commandFlags: CommandFlags,
  guesses = BY_SPELLING,
): Flags {
  const optionByFlag = new Map<string, readonly [name: string, option: Option]>(
    Object.entries(tool.options).map((entry) => [getFlag(entry[1].label), entry]),
  );
  const inputByFlag = new Map(getInputs(tool.input).map(([name, input]) => [getFlag(input.label), name]));
  const flags: Flags = { options: {}, texts: {}, files: [], commandFlags: {}, faults: [] };

  const rest = [...words].reverse();
  const readFlag = (flag: string, attached: string | undefined) => {
    const value = () => {
      const provided = attached ?? rest.pop();
      if (provided === undefined) throw new InputError(`--${flag.slice(0, LONGEST)} needs a value`);
      return provided;
    };
    const [name = '', option] = optionByFlag.get(flag) ?? [];
    const [negatedName = '', negated] = (flag.startsWith('no-') && optionByFlag.get(flag.slice(3))) || [];
    const input = inputByFlag.get(flag);
    if (option)
      flags.options[name] = readNamed(option, option.kind === 'toggle' ? (attached ?? true) : value(), guesses);
    else if (negated?.kind === 'toggle') flags.options[negatedName] = false;
    else if (input !== undefined) flags.texts[input] = value();
    else if (Object.hasOwn(commandFlags, flag))
      flags.commandFlags[flag] = commandFlags[flag] === 'value' ? value() : '';
    else {
      const known = [...optionByFlag.keys(), ...inputByFlag.keys(), ...Object.keys(commandFlags)].map(
        (one) => `--${one}`,
      );
      const guess = guesses.option(flag, known, tool);
      throw new InputError(`There is no option --${flag.slice(0, LONGEST)}.${guess} Known: ${known.join(', ')}`);
    }
  };

  for (let word = rest.pop(); word !== undefined; word = rest.pop()) {
    if (word === '--') {
      flags.files.push(...rest.reverse());
      break;
    }
    const [isFlag, flag = '', , attached] = /^--([^=]+)(=(.*))?$/s.exec(word) ?? [];
    if (isFlag === undefined) {
      flags.files.push(word);
      continue;
    }
    try {
      readFlag(flag, attached);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      flags.faults.push(error.message);
    }
  }
  return flags;
}

/** A flag as `readFlags` reads it back, whatever its value is. */
const writeFlag = (label: string, value: string): string[] =>
  value.startsWith('-') ? [`--${getFlag(label)}=${value}`] : [`--${getFlag(label)}`, value];

export function writeOption(option: Option, value: OptionValue): string[] {
  if (option.kind !== 'toggle') return writeFlag(option.label, String(value));
  return [value ? `--${getFlag(option.label)}` : `--no-${getFlag(option.label)}`];
}

export const writeText = (input: Input, value: string): string[] => writeFlag(input.label, value);
