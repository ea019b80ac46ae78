import type { ReactNode } from 'react';
import type { AnyTool } from '@/kit/tool';
import { Button, CopyButton } from '../controls/Button';
import { HelpGuide } from '../controls/HelpGuide';
import { OptionFields } from '../controls/OptionFields';
import { ResetButton } from '../controls/ResetButton';
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
  /** In place of the panel of the result, which `generatorResultProps` gives what it needs. */
  result?: ReactNode;
  /** Under form and result. */
  below?: ReactNode;
}

/** What the panel of its result is given, whatever is drawn in it. */
export const generatorResultProps = ({ slug, tool, run, options }: Generator) => ({
  slug,
  tool: tool as AnyTool,
  run,
  options: options.values,
});

/** Options and result of a generator, with slots for what only some pages have. */
export function GeneratorLayout({ generator, className = '', ...slots }: GeneratorLayoutProps) {
  const { tool, page, options, action, history } = generator;
  return (
    <div className={`generator starts ${className}`}>
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
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // Its message says what is wanted; the last good value would be an answer to another question.
            const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]');
            if (wrong) wrong.focus();
            else generator.generate();
          }}
        >
          {slots.fields ?? <OptionFields shape={tool.options} options={options} />}
          {slots.buttons ?? <Button type="submit" variant="primary" icon="refresh-cw" label={action} />}
        </form>
        {slots.belowForm}
      </Panel>
      {slots.result ?? (
        <OutputPanel {...generatorResultProps(generator)} empty={<p>Press {action} to see results here.</p>} />
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
