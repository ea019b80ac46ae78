import { quote, quoteWord } from '@/engines/shell/line';
import { type Chain, loadDefinitions, mainInput, writeChain } from '../chain/chain';
import { writeOption } from '../flags';
import type { PipedValue } from '../piped-value';
import type { Suggestion } from './detect';

/** What stands for a secret in a command that is shown. */
const HIDDEN = '…';

/** The command that does what a suggestion says, with what was given at its end or before it. */
export async function commandFor(suggestion: Suggestion, provided: PipedValue, file = '-'): Promise<string> {
  const { slug, options, inputs, chain } = suggestion;
  const defined = await loadDefinitions([slug, ...(chain?.steps.map(({ tool }) => tool) ?? [])]);
  const tool = defined(slug)!;
  const main = mainInput(tool)?.[0];
  // Secrets are in no text of a chain.
  const secrets = Object.entries(tool.options)
    .filter(([name, option]) => option.kind === 'secret' && options[name])
    .flatMap(([, option]) => writeOption(option, HIDDEN));
  const others = Object.entries(inputs).filter(([name, value]) => name !== main && typeof value === 'string');
  const single: Chain = {
    steps: [{ tool: slug, options, inputs: Object.fromEntries(others) as Record<string, string> }],
    each: 'whole',
  };
  const command = chain
    ? `localkit chain ${quote(writeChain(chain, defined))}`
    : ['localkit', writeChain(single, defined), ...secrets].join(' ');
  if (main === undefined) return command;
  const value = inputs[main] ?? '';
  const isWhole = value === provided || (typeof provided === 'string' && value === provided.trim());
  if (isWhole || typeof value !== 'string') return `${command} ${quoteWord(file)}`;
  return value === '' ? `${command} FILE` : `printf %s ${quote(value)} | ${command}`;
}
