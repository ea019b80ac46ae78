import { type KeyboardEvent, useId, useRef } from 'react';
import { complexity } from '@/engines/regex/flags';
import type { Line } from '@/kit/option';
import type { AnyTool } from '@/kit/tool';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { Panel } from '@/ui/Panel';
import { Flags } from './Flags';
import { PatternActions } from './PatternActions';
import type { Regex } from './useRegex';

const ignoreEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

export function PatternPanel({ tool, regex }: { tool: AnyTool; regex: Regex }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { pattern, flags } = regex.setup;
  const { error } = regex.matching;
  const risks = regex.explanation?.risks ?? [];
  const { placeholder, maxLength } = tool.options.pattern as Line;

  const goTo = (offset: number) => {
    field.current?.focus();
    field.current?.setSelectionRange(offset, offset + 1);
  };

  return (
    <Panel
      className="rt-pattern"
      title={<label htmlFor={id}>Pattern</label>}
      actions={<PatternActions tool={tool} regex={regex} />}
    >
      <div className={`rt-regex ${error ? 'wrong' : ''}`}>
        <span aria-hidden="true">/</span>
        <textarea
          ref={field}
          id={id}
          rows={1}
          value={pattern}
          placeholder={placeholder}
          maxLength={maxLength}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          onChange={regex.steps.onChange}
          onKeyDown={ignoreEnter}
        />
        <span aria-hidden="true">/{flags}</span>
      </div>
      <div className="rt-below">
        <Flags flags={flags} onChange={(next) => regex.options.set({ flags: next })} />
        <p>
          Complexity <b>{complexity(pattern, flags)}</b>
        </p>
      </div>
      {error && <ErrorBanner error={error} text={pattern} onGoTo={goTo} />}
      {risks.length > 0 && (
        <ul className="banner notes">
          {risks.map((risk) => (
            <li key={risk}>{risk}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
