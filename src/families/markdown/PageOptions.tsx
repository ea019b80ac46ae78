import { type ReactNode, useState } from 'react';
import { isShown, type OptionShape } from '@/kit/option';
import { Button } from '@/ui/controls/Button';
import { OptionField } from '@/ui/controls/OptionField';
import type { OptionState } from '@/ui/hooks/useOptions';

interface PageOptionsProps {
  shape: OptionShape;
  options: OptionState;
  /** Fields that no option describes. */
  children: ReactNode;
}

/** The options of a page with panes, in a strip below them on a phone too: its dock is for what saves the page. */
export function PageOptions({ shape, options, children }: PageOptionsProps) {
  const [more, setMore] = useState(false);
  const shown = Object.entries(shape).filter(([, option]) => isShown(option, options.values));
  const field = ([name, option]: (typeof shown)[number]) => (
    <OptionField
      key={name}
      option={option}
      value={options.values[name]!}
      onChange={(value) => options.set({ [name]: value })}
    />
  );
  const extras = shown.filter(([, option]) => option.extra);
  const isSet = extras.some(([name, option]) => options.values[name] !== option.initial);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own that cannot be laid out as a strip.
    <div className="strip" role="group" aria-label="Options">
      <div className="strip-fields">
        {shown.filter(([, option]) => !option.extra).map(field)}
        {children}
        {(more || isSet) && extras.map(field)}
        {!isSet && (
          <Button
            small
            variant="quiet"
            icon={more ? 'chevron-up' : 'chevron-down'}
            label={more ? 'Less' : 'More'}
            aria-expanded={more}
            onClick={() => setMore(!more)}
          />
        )}
      </div>
    </div>
  );
}
