import {
  type Chain,
  type Definitions,
  loadDefinitions,
  readChain,
  type Step,
  slugsIn,
  writeChain,
} from '@/kit/chain/chain';
import type { OptionValue } from '@/kit/option';
import { readText } from '@/ui/files';
import { toast } from '@/ui/Toast';

/** A chain as a file: its steps as data, for people and programs that read it. */
export const exportChain = (name: string, chain: Chain, defined: Definitions): string => {
  // By way of its text, which has no secrets in it.
  const { steps, each } = readChain(writeChain(chain, defined), defined).chain;
  return `${JSON.stringify({ localkit: 'chain', version: 1, name, steps, each }, null, 2)}\n`;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readStep(raw: unknown): Step | undefined {
  if (!isRecord(raw) || typeof raw.tool !== 'string') return undefined;
  const values = (value: unknown) => (isRecord(value) ? value : {});
  const options = Object.fromEntries(
    Object.entries(values(raw.options)).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value)),
  ) as Record<string, OptionValue>;
  const inputs = Object.fromEntries(
    Object.entries(values(raw.inputs)).filter(([, value]) => typeof value === 'string'),
  ) as Record<string, string>;
  return {
    tool: raw.tool,
    options,
    ...(Object.keys(inputs).length > 0 && { inputs }),
    ...(typeof raw.take === 'string' && { take: raw.take }),
    ...(raw.off === true && { off: true }),
  };
}

/** Reads an exported chain, or the text of one. Nothing where it is neither. */
function importChain(content: string): { name: string; chain: Chain } | { name: string; text: string } | undefined {
  try {
    const raw: unknown = JSON.parse(content);
    if (!isRecord(raw) || raw.localkit !== 'chain' || !Array.isArray(raw.steps)) return undefined;
    const steps = raw.steps.flatMap((step) => readStep(step) ?? []);
    const each = raw.each === 'line' || raw.each === 'file' ? raw.each : 'whole';
    return { name: typeof raw.name === 'string' ? raw.name : '', chain: { steps, each } };
  } catch {
    return /^[\w-]+(\s|$)/.test(content) && content.length < 100_000 && slugsIn(content).length > 0
      ? { name: '', text: content }
      : undefined;
  }
}

/** The chain in a file, and what of it no tool takes; where there is none, that is said. */
export async function openChainFile(file: File) {
  const content = await readText(file);
  if (content === undefined) return undefined;
  const read = importChain(content);
  if (!read) {
    toast({
      title: 'No chain',
      description: `${file.name} holds no chain that was exported here. Nothing was changed.`,
      tone: 'destructive',
    });
    return undefined;
  }
  if ('text' in read) return read;
  const needed = await loadDefinitions(read.chain.steps.map(({ tool }) => tool));
  // By way of its text: what is no option of a tool, or no value of it, is told like that of a link.
  return readChain(writeChain(read.chain, needed), needed);
}
