import { lazy, type ReactNode, useMemo, useState } from 'react';
import { type Shown, toText } from '@/kit/output';
import type { AnyTool } from '@/kit/tool';
import { Button, CopyButton } from '../controls/Button';
import { ShareMenu } from '../controls/ShareMenu';
import type { Values } from '../hooks/useOptions';
import type { RunState } from '../hooks/useRun';
import { useCharacterCount } from '../input/useCharacterCount';
import { type ResultToUse, siteActions } from '../storage/transfer';
import { Announce } from './Announce';
import { Boundary } from './Boundary';
import { plural } from './count';
import { download, downloadName } from './download';
import { ErrorBanner } from './ErrorBanner';
import { Panel } from './Panel';
import { Remarks } from './Remarks';
import { RunStatus } from './RunStatus';

export interface ResultPanelProps {
  slug: string;
  tool: AnyTool;
  /** What came of the last run, and how to end the present one. */
  run: RunState & { stop?(): void; source?: ResultToUse['source'] };
  options: Values;
  /** The output's own label unless said otherwise. */
  title?: string;
  /** Beside the title, in place of how long the result is. */
  aside?: ReactNode;
  /** Said to those who do not see a new result come, in place of how long it is. */
  announcement?: string;
  /** Texts by input name, for the link that carries them; absent when there are none or they are secret. */
  linkable?: Readonly<Record<string, string>>;
  /** The text errors point into. */
  errorText?: string;
  onGoTo?: (offset: number) => void;
  /** Puts a mended text in the place of the wrong one. */
  onReplace?: (text: string) => void;
  /** What Copy takes, where that is not the result as it is. */
  copies?: string | (() => string | Promise<string>);
  /** What Download does, where it does not save the result as it is. */
  onDownload?: () => void;
  /** Buttons before Copy: views of the result. */
  views?: ReactNode;
  /** Buttons after Download. */
  actions?: ReactNode;
  /** Before all other buttons: what makes the next result. */
  lead?: ReactNode;
  /** A drawing of the result, beside it on a wide screen. */
  side?: ReactNode;
  /** In place of Download; null where that stands elsewhere on the page. */
  save?: ReactNode;
  /** In place of the menu of links; null where that stands elsewhere on the page. */
  share?: ReactNode;
  className?: string;
  /** Under the title, whether there is a result or not. */
  above?: ReactNode;
  /** The first result comes without asking: what it would push down appears together with it. */
  startsByItself?: boolean;
  /** In place of the notes and figures. */
  remarks?: ReactNode;
  /** The result as it is drawn. */
  children: ReactNode;
  /** In the panel, below the result. */
  below?: ReactNode;
}

const OutputForms = lazy(() => import('./OutputForms'));

const MenuRoom = () => (
  <span className="menu" style={{ display: 'flex' }} aria-hidden="true">
    <span className="button quiet icon-only" />
  </span>
);

/** The frame of every result: what it is, how long, what was noted, what went wrong, and everything one can do with it. */
export function ResultPanel(props: ResultPanelProps) {
  const {
    slug,
    tool,
    run,
    options,
    linkable,
    errorText,
    onGoTo,
    views,
    actions,
    lead,
    side,
    share = <ShareMenu shape={tool.options} options={options} inputs={linkable} />,
    className = '',
    above,
    remarks,
    children,
    below,
  } = props;
  const { output } = tool;
  const { outcome, error, stale } = run;
  const [isWaiting, setWaiting] = useState(props.startsByItself);
  if (isWaiting && (outcome || error)) setWaiting(false);
  const shown = outcome?.shown;
  // Once a result: of a large list it is a large text. Of two texts and what differs only when it is asked for.
  const later = shown?.kind === 'diff';
  const text = useMemo(() => (shown && !later ? toText(shown) : ''), [shown, later]);
  const nothing = text === '' && !later;
  const count = useCharacterCount(text);
  const size = describeSize(shown, text !== '' && count);
  const title = props.title ?? output.label;
  const announced = size || (shown?.kind === 'fields' && shown.value[0]?.value);
  const announcement = props.announcement ?? (announced ? `${title}: ${announced}` : '');

  return (
    <Panel
      className={`output-box ${stale ? 'stale' : ''} ${className}`}
      title={title}
      aside={props.aside ?? size}
      actions={
        <>
          {lead}
          {views}
          <CopyButton
            small
            variant="quiet"
            label={output.copyLabel ?? (shown?.kind === 'list' ? 'Copy All' : 'Copy')}
            value={props.copies ?? (later ? () => toText(shown) : text)}
            copiedMessage={output.copiedMessage}
            disabled={nothing}
          />
          {props.save === undefined ? (
            <Button
              small
              variant="quiet"
              icon="download"
              label={output.downloadLabel ?? 'Download'}
              disabled={!shown || (nothing && shown.kind !== 'bytes')}
              onClick={props.onDownload ?? (() => save(shown!, downloadName(tool, slug, options)))}
            />
          ) : (
            props.save
          )}
          {(shown?.kind === 'table' || (shown?.kind === 'list' && shown.value.length > 1)) && (
            // Its room is kept: a button that moves under a press is not clicked.
            <Boundary what="The menu" fallback={<MenuRoom />}>
              <OutputForms slug={slug} shown={shown} copiedMessage={output.copiedMessage} />
            </Boundary>
          )}
          <Button
            small
            variant="quiet"
            icon="corner-down-right"
            label="Use in…"
            disabled={!shown || (nothing && shown.kind !== 'bytes')}
            onClick={() => siteActions.openUseIn({ slug, tool, shown: shown!, source: run.source })}
          />
          {actions}
          {share}
        </>
      }
    >
      <Announce text={error ? '' : announcement} />
      {above}
      <RunStatus running={run.running} progress={run.progress} onStop={() => run.stop?.()} />
      {error && <ErrorBanner error={error} text={errorText} onGoTo={onGoTo} onReplace={props.onReplace} />}
      {outcome && !error && (remarks === undefined ? <Remarks outcome={outcome} /> : remarks)}
      <div
        className={`output-body ${side ? 'with-side' : ''}`}
        aria-busy={run.running}
        data-waits={isWaiting ? '' : undefined}
      >
        {side ? <div className="output-main">{children}</div> : children}
        {side && <div className="output-side">{side}</div>}
      </div>
      {below}
    </Panel>
  );
}

/** How much of it there is, in what one would count. */
function describeSize(shown: Shown | undefined, characters: string | false | undefined): string | false | undefined {
  if (shown?.kind === 'list') return plural(shown.value.length, 'result');
  if (shown?.kind === 'table') return plural(shown.value.rows.length, 'row');
  return shown?.kind !== 'fields' && characters;
}

function save(shown: Shown, name: string): void {
  if (shown.kind === 'bytes') download(shown.value.name ?? name, shown.value.bytes);
  else download(name, toText(shown));
}
