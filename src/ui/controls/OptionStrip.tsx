import type { ReactNode } from 'react';
import { isShown, type OptionShape } from '@/kit/option';
import type { OptionState } from '../hooks/useOptions';
import { OptionField } from './OptionField';
import { ResetButton } from './ResetButton';

/** All options of a tool in one compact strip, with what starts the work at its end. */
export function OptionStrip({
  shape,
  options,
  children,
}: {
  shape: OptionShape;
  options: OptionState;
  children?: ReactNode;
}) {
  const shown = Object.entries(shape).filter(([, option]) => isShown(option, options.values));
  const isTabs = ([, option]: (typeof shown)[number]) => option.kind === 'choice' && option.look === 'tabs';
  const needed = shown.filter((one) => !isTabs(one) && one[1].needed);
  const field = ([name, option]: (typeof shown)[number]) => (
    <OptionField
      key={name}
      option={option}
      value={options.values[name]!}
      onChange={(value) => options.set({ [name]: value })}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own that cannot be laid out as a strip.
    <div className="strip" role="group" aria-label="Options">
      {shown.filter(isTabs).map(field)}
      {needed.length > 0 && <div className="strip-needed">{needed.map(field)}</div>}
      <div className="strip-fields">
        {shown.filter((one) => !isTabs(one) && !one[1].needed).map(field)}
        <ResetButton options={options} />
      </div>
      {children}
    </div>
  );
}
