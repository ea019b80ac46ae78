import { isShown, type OptionShape } from '@/kit/option';
import type { OptionState } from '../hooks/useOptions';
import { MoreFields } from './MoreFields';
import { OptionField } from './OptionField';

interface OptionFieldsProps {
  shape: OptionShape;
  options: OptionState;
  /** Which and in what order; all of them if not said. */
  names?: readonly string[];
}

/** Options below one another, those that matter now; what few need is behind “More”. */
export function OptionFields({ shape, options, names = Object.keys(shape) }: OptionFieldsProps) {
  const shown = names.filter((name) => isShown(shape[name]!, options.values));
  const extras = shown.filter((name) => shape[name]!.extra);
  const field = (name: string) => (
    <OptionField
      key={name}
      option={shape[name]!}
      value={options.values[name]!}
      onChange={(value) => options.set({ [name]: value })}
    />
  );
  return (
    <>
      {shown.filter((name) => !shape[name]!.extra).map(field)}
      {extras.length > 0 && (
        <MoreFields
          label="More"
          shape={Object.fromEntries(extras.map((name) => [name, shape[name]!]))}
          values={options.values}
        >
          {extras.map(field)}
        </MoreFields>
      )}
    </>
  );
}
