import { type ReactNode, useId, useState } from 'react';
import type { AnyTool } from '@/kit/tool';
import { Button, CopyButton } from '../controls/Button';
import { HelpGuide } from '../controls/HelpGuide';
import { OptionFields } from '../controls/OptionFields';
import { OptionsButton } from '../controls/OptionsButton';
import { summarizeOptions } from '../controls/option-summary';
import { ResetButton } from '../controls/ResetButton';
import { Sheet } from '../controls/Sheet';
import { OutputPanel } from '../output/OutputPanel';
import { Panel } from '../output/Panel';
import { helpSteps } from './page';
import type { Generator } from './useGenerator';

const HISTORY_PREVIEW = 100;

interface GeneratorLayoutProps {
  generator: Generator;
  className?: string;
  /** The title of the form. */
  title?: string;
  /** Buttons beside the title of the form. */
  formActions?: ReactNode;
  /** In place of the fields of all options. */
  fields?: ReactNode;
  /** In place of the button of the action. */
  buttons?: ReactNode;
  /** Below the form, in its panel. */
  belowForm?: ReactNode;
  /** In place of the panel of the result, which `generatorResultProps` gives what it needs. Called with the buttons that lead its own. */
  result?: (lead: ReactNode) => ReactNode;
  /** Under form and result. */
  below?: ReactNode;
}

/** What the panel of its result is given, whatever is drawn in it. */
export const generatorResultProps = ({ slug, tool, run, options, startsByItself }: Generator) => ({
  slug,
  tool: tool as AnyTool,
  run,
  options: options.values,
  startsByItself,
});

/** Options and result of a generator, with slots for what only some pages have. */
export function GeneratorLayout({ generator, className = '', ...slots }: GeneratorLayoutProps) {
  const { tool, page, options, action, history } = generator;
  const [open, setOpen] = useState(false);
  const form = useId();
  const lead = (
    <div className="dock">
      {Object.keys(tool.options).length > 0 && (
        <OptionsButton summary={summarizeOptions(tool.options, options.values)} onOpen={() => setOpen(true)} />
      )}
      {slots.buttons === undefined && (
        <Button type="submit" form={form} variant="primary" icon="refresh-cw" label={action} />
      )}
    </div>
  );
  return (
    <div className={`generator starts ${className}`}>
      <Sheet open={open} onClose={() => setOpen(false)} className="form-sheet">
        <Panel
          title={slots.title ?? 'Options'}
          className="form-box"
          actions={
            <>
              <ResetButton options={options} />
              {slots.formActions}
            </>
          }
        >
          <form
            id={form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              // Its message says what is wanted; the last good value would be an answer to another question.
              const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]');
              if (wrong) wrong.focus();
              else generator.generate();
              if (!wrong) setOpen(false);
            }}
          >
            {slots.fields ?? <OptionFields shape={tool.options} options={options} />}
            {slots.buttons}
          </form>
          {slots.belowForm}
        </Panel>
      </Sheet>
      {slots.result?.(lead) ?? (
        <OutputPanel
          {...generatorResultProps(generator)}
          lead={lead}
          empty={<p>Press {action} to see results here.</p>}
        />
      )}
      {history.entries.length > 1 && (
        <section className="history across" aria-label={page.history?.title}>
          <h2>{page.history?.title}</h2>
          <ol>
            {history.entries.slice(1).map(({ text }) => (
              <li key={text}>
                <CopyButton
                  variant="quiet"
                  label={text.length > HISTORY_PREVIEW ? `${text.slice(0, HISTORY_PREVIEW)}…` : text}
                  value={text}
                />
              </li>
            ))}
          </ol>
        </section>
      )}
      {slots.below}
      <HelpGuide steps={helpSteps(tool, page)} />
    </div>
  );
}
