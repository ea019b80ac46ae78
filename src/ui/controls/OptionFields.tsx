import { isShown, type OptionShape } from '@/kit/option';
import type { OptionState } from '../hooks/useOptions';
import { OptionField } from './OptionField';

interface OptionFieldsProps {
  shape: OptionShape;
  options: OptionState;
  /** Which and in what order; all of them if not said. */
  names?: readonly string[];
}

/** Options below one another, those that matter now. */
export const OptionFields = ({ shape, options, names = Object.keys(shape) }: OptionFieldsProps) =>
  names
    .filter((name) => isShown(shape[name]!, options.values))
    .map((name) => (
      <OptionField
        key={name}
        option={shape[name]!}
        value={options.values[name]!}
        onChange={(value) => options.set({ [name]: value })}
      />
    ));
