import { isShown, type Option, type OptionShape, type OptionValue } from '@/kit/option';
import type { Values } from '../hooks/useOptions';

const LONGEST = 18;
const shorten = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

function describe(option: Option, value: OptionValue): string {
  switch (option.kind) {
    case 'toggle':
      return value ? option.label : '';
    case 'choice':
      return option.choices[value as string] ?? '';
    case 'secret':
      return value === '' ? '' : option.label;
    case 'integer':
    case 'number':
      return option.unit ? `${value} ${option.unit}` : String(value);
    default:
      return shorten(String(value));
  }
}

/** What is set, in a few words: on the button that opens the options on a phone. */
export const summarizeOptions = (shape: OptionShape, values: Values): string =>
  Object.entries(shape)
    .filter(
      ([, option]) =>
        isShown(option, values) && !option.needed && !(option.kind === 'choice' && option.control === 'tabs'),
    )
    .map(([name, option]) => describe(option, values[name]!))
    .filter(Boolean)
    .slice(0, 4)
    .join(' · ');
