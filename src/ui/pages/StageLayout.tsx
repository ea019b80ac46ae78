import { type HTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import type { OptionShape } from '@/kit/option';
import type { PageSettings } from '@/kit/page';
import type { AnyTool } from '@/kit/tool';
import { HelpGuide } from '../controls/HelpGuide';
import { OptionFields } from '../controls/OptionFields';
import { OptionsButton } from '../controls/OptionsButton';
import { summarizeOptions } from '../controls/option-summary';
import { ResetButton } from '../controls/ResetButton';
import { Sheet } from '../controls/Sheet';
import type { OptionState } from '../hooks/useOptions';
import { Panel } from '../output/Panel';
import { helpSteps } from './page';
import './stage.css';

/** The options as a panel of the card, and on a phone as a sheet behind a button. */
interface StageForm {
  shape: OptionShape;
  options: OptionState;
  /** For a button outside of the form. */
  id?: string;
  /** In place of the fields of all options. */
  fields?: ReactNode;
  /** Absent where every change is shown at once. */
  onSubmit?(closeSheet: () => void): void;
}

interface StageLayoutProps {
  tool: AnyTool;
  page: PageSettings;
  className?: string;
  /** The drawing in its panel, and what comes of it. The button opens the form on a phone. */
  main: ReactNode | ((optionsButton: ReactNode) => ReactNode);
  /** True where `main` is one panel that is as high as the window. */
  bare?: boolean;
  /** The card beside it. */
  controls?: ReactNode;
  form?: StageForm;
  /** Across the page, below both. */
  below?: ReactNode;
  /** In place of that card. */
  beside?: ReactNode;
  /** True where one begins with the controls: they come first for the keyboard. */
  controlsFirst?: boolean;
  /** Around everything, for the keys of Undo. */
  place?: Ref<HTMLDivElement>;
  /** Takes what is dropped on the page. */
  zone?: HTMLAttributes<HTMLDivElement>;
}

/** A drawing that fills the page, and one card of controls beside it. */
export function StageLayout({ tool, page, className = '', form, place, zone, ...slots }: StageLayoutProps) {
  const [open, setOpen] = useState(false);
  const optionsButton = form && (
    <OptionsButton summary={summarizeOptions(form.shape, form.options.values)} onOpen={() => setOpen(true)} />
  );
  const drawn = typeof slots.main === 'function' ? slots.main(optionsButton) : slots.main;
  const main = slots.bare ? drawn : <div className="stage-main">{drawn}</div>;
  const controls = slots.beside ?? (
    <div className="stage-controls">
      {slots.controls}
      {form && <FormSheet {...form} open={open} onClose={() => setOpen(false)} />}
    </div>
  );
  return (
    <div className={`stage-page ${className}`} ref={place} {...zone}>
      {slots.controlsFirst ? controls : main}
      {slots.controlsFirst ? main : controls}
      {slots.below}
      <HelpGuide steps={helpSteps(tool, page)} />
    </div>
  );
}

function FormSheet({
  shape,
  options,
  id,
  fields,
  onSubmit,
  open,
  onClose,
}: StageForm & { open: boolean; onClose(): void }) {
  return (
    <Sheet open={open} onClose={onClose}>
      <Panel title="Options" className="form-box" actions={<ResetButton options={options} />}>
        <form
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit?.(onClose);
          }}
        >
          {fields ?? <OptionFields shape={shape} options={options} />}
        </form>
      </Panel>
    </Sheet>
  );
}
