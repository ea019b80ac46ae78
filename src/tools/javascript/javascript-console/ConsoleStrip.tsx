import { type ReactNode, useState } from 'react';
import { choice, type OptionValues, toggle } from '@/kit/option';
import { OptionField } from '@/ui/controls/OptionField';
import { OptionFields } from '@/ui/controls/OptionFields';
import { OptionsButton } from '@/ui/controls/OptionsButton';
import { summarizeOptions } from '@/ui/controls/option-summary';
import { Sheet } from '@/ui/controls/Sheet';
import type { OptionState } from '@/ui/hooks/useOptions';

export const OPTIONS = {
  language: choice('Language', { javascript: 'JavaScript', typescript: 'TypeScript' }, 'javascript', {
    hint: 'TypeScript runs without its types, which aren’t checked',
  }),
  timeLimit: choice('Time Limit', { '2': '2 seconds', '5': '5 seconds', '30': '30 seconds', '0': 'None' }, '5', {
    hint: 'How long the code can run without a pause',
  }),
  document: toggle('Document', false, { hint: 'Gives the code a page of your HTML to work on' }),
  preserveLog: toggle('Preserve Log', false, { hint: 'Keeps logs from earlier runs' }),
};
// Not remembered and in no link: only the visitor may let code reach the network.
const NETWORK = toggle('Allow Network', false, {
  hint: 'Lets the code use fetch and import from other hosts, which can then see that it ran',
});

interface ConsoleStripProps {
  options: OptionState<OptionValues<typeof OPTIONS>>;
  network: boolean;
  onNetwork(allowed: boolean): void;
  /** What runs and ends the code. */
  children: ReactNode;
}

/** How the code is run, in a strip; on a phone in a sheet. */
export function ConsoleStrip({ options, network, onNetwork, children }: ConsoleStripProps) {
  const [open, setOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own that cannot be laid out as a strip.
    <div className="strip" role="group" aria-label="Options">
      <Sheet className="strip-fields" open={open} onClose={() => setOpen(false)}>
        <OptionFields shape={OPTIONS} options={options} />
        <OptionField option={NETWORK} value={network} onChange={onNetwork} />
      </Sheet>
      <div className="strip-actions dock">
        <OptionsButton summary={summarizeOptions(OPTIONS, options.values)} onOpen={() => setOpen(true)} />
        {children}
      </div>
    </div>
  );
}
