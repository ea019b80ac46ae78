import { type ReactNode, useState } from 'react';
import { isShown, type OptionShape } from '@/kit/option';
import type { OptionState } from '../hooks/useOptions';
import { Button } from './Button';
import { OptionField } from './OptionField';
import { OptionsButton } from './OptionsButton';
import { summarizeOptions } from './option-summary';
import { ResetButton } from './ResetButton';
import { Sheet } from './Sheet';

interface OptionStripProps {
  shape: OptionShape;
  options: OptionState;
  /** Fields that no option describes, or that are drawn otherwise. */
  fields?: ReactNode;
  /** Buttons that start the work: at the end of the strip, on a phone at the thumb. */
  children?: ReactNode;
}

/** All options of a tool in one strip, with what starts the work at its end. On a phone they are a sheet behind a button. */
export function OptionStrip({ shape, options, fields, children }: OptionStripProps) {
  const [open, setOpen] = useState(false);
  const [more, setMore] = useState(false);
  const shown = Object.entries(shape).filter(([, option]) => isShown(option, options.values));
  const isTabs = ([, option]: (typeof shown)[number]) => option.kind === 'choice' && option.control === 'tabs';
  const needed = shown.filter((one) => !isTabs(one) && one[1].needed);
  const others = shown.filter((one) => !isTabs(one) && !one[1].needed);
  const extras = others.filter(([, option]) => option.extra);
  const isExtraSet = extras.some(([name, option]) => options.values[name] !== option.initial);
  const hasMore = more || isExtraSet;
  const hasSheet = others.length > 0 || fields !== undefined || options.changed;
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
      {hasSheet && (
        <Sheet className="strip-fields" open={open} onClose={() => setOpen(false)}>
          {others.filter(([, option]) => hasMore || !option.extra).map(field)}
          {fields}
          {extras.length > 0 && !isExtraSet && (
            <Button
              small
              variant="quiet"
              icon={more ? 'chevron-up' : 'chevron-down'}
              label={more ? 'Less' : 'More'}
              aria-expanded={more}
              className="strip-more"
              onClick={() => setMore(!more)}
            />
          )}
          <ResetButton options={options} />
        </Sheet>
      )}
      {(children || hasSheet) && (
        <div className="strip-actions dock">
          {hasSheet && <OptionsButton summary={summarizeOptions(shape, options.values)} onOpen={() => setOpen(true)} />}
          {children}
        </div>
      )}
    </div>
  );
}
