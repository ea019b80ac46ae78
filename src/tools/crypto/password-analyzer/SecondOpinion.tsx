import { useEffect, useMemo, useState } from 'react';
import type { ToolOptions } from '@/kit/tool';
import { Button } from '@/ui/controls/Button';
import { useRun } from '@/ui/hooks/useRun';
import { ErrorBanner } from '@/ui/output/ErrorBanner';
import { Panel } from '@/ui/output/Panel';
import { Notes } from '@/ui/output/Remarks';
import { RunStatus } from '@/ui/output/RunStatus';
import type { ToolPageProps } from '@/ui/pages/page';
import { opinionRows } from './second-opinion';
import type definition from './tool';

interface SecondOpinionProps extends Omit<ToolPageProps<typeof definition>, 'page'> {
  password: string;
  options: ToolOptions<typeof definition>;
}

/** An estimate that knows words and patterns: fetched and asked for only when wanted. */
export function SecondOpinion({ slug, tool, password, options }: SecondOpinionProps) {
  const [asked, setAsked] = useState(false);
  // The word lists take a moment to unpack, and never on the page's own thread.
  const heavy = useMemo(() => ({ ...tool, heavy: true }), [tool]);
  const run = useRun(slug, heavy);
  const { start, clear, error } = run;
  useEffect(() => {
    if (asked && password !== '') start(password, { ...options, secondOpinion: true });
    else clear();
  }, [asked, password, options, start, clear]);
  const opinion = run.outcome?.data.opinion;
  return (
    <Panel
      title="Second opinion"
      aside="by word lists and patterns"
      className="analyzer-opinion"
      actions={
        asked ? (
          <Button small variant="quiet" icon="x" label="Hide Second Opinion" onClick={() => setAsked(false)} />
        ) : undefined
      }
    >
      {asked ? (
        <>
          <RunStatus running={run.running} progress={run.progress} onStop={run.stop} />
          {error && <ErrorBanner error={error} />}
          {password === '' ? (
            <p className="panel-body field-note">Enter a password.</p>
          ) : (
            !error && (
              <div className={run.stale ? 'analyzer-stale' : ''} aria-live="polite">
                <dl className="analyzer-rows">
                  {opinion &&
                    opinionRows(opinion).map(({ label, value, note }) => (
                      <div key={label}>
                        <dt>{label}</dt>
                        <dd>
                          <strong>{value}</strong> {note && <span className="field-note">{note}</span>}
                        </dd>
                      </div>
                    ))}
                </dl>
                <Notes notes={opinion?.advice ?? []} />
              </div>
            )
          )}
        </>
      ) : (
        <div className="panel-body analyzer-ask">
          <p className="field-note">
            Real attackers try words, names, dates and keyboard patterns first. This estimate includes them. It loads
            word lists (about 1 MB) from this site; the password still stays here.
          </p>
          <Button icon="book-open-check" label="Second Opinion" onClick={() => setAsked(true)} />
        </div>
      )}
    </Panel>
  );
}
