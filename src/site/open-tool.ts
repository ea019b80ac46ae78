import { mainInput } from '@/kit/chain/chain';
import { initialValues, type OptionValue } from '@/kit/option';
import { isSeveral } from '@/kit/run/several';
import type { AnyTool } from '@/kit/tool';
import { hand, takeHanded } from '@/ui/hand-over';
import type { InputContent } from '@/ui/InputBox';
import { writeLink } from '@/ui/link';
import { recall, remember } from '@/ui/visit';
import { enterInMain } from './main-input';
import { navigate } from './navigation';
import { toolPath } from './route';
import { SEVERAL, takesSeveral } from './SeveralBox';

/**
 * Goes to the page of a tool with something in hand, in memory alone and of any size. Options come in the address, which
 * secret ones never do.
 */
export async function openTool(
  slug: string,
  tool: AnyTool,
  inputs: Readonly<Record<string, InputContent>>,
  options: Readonly<Record<string, OptionValue>> = {},
): Promise<void> {
  const main = mainInput(tool)?.[0] ?? '';
  const content = inputs[main];
  const given = Object.keys(inputs).length > 0;
  if (given)
    hand({ to: slug, inputs: takesSeveral(tool) && isSeveral(tool, content) ? { [SEVERAL]: content! } : inputs });
  const secrets = Object.entries(options).filter(([name]) => tool.options[name]?.kind === 'secret');
  if (secrets.length > 0)
    remember(`${slug}:secrets`, { ...recall<object>(`${slug}:secrets`), ...Object.fromEntries(secrets) });
  await navigate(`${toolPath(slug)}${writeLink(tool.options, { ...initialValues(tool.options), ...options })}`);
  // A view that holds its input by itself has taken nothing: it is entered as a visitor would.
  const left = takeHanded(slug)?.inputs[main];
  if (typeof left === 'string' && left !== '') enterInMain(left);
}
