import { type Choice, isShown, type Option, type OptionShape, type OptionValue } from './option';
import type { AnyTool } from './tool';

type Values = Readonly<Record<string, OptionValue>>;

const inWords = (option: Option, value: OptionValue): string => {
  if (option.kind === 'choice') return option.choices[String(value)] ?? String(value);
  if (option.kind === 'toggle') return value === true ? option.label : `no ${option.label}`;
  if (option.kind === 'secret') return option.label;
  return `${option.label} ${value}`;
};

/** What is set, in words: every mode, and whatever differs from its default. "Decode · URL-safe · Line Length 76". */
export function describeOptions(shape: OptionShape, values: Values): string {
  return Object.entries(shape)
    .filter(([name, option]) => {
      const value = values[name];
      if (value === undefined || value === '' || !isShown(option, values)) return false;
      return value !== option.initial || (option.kind === 'choice' && option.control === 'tabs');
    })
    .map(([name, option]) => inWords(option, values[name]!))
    .join(' · ');
}

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether every word of a choice's name, or the value itself, was typed. */
function isNamed(value: string, label: string, typed: ReadonlySet<string>): boolean {
  const name = words(label);
  return typed.has(value.toLowerCase()) || (name.length > 0 && name.every((word) => typed.has(word)));
}

function choiceNamed({ choices, initial }: Choice, typed: ReadonlySet<string>): string | undefined {
  const named = Object.entries(choices).filter(([value, label]) => isNamed(value, label, typed));
  // Of two that were named neither is meant more than the other.
  return named.length === 1 && named[0]![0] !== initial ? named[0]![0] : undefined;
}

/** The options that words name which were typed to find a tool: "base64 decode" asks for Decode. Words of the tool's own name say nothing. */
export function optionsNamedIn(tool: AnyTool, typed: string, toolName: string): Record<string, OptionValue> {
  const nameWords = new Set(words(toolName));
  const otherWords = new Set(words(typed).filter((word) => !nameWords.has(word)));
  const options: Record<string, OptionValue> = {};
  for (const [name, option] of Object.entries(tool.options)) {
    const value = option.kind === 'choice' ? choiceNamed(option, otherWords) : undefined;
    if (value !== undefined) options[name] = value;
  }
  if (typeof tool.action !== 'string')
    for (const [label, preset] of Object.entries(tool.action))
      if (isNamed(label, label, otherWords)) Object.assign(options, preset);
  return options;
}
