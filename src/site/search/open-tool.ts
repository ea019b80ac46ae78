import { mainInput } from '@/kit/chain/chain';
import { initialValues, type OptionValue } from '@/kit/option';
import { isMultiLine } from '@/kit/run/multi-line';
import type { AnyTool } from '@/kit/tool';
import type { InputContent } from '@/ui/input/InputBox';
import { writeLink } from '@/ui/storage/link';
import { receiveTransfer, sendToTool } from '@/ui/storage/transfer';
import { recall, remember } from '@/ui/storage/visit';
import { SEVERAL, takesBatch } from '../batch/BatchPanel';
import { toolPath } from '../route';
import { mainField } from '../shell/main-input';
import { navigate } from '../shell/navigation';

/** Puts a text into the page's field in place of what is there, as if it were pasted. */
function enterInMainInput(text: string): void {
  const field = mainField();
  if (!field) return;
  field.focus();
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) {
    field.setRangeText(text, 0, field.value.length, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return;
  }
  getSelection()?.selectAllChildren(field);
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

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
  const provided = Object.keys(inputs).length > 0;
  if (provided)
    sendToTool({ to: slug, inputs: takesBatch(tool) && isMultiLine(tool, content) ? { [SEVERAL]: content! } : inputs });
  const secrets = Object.entries(options).filter(([name]) => tool.options[name]?.kind === 'secret');
  if (secrets.length > 0)
    remember(`${slug}:secrets`, { ...recall<object>(`${slug}:secrets`), ...Object.fromEntries(secrets) });
  await navigate(`${toolPath(slug)}${writeLink(tool.options, { ...initialValues(tool.options), ...options })}`);
  // A view that holds its input by itself has taken nothing: it is entered as a visitor would.
  const left = receiveTransfer(slug)?.inputs[main];
  if (typeof left === 'string' && left !== '') enterInMainInput(left);
}
