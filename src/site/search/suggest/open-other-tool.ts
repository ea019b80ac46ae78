import { mainInput } from '@/kit/chain/chain';
import { loadTool } from '@/kit/definitions';
import type { OtherToolMatch } from '@/ui/storage/transfer';
import { openTool } from '../open-tool';

/** Takes an input to the tool it belongs to, as that tool wants it. */
export async function openOtherTool({ slug, text, input, options = {} }: OtherToolMatch): Promise<void> {
  const tool = await loadTool(slug);
  const main = tool && mainInput(tool)?.[0];
  if (!tool) return;
  const inputs = typeof input === 'object' ? input : main === undefined ? {} : { [main]: input ?? text };
  await openTool(slug, tool, inputs, options);
}
