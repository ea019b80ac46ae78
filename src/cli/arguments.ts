import { InputError } from '@/engines/input-error';
import { inputsOf } from '@/kit/input';
import { flagOf, initialValues, type OptionValue, readOption } from '@/kit/option';
import type { AnyTool } from '@/kit/tool';

export interface Call {
  options: Record<string, OptionValue>;
  /** Texts given by flag, by input name. */
  texts: Record<string, string>;
  /** Files in order; `-` is standard input. */
  files: readonly string[];
  json: boolean;
  help: boolean;
}

/** Reads what follows a tool's slug on the command line. */
export function readArguments(tool: AnyTool, words: readonly string[]): Call {
  const options: Record<string, OptionValue> = { ...initialValues(tool.options) };
  const optionByFlag = new Map(
    Object.entries(tool.options).map(([name, option]) => [flagOf(option.label), { name, option }]),
  );
  const inputByFlag = new Map(inputsOf(tool.input).map(([name, input]) => [flagOf(input.label), name]));
  const call = { options, texts: {} as Record<string, string>, files: [] as string[], json: false, help: false };

  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--') {
      call.files.push(...rest);
      break;
    }
    if (!word.startsWith('--')) {
      call.files.push(word);
      continue;
    }
    const [, flag = '', , attached] = /^--([^=]+)(=(.*))?$/s.exec(word) ?? [];
    const value = () => {
      const given = attached ?? rest.shift();
      if (given === undefined) throw new InputError(`--${flag} needs a value`);
      return given;
    };
    const known = optionByFlag.get(flag);
    const negated = flag.startsWith('no-') ? optionByFlag.get(flag.slice(3)) : undefined;
    const input = inputByFlag.get(flag);
    if (known?.option.kind === 'toggle') options[known.name] = readOption(known.option, attached ?? true, 'command');
    else if (known) options[known.name] = readOption(known.option, value(), 'command');
    else if (negated?.option.kind === 'toggle') options[negated.name] = false;
    else if (input !== undefined) call.texts[input] = value();
    else if (flag === 'json') call.json = true;
    else if (flag === 'help') call.help = true;
    else
      throw new InputError(
        `There is no option --${flag}. Known: ${[...optionByFlag.keys(), ...inputByFlag.keys()].map((one) => `--${one}`).join(', ')}`,
      );
  }
  return call;
}
