import { getInputs } from '@/kit/input';
import { getFlag } from '@/kit/option';
import type { AnyTool } from '@/kit/tool';

const quoted = (value: string) => (/^[\w.-]+$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`);

/** A call of the command line with the first example's options, as one would type it. */
export function commandExample(slug: string, tool: AnyTool): string {
  const example = tool.examples.find((one) => one.options && Object.keys(one.options).length > 0) ?? tool.examples[0];
  const flags = Object.entries(example?.options ?? {}).flatMap(([name, value]) => {
    const option = tool.options[name];
    if (!option || option.kind === 'secret') return [];
    const flag = getFlag(option.label);
    if (value === true) return [`--${flag}`];
    if (value === false) return [`--no-${flag}`];
    return [`--${flag} ${quoted(String(value))}`];
  });
  const provided = (name: string) =>
    name === 'input' ? example?.input : (example?.input as Record<string, unknown>)?.[name];
  const files = getInputs(tool.input).map(([name, { short, secret }]) =>
    short && !secret ? quoted(String(provided(name))) : name === 'input' ? 'file' : `${getFlag(name)}-file`,
  );
  const target =
    tool.output.kind === 'image' || tool.output.kind === 'bytes' ? ['>', String(tool.output.download ?? 'output')] : [];
  return ['localkit', slug, ...flags, ...files, ...target].join(' ');
}
