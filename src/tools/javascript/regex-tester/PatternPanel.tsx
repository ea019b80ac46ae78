import { type KeyboardEvent, lazy, useId, useRef } from 'react';
import { costText } from '@/engines/regex/cost/text';
import { complexity } from '@/engines/regex/flags';
import { useStarted } from '@/ui/hooks/useStarted';
import { Boundary } from '@/ui/output/Boundary';
import { ErrorBanner } from '@/ui/output/ErrorBanner';
import { Panel } from '@/ui/output/Panel';
import { Notes } from '@/ui/output/Remarks';
import { Flags } from './Flags';
import { PatternActions } from './PatternActions';
import type tool from './tool';
import type { Regex } from './useRegex';

const CostNote = lazy(() => import('./CostNote'));
const PatternColours = lazy(() => import('./PatternColours'));

/** Longer patterns are nobody's own writing, and have no colours. */
const LONGEST_COLOURED = 4_000;

const ignoreEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

export function PatternPanel({ shape, regex }: { shape: typeof tool.options; regex: Regex }) {
  const id = useId();
  const started = useStarted();
  const field = useRef<HTMLTextAreaElement>(null);
  const { pattern, flags } = regex.setup;
  const { error } = regex.matching;
  const cost = pattern === '' || error ? undefined : regex.explanation?.cost;
  const risks = regex.explanation?.risks ?? [];

  const goTo = (offset: number) => {
    field.current?.focus();
    field.current?.setSelectionRange(offset, offset + 1);
  };

  return (
    <Panel
      className="rt-pattern"
      title={<label htmlFor={id}>Pattern</label>}
      actions={<PatternActions shape={shape} regex={regex} />}
    >
      <div className={`rt-regex ${error ? 'wrong' : ''}`}>
        <span aria-hidden="true">/</span>
        <div className="rt-typed">
          {started && pattern.length <= LONGEST_COLOURED && (
            <Boundary what="The colors" fallback={null}>
              <PatternColours regex={regex} area={field} />
            </Boundary>
          )}
          <textarea
            ref={field}
            id={id}
            data-main-input=""
            rows={1}
            value={pattern}
            placeholder={shape.pattern.placeholder}
            maxLength={shape.pattern.maxLength}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            aria-invalid={error ? true : undefined}
            onChange={regex.steps.onPattern}
            onKeyDown={ignoreEnter}
          />
        </div>
        <span aria-hidden="true">/{flags}</span>
      </div>
      <div className="rt-below">
        <Flags flags={flags} onChange={(next) => regex.steps.load({ flags: next })} />
        <div className="rt-flavour">
          <label htmlFor={`${id}-flavour`}>{shape.flavour.label}</label>
          <select
            id={`${id}-flavour`}
            value={regex.options.values.flavour}
            onChange={(event) => regex.options.set({ flavour: event.target.value === 're2' ? 're2' : 'javascript' })}
          >
            {Object.entries(shape.flavour.choices).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <p>
          Complexity <b>{complexity(pattern, flags)}</b>
          {cost && (
            <span>
              Cost <b className={cost.kind}>{costText(cost)}</b>
            </span>
          )}
        </p>
      </div>
      {cost?.attack && (
        <Boundary what="The cost" fallback={null}>
          <CostNote cost={cost} pattern={regex.explanation!.pattern} onTry={(text) => regex.steps.load({ text })} />
        </Boundary>
      )}
      {error && <ErrorBanner error={error} text={pattern} onGoTo={goTo} />}
      <Notes notes={risks} />
    </Panel>
  );
}
