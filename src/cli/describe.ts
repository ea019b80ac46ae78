import { type Entry, findCategory } from '@/kit/catalogue';
import { inputsOf } from '@/kit/input';
import { flagOf, initialValues, type Option } from '@/kit/option';
import { languageOf } from '@/kit/output';
import type { AnyTool } from '@/kit/tool';

const finite = (value: number | undefined) => (value !== undefined && Number.isFinite(value) ? value : undefined);

const describeOption = ([name, option]: [string, Option]) => ({
  name,
  label: option.label,
  flag: `--${flagOf(option.label)}`,
  kind: option.kind,
  default: option.initial,
  ...(option.kind === 'choice' ? { choices: option.choices } : {}),
  ...(option.kind === 'integer' || option.kind === 'number'
    ? { min: finite(option.min), max: finite(option.commandMax ?? option.max), step: option.step }
    : {}),
  ...(option.when ? { when: option.when } : {}),
});

/** What a tool takes and gives, for programs. */
export const describeTool = (entry: Entry, tool: AnyTool) => ({
  slug: entry.slug,
  name: entry.name,
  description: entry.description,
  category: findCategory(entry.category)?.name,
  inputs: inputsOf(tool.input).map(([name, input]) => ({
    name,
    label: input.label,
    flag: `--${flagOf(input.label)}`,
    kind: input.kind,
    ...(input.optional && { optional: input.optional }),
  })),
  options: Object.entries(tool.options).map(describeOption),
  output: { kind: tool.output.kind, language: languageOf(tool.output, initialValues(tool.options)) },
  examples: tool.examples,
});

/** The same for people. */
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
