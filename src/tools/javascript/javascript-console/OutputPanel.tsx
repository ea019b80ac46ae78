import type { ReactNode } from 'react';
import { Button, CopyButton } from '@/ui/controls/Button';
import { Examples } from '@/ui/controls/Examples';
import { Icon } from '@/ui/controls/Icon';
import { plural } from '@/ui/output/count';
import { download } from '@/ui/output/download';
import { EmptySample } from '@/ui/output/EmptySample';
import { Panel } from '@/ui/output/Panel';
import { Entries } from './Entries';
import { EXAMPLES } from './examples';
import type { Log } from './log';
import { Prompt } from './Prompt';
import { textOfEntry } from './present';
import type { useConsole } from './useConsole';
import type { Status } from './useProgress';

const STATUS: Readonly<Record<Status, string>> = {
  idle: '',
  starting: 'Running…',
  running: 'Running…',
  waiting: 'Timers are running',
  done: 'Finished',
  stopped: 'Stopped',
};

const toText = (log: Log) => log.blocks.flatMap((block) => block.map(textOfEntry)).join('\n');

interface OutputPanelProps {
  slug: string;
  session: ReturnType<typeof useConsole>;
  /** The page that the code works on, if it has one. */
  document: ReactNode;
  /** The menu of links. */
  share: ReactNode;
  onExample(code: string): void;
  /** Leads to a line of the program. */
  onLine(line: number): void;
  onEnter(line: string): void;
}

/** What was logged, and a line to run more. */
export function OutputPanel({ slug, session, document, share, onExample, onLine, onEnter }: OutputPanelProps) {
  const { log, groups, status, ms, clear } = session;
  return (
    <Panel
      className="output-box"
      title="Console Output"
      aside={
        <>
          {log.count > 0 && plural(log.count, 'message')}
          {log.errors > 0 && <b className="js-errors"> {plural(log.errors, 'error')}</b>}
        </>
      }
      actions={
        <>
          <CopyButton small variant="quiet" value={() => toText(log)} disabled={log.count === 0} />
          <Button
            small
            variant="quiet"
            icon="download"
            label="Download"
            disabled={log.count === 0}
            onClick={() => download('javascript-console.txt', toText(log))}
          />
          <Button
            small
            variant="quiet"
            icon="eraser"
            label="Clear Console"
            disabled={log.count === 0}
            onClick={clear}
          />
          {share}
        </>
      }
    >
      {document && <div className="js-page">{document}</div>}
      {log.count === 0 && status === 'idle' ? (
        <EmptySample
          text="Logs appear here."
          actions={<Examples examples={EXAMPLES} onPick={({ code }) => onExample(code)} />}
        >
          <div className="js-entry log">
            {'[1, 2, 3].map('}
            <em>n</em>
            {' => n * 2)'}
          </div>
          <div className="js-entry result">(3) [2, 4, 6]</div>
        </EmptySample>
      ) : (
        <Entries log={log} groups={groups} onLine={onLine}>
          {log.left > 0 && (
            <p className="js-entry note">
              <Icon name="info" />
              {plural(log.left, 'message')} not kept: the limit is 200,000.
            </p>
          )}
        </Entries>
      )}
      <Prompt slug={slug} onEnter={onEnter} />
      <p className="js-status" role="status">
        {STATUS[status]}
        {ms !== undefined && status === 'done' && ` in ${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`}
      </p>
    </Panel>
  );
}
