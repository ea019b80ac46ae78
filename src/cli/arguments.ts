import { InputError } from '@/engines/input-error';
import { readFlags } from '@/kit/flags';
import { initialValues, type OptionValue } from '@/kit/option';
import { BY_MEANING } from '@/kit/synonyms';
import type { AnyTool } from '@/kit/tool';

export interface Call {
  options: Record<string, OptionValue>;
  /** Texts given by flag, by input name. */
  texts: Record<string, string>;
  /** Files in order; `-` is standard input. */
  files: readonly string[];
  json: boolean;
  help: boolean;
  /** Each line is run by itself. */
  eachLine: boolean;
  /** Where the results of several files go. */
  outDir: string | undefined;
  /** Whether files of that folder may be replaced. */
  overwrite: boolean;
}

const OWN = { json: 'alone', help: 'alone', 'each-line': 'alone', 'out-dir': 'value', overwrite: 'alone' } as const;

/** Reads what follows a tool's slug on the command line. */
export function readArguments(tool: AnyTool, words: readonly string[]): Call {
  const { options, texts, files, commandFlags, faults } = readFlags(tool, words, OWN, BY_MEANING);
  if (faults[0] !== undefined) throw new InputError(faults[0]);
  return {
    options: { ...initialValues(tool.options), ...options },
    texts,
    files,
    json: 'json' in commandFlags,
    help: 'help' in commandFlags,
    eachLine: 'each-line' in commandFlags,
    outDir: commandFlags['out-dir'],
    overwrite: 'overwrite' in commandFlags,
  };
}
