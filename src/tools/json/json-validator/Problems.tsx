import { useState } from 'react';
import { Button } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import { plural } from '@/ui/output/count';
import type { Report } from './tool';

/** Drawn at once; the rest on request. */
const FIRST = 100;

interface ProblemsProps {
  report: Report;
  onGoTo(offset: number): void;
}

interface Row {
  kind: 'error' | 'warning';
  message: string;
  path?: string;
  line: number;
  column: number;
  offset: number;
}

const NAMES = { error: 'Error', warning: 'Warning' } as const;

/** Everything that was found, each leading to its place. */
export function Problems({ report, onGoTo }: ProblemsProps) {
  const [all, setAll] = useState(false);
  const rows: Row[] = [
    ...report.problems.map((problem) => ({ ...problem, kind: problem.severity })),
    ...(report.schemaErrors ?? []).map((finding) => ({ ...finding, kind: 'error' as const })),
  ];
  if (rows.length === 0) return null;
  const shown = all ? rows : rows.slice(0, FIRST);
  return (
    <section className="jv-problems" aria-label="Problems">
      <ol>
        {shown.map(({ kind, message, path, line, column, offset }, at) => (
          <li key={at} className={kind}>
            <button type="button" onClick={() => onGoTo(offset)}>
              <Icon name={kind === 'error' ? 'circle-x' : 'triangle-alert'} />
              <span className="unseen">{NAMES[kind]}</span>
              <span className="jv-place">
                {line}:{column}
              </span>
              <span className="jv-message">
                {path !== undefined && <code>{path}</code>} {message}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {rows.length > shown.length && (
        <p className="show-more">
          <Button small label={`Show all ${plural(rows.length, 'problem')}`} onClick={() => setAll(true)} />
        </p>
      )}
    </section>
  );
}
