import { getInputs, type InputShape } from '@/kit/input';
import type { PageSettings } from '@/kit/page';
import type { AnyTool } from '@/kit/tool';

export type { ToolPageProps } from '@/kit/page';

/** The steps of the Help Guide: those of the tool's `page.ts`, or what can be said of any tool. */
export function helpSteps(tool: AnyTool | undefined, page: PageSettings = {}): readonly (readonly [string, string])[] {
  const [action] = tool ? getActions(tool) : [];
  const shape: InputShape = tool?.input;
  const labels = getInputs(shape).map(([, input]) => input.label);
  const options = Object.values(tool?.options ?? {}).flatMap((option) => (option.hidden ? [] : [option.label]));
  const titles = ['Input', 'Options', action ?? 'Run', 'Output'];
  const texts = page.help ?? [
    labels.length > 0
      ? `Type or paste into ${labels.join(' and ')}, drop a file on it, or use Upload.`
      : 'This tool doesn’t need any input.',
    options.length > 0
      ? `Set ${options.join(', ')}. They are remembered; Reset restores the defaults.`
      : 'This tool has no options.',
    page.live === false
      ? `Press ${action}, or Ctrl+Enter or ⌘+Enter.`
      : page.button === false
        ? 'The result updates as you type.'
        : `The result updates as you type. ${action} (Ctrl+Enter or ⌘+Enter) runs it again.`,
    'Copy the result, download it as a file, or copy a link to these settings.',
  ];
  return titles.map((title, at) => {
    const step = texts[at] ?? '';
    return typeof step === 'string' ? ([title, step] as const) : step;
  });
}

export const getActions = (tool: AnyTool): readonly string[] =>
  typeof tool.action === 'string' ? [tool.action] : Object.keys(tool.action);
