import type { Entry } from '@/kit/catalogue';
import { describeTool } from '@/kit/describe';
import type { AnyTool } from '@/kit/tool';

/** What a tool takes, for people. */
export function helpText(entry: Entry, tool: AnyTool): string {
  const { inputs, options } = describeTool(entry, tool);
  const rows = [
    ...options.map((option) => {
      const range =
        'choices' in option && option.choices
          ? Object.keys(option.choices).join(' | ')
          : 'min' in option && (option.min ?? option.max) !== undefined
            ? `${option.min ?? '…'} to ${option.max ?? '…'}`
            : option.kind === 'toggle'
              ? ''
              : option.kind;
      return [`${option.flag} ${range}`.trim(), `${option.label} (default ${JSON.stringify(option.default)})`];
    }),
    ...inputs.map((input) => [`${input.flag} text`, `${input.label}, instead of a file`]),
    ['--json', 'Print the result as JSON'],
  ];
  const width = Math.min(44, Math.max(...rows.map(([left = '']) => left.length)));
  return [
    `${entry.name}: ${entry.description}`,
    '',
    `Usage: localkit ${entry.slug} [options]${inputs.map(() => ' [file | -]').join('')}`,
    '',
    ...rows.map(([left = '', right]) => `  ${left.padEnd(width)}  ${right}`),
  ].join('\n');
}
