import { type ReactNode, useEffect, useId, useState } from 'react';
import type { ToolPageProps } from '@/kit/page';
import { useRun } from '@/ui/hooks/useRun';
import { plural } from '@/ui/output/count';
import { ErrorBanner } from '@/ui/output/ErrorBanner';
import { RunStatus } from '@/ui/output/RunStatus';
import type { SheetRow } from './sheet';
import type tool from './tool';

const LONGEST_TEXT = 20_000;

interface TryOutProps extends Omit<ToolPageProps<typeof tool>, 'page'> {
  row: SheetRow;
}

/** One row's expression on a text, both to be changed. */
export function TryOut({ slug, tool: definition, row }: TryOutProps) {
  const id = useId();
  const [setup, setSetup] = useState({ pattern: row.expression, flags: row.flags, text: row.sample });
  const { start, clear, stop, outcome, error, running, progress } = useRun(slug, definition);
  const { pattern, flags, text } = setup;

  useEffect(() => {
    if (pattern === '') clear();
    else start(text, { category: 'All', pattern, flags });
  }, [pattern, flags, text, start, clear]);

  const found = error ? undefined : outcome?.data;
  const field = (name: keyof typeof setup, label: string) => (
    <div className={`field rc-${name}`}>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <input
        id={`${id}-${name}`}
        type="text"
        value={setup[name]}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        maxLength={name === 'flags' ? 10 : 2000}
        onChange={(event) => setSetup({ ...setup, [name]: event.target.value })}
      />
    </div>
  );

  return (
    <div className="rc-try">
      <div className="rc-setup">
        {field('pattern', 'Pattern')}
        {field('flags', 'Flags')}
      </div>
      <div className="field">
        <label htmlFor={`${id}-text`}>Test Text</label>
        <textarea
          id={`${id}-text`}
          rows={Math.min(4, text.split('\n', 5).length + 1)}
          value={text}
          spellCheck={false}
          maxLength={LONGEST_TEXT}
          onChange={(event) => setSetup({ ...setup, text: event.target.value })}
        />
      </div>
      <RunStatus running={running} progress={progress} onStop={stop} />
      {error && <ErrorBanner error={error} />}
      {found && (
        <div className="rc-found">
          <p role="status">{plural(found.total, 'match', 'matches')}</p>
          <pre>{marked(text, found.spans)}</pre>
        </div>
      )}
    </div>
  );
}

/** Line breaks and tabs are drawn as signs where they are matched, for they would not be seen. */
const visible = (text: string): string => text.replaceAll('\r', '␍').replaceAll('\n', '⏎\n').replaceAll('\t', '→\t');

function marked(text: string, spans: readonly number[]): ReactNode[] {
  const nodes: ReactNode[] = [];
  let at = 0;
  for (let index = 0; index < spans.length; index += 2) {
    const start = Math.min(spans[index]!, text.length);
    const end = Math.min(spans[index + 1]!, text.length);
    if (start > at) nodes.push(text.slice(at, start));
    nodes.push(
      <mark key={index} className={start === end ? 'nothing' : index % 4 ? 'odd' : undefined}>
        {visible(text.slice(start, end))}
      </mark>,
    );
    at = end;
  }
  nodes.push(text.slice(at));
  return nodes;
}
