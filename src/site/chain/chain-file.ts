import { type Chain, type Definitions, loadDefinitions, readChain, slugsIn, writeChain } from '@/kit/chain/chain';
import { chainInFile } from '@/kit/chain/file';
import { toast } from '@/ui/controls/Toast';
import { readText } from '@/ui/input/files';

/** A chain as a file: its steps as data, for people and programs that read it. */
export const exportChain = (name: string, chain: Chain, defined: Definitions): string => {
  // By way of its text, which has no secrets in it.
  const { steps, each } = readChain(writeChain(chain, defined), defined).chain;
  return `${JSON.stringify({ localkit: 'chain', version: 1, name, steps, each }, null, 2)}\n`;
};

/** Reads an exported chain, or the text of one. Nothing where it is neither. */
function importChain(content: string): { name: string; chain: Chain } | { name: string; text: string } | undefined {
  const inFile = chainInFile(content);
  if (inFile) return inFile;
  return /^[\w-]+(\s|$)/.test(content) && content.length < 100_000 && slugsIn(content).length > 0
    ? { name: '', text: content }
    : undefined;
}

/** The chain in a file, and what of it no tool takes; where there is none, that is said. */
export async function openChainFile(file: File) {
  const content = await readText(file);
  if (content === undefined) return undefined;
  const read = importChain(content);
  if (!read) {
    toast({
      title: 'Not a chain',
      description: `${file.name} isn’t a chain exported from here. Nothing was changed.`,
      tone: 'destructive',
    });
    return undefined;
  }
  if ('text' in read) return read;
  const needed = await loadDefinitions(read.chain.steps.map(({ tool }) => tool));
  // By way of its text: what is no option of a tool, or no value of it, is told like that of a link.
  return { ...readChain(writeChain(read.chain, needed), needed), name: read.name };
}
