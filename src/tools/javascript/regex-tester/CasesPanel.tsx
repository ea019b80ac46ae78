import { useId } from 'react';
import { Panel } from '@/ui/output/Panel';
import { RunStatus } from '@/ui/output/RunStatus';
import type { TestedCase } from './tested';
import type tool from './tool';
import type { Regex } from './useRegex';

/** Texts that should match and texts that should not; they are saved with the pattern. */
export function CasesPanel({ shape, regex }: { shape: typeof tool.options; regex: Regex }) {
  const { setup, steps, testing } = regex;
  const { outcome, error, running, progress, stop } = testing;
  const cases = error || setup.pattern === '' ? [] : (outcome?.data?.cases ?? []);
  const passed = cases.filter(({ expected, matched }) => expected === matched).length;
  return (
    <Panel className="rt-cases" title="Test Cases" aside={cases.length > 0 && `${passed} of ${cases.length} passed`}>
      <RunStatus running={running} progress={progress} onStop={stop} />
      <div className="rt-case-fields">
        <CaseField
          label={shape.shouldMatch.label}
          value={setup.shouldMatch}
          onChange={(shouldMatch) => steps.enter({ shouldMatch })}
        />
        <CaseField
          label={shape.shouldNotMatch.label}
          value={setup.shouldNotMatch}
          onChange={(shouldNotMatch) => steps.enter({ shouldNotMatch })}
        />
      </div>
      {cases.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <ul className="list-out" aria-label="Results" tabIndex={0}>
          {cases.map((one, at) => (
            <Result key={at} {...one} />
          ))}
        </ul>
      )}
      {error && <p className="quiet-note panel-body">{error.message}</p>}
    </Panel>
  );
}

function CaseField({ label, value, onChange }: { label: string; value: string; onChange(value: string): void }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={3}
        value={value}
        placeholder="One per line"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

const Result = ({ text, expected, matched }: TestedCase) => (
  <li className={`list-row rt-case ${expected === matched ? '' : 'failed'}`}>
    <b>{expected === matched ? '✓' : '✗'}</b>
    <code>{text === '' ? '(empty)' : text}</code>
    <span>
      {expected === matched ? '' : `should ${expected ? '' : 'not '}match, `}
      {matched ? 'matches' : 'no match'}
    </span>
  </li>
);
