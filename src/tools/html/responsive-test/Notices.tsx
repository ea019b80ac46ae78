import { Button } from '@/ui/controls/Button';
import { FAILED } from './address';
import { type Outcome, PATIENCE_MS } from './RemoteFrame';
import type { PageSource } from './usePageSource';

const MESSAGES: Readonly<Partial<Record<Outcome, readonly [title: string, text: string]>>> = {
  slow: [FAILED, `No answer after ${PATIENCE_MS / 1000} seconds. Still waiting.`],
  unreachable: [FAILED, 'No answer, or the site doesn’t answer other sites at all. Open it in a new tab to find out.'],
  refused: [
    'This page doesn’t allow being shown in a frame, or answered with an error such as 404',
    'If no page appears below, the site blocks it (X-Frame-Options or frame-ancestors), and no preview can change that. Open it in a new tab.',
  ],
};

/** Why an address is not shown. */
export function Notices({ source }: { source: PageSource }) {
  const { problem, pasted, loaded, outcomes, setTyped, load } = source;
  const message = outcomes.map((one) => one && MESSAGES[one]).find(Boolean);
  return (
    <>
      {problem && !pasted.pastes && (
        <div className="banner error" role="alert">
          <strong>Error</strong>
          <p>{problem.problem}</p>
          {problem.suggestion !== undefined && (
            <Button
              small
              label={`Load ${problem.suggestion}`}
              onClick={() => {
                setTyped(problem.suggestion!);
                load(problem.suggestion!);
              }}
            />
          )}
        </div>
      )}
      {message && loaded && (
        <div className="banner error" role="alert">
          <strong>{message[0]}</strong>
          <p>{message[1]}</p>
          <a className="button plain small" href={loaded} target="_blank" rel="noopener noreferrer">
            Open in a new tab
          </a>
        </div>
      )}
    </>
  );
}
