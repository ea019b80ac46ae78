import type { CSSProperties } from 'react';
import { InputError } from '@/engines/input-error';
import { findCategory, findEntry } from '@/kit/catalogue';
import { mainInput } from '@/kit/chain/chain';
import { initialValues, type OptionValue } from '@/kit/option';
import type { AnyTool } from '@/kit/tool';
import { ErrorBanner } from '@/ui/output/ErrorBanner';
import { StepHead } from './StepHead';
import { StepOptions } from './StepOptions';
import { StepResult } from './StepResult';
import type { StepCardProps } from './step-props';

/** Whether it was the value before the step that was refused, and not an option or another input. */
const isOfInput = (error: Error, tool: AnyTool | undefined): boolean => {
  const field = error instanceof InputError ? error.details.field : undefined;
  return field === undefined || (tool !== undefined && field === mainInput(tool)?.[0]);
};

/** One step: what it does, how, and what came of it. */
export default function StepCard(props: StepCardProps) {
  const { step, at, defined, summary, error, isRunning, isChosen } = props;
  const tool = defined(step.tool);
  const entry = findEntry(step.tool);
  const name = entry?.name ?? step.tool;
  const values: Record<string, OptionValue> = tool ? { ...initialValues(tool.options), ...step.options } : {};
  return (
    <li
      className={`panel hued ch-step ${step.off ? 'ch-off' : ''} ${isRunning ? 'ch-running' : ''} ${isChosen ? 'ch-chosen' : ''}`}
      style={{ '--hue': findCategory(entry?.category ?? '')?.hue } as CSSProperties}
      aria-label={`Step ${at + 1}: ${name}`}
    >
      <StepHead {...props} tool={tool} name={name} icon={entry?.icon} values={values} />
      {!step.off && (
        <div className="ch-body">
          {tool && isChosen && (
            <StepOptions
              tool={tool}
              step={step}
              at={at}
              values={values}
              parts={summary?.parts ?? []}
              onChange={props.onChange}
            />
          )}
          {error && (
            <ErrorBanner error={error} text={isOfInput(error, tool) ? props.before : undefined} slug={step.tool} />
          )}
          {!error && summary && props.isWhole && (
            <StepResult
              tool={tool}
              values={values}
              summary={summary}
              isStale={props.isStale}
              isShort={props.isShort}
              getWhole={props.getWhole}
            />
          )}
        </div>
      )}
    </li>
  );
}
