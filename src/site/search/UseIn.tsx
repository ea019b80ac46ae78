import { InputError } from '@/engines/input-error';
import { chainEntry, type Entry } from '@/kit/catalogue';
import { mainInput, type Step } from '@/kit/chain/chain';
import { loadTool } from '@/kit/definitions';
import { canBeStep, suggestFor } from '@/kit/detect/next-steps';
import { getInputs, isSingle } from '@/kit/input';
import { changedOptions } from '@/kit/option';
import { toText } from '@/kit/output';
import { pipedToText, toPipedValue } from '@/kit/piped-value';
import { toast } from '@/ui/controls/Toast';
import type { InputContent } from '@/ui/input/InputBox';
import { type ResultToUse, sendToChain, toInputContent } from '@/ui/storage/transfer';
import { CHAIN, chainPath } from '../route';
import { navigate } from '../shell/navigation';
import { openTool } from './open-tool';
import { type ToolGroup, ToolPicker } from './ToolPicker';

/** What an input was given, where it can be given again. */
const isContent = (value: unknown): value is InputContent => typeof value === 'string' || value instanceof Blob;

/** The tool as a step, and what went into it; the other inputs stay with the step. */
function asStep({ slug, tool, source }: ResultToUse): { step: Step; input: InputContent } | undefined {
  if (!source) return undefined;
  const main = mainInput(tool)?.[0];
  const values = (isSingle(tool.input) ? { input: source.input } : (source.input ?? {})) as Record<string, unknown>;
  const input = main === undefined ? '' : values[main];
  if (!isContent(input)) return undefined;
  const others = Object.fromEntries(
    getInputs(tool.input).flatMap(([name]) =>
      name !== main && typeof values[name] === 'string' && values[name] !== '' ? [[name, values[name]]] : [],
    ),
  ) as Record<string, string>;
  const options = changedOptions(tool.options, source.options);
  return { step: { tool: slug, options, ...(Object.keys(others).length > 0 && { inputs: others }) }, input };
}

async function openIn({ slug }: Entry, offered: ResultToUse): Promise<void> {
  if (slug === CHAIN) {
    const made = asStep(offered);
    if (made) sendToChain({ steps: [made.step], each: 'whole' }, made.input);
    else sendToChain({ steps: [], each: 'whole' }, toInputContent(await toPipedValue(offered.shown)));
    return navigate(chainPath);
  }
  const tool = await loadTool(slug);
  const main = tool && mainInput(tool);
  if (!main) return;
  try {
    const value = await toPipedValue(offered.shown);
    const content = main[1].kind === 'text' ? pipedToText(value) : toInputContent(value);
    await openTool(slug, tool, { [main[0]]: content });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    toast({ title: 'It can’t be used there', description: error.message, tone: 'destructive' });
  }
}

/** Where a result can go: the next step of a chain, the tools that fit it, all others. */
export default function UseIn({ offered, onClose }: { offered: ResultToUse; onClose(): void }) {
  const { shown, slug } = offered;
  const text = shown.kind === 'bytes' || shown.kind === 'diff' ? '' : toText(shown).slice(0, 2000);
  const { fits, related } = suggestFor(text, slug);
  // On the page of chains a step is added there.
  const isChain = slug === CHAIN;
  const groups: ToolGroup[] = [
    {
      title: 'Add a step',
      entries: [{ ...chainEntry, name: 'Add a step', description: 'Continues from here in a chain.' }],
    },
    { title: 'Accepts this result', entries: fits.filter((entry) => entry.slug !== slug) },
    { title: 'Related', entries: related },
  ];
  return (
    <ToolPicker
      title="Use in"
      text={text}
      groups={groups}
      allows={(one) => (one === CHAIN ? !isChain : canBeStep(one, false))}
      onPick={(entry) => openIn(entry, offered)}
      onClose={onClose}
    />
  );
}
