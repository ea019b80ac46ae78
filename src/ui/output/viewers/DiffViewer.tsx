import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { HUNK_FIELDS, type LineDiff, loudHunks, type WordDiffOptions } from '@/engines/diff';
import { grouped } from '@/engines/number/grouped';
import { Button } from '../../controls/Button';
import { Icon } from '../../controls/Icon';
import { Tabs } from '../../controls/Tabs';
import { plural } from '../count';
import type { RowsHandle } from '../VirtualRows';
import { DiffRows, type DiffView } from './DiffRows';
import type { ViewerProps } from './viewer';
import './diff.css';

/** A diff with its own choice of view, for pages that have no option for it. */
export default function DiffViewer({ value, label }: ViewerProps<'diff'>) {
  const [view, setView] = useState<DiffView>('split');
  return (
    <Diff value={value} label={label} view={view}>
      <Tabs
        label="View"
        className="small"
        tabs={{ split: 'Split', unified: 'Unified' }}
        value={view}
        onChange={setView}
      />
    </Diff>
  );
}

interface DiffProps extends ViewerProps<'diff'> {
  view: DiffView;
  wrap?: boolean;
  /** What the texts were compared by, so that only words are marked that count as different. */
  options?: WordDiffOptions;
  /** Controls at the end of the bar. */
  children?: ReactNode;
}

/** Two texts and what differs in them. Only the rows on screen exist; N and P step from change to change. */
export function Diff({ value, label, view, wrap = true, options, children }: DiffProps) {
  const { diff } = value;
  const box = useRef<HTMLDivElement>(null);
  const rows = useRef<RowsHandle>(null);
  const [stepped, setStepped] = useState<{ diff: LineDiff; hunk: number }>();
  // A new diff has other changes: the place in the last one means nothing in it.
  const current = stepped?.diff === diff ? stepped.hunk : -1;
  const hunks = useMemo(() => loudHunks(diff), [diff]);
  const hunkCount = hunks.length;

  const step = (by: 1 | -1) => {
    if (hunkCount === 0) return;
    const next = current < 0 && by < 0 ? hunkCount - 1 : (current + by + hunkCount) % hunkCount;
    setStepped({ diff, hunk: next });
    // The rows scroll within their box, and the box may reach below the window.
    box.current?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = { n: 1, p: -1 }[event.key.toLowerCase()];
    if (!by) return;
    event.preventDefault();
    step(by as 1 | -1);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the keys of what is inside.
    <div ref={box} className="diff" onKeyDown={onKeyDown}>
      <div className="diff-bar">
        <Summary diff={diff} changes={hunkCount} options={options} />
        <div className="diff-steps">
          {hunkCount > 0 && (
            <>
              <span role="status">
                {current < 0 ? plural(hunkCount, 'change') : `Change ${current + 1} of ${grouped(hunkCount)}`}
                <span className="unseen">{current >= 0 && describeHunk(diff, hunks[current]!)}</span>
              </span>
              <Button
                iconOnly
                small
                variant="quiet"
                icon="arrow-up"
                label="Previous Change"
                aria-keyshortcuts="P"
                title="Previous Change (P)"
                onClick={() => step(-1)}
              />
              <Button
                iconOnly
                small
                variant="quiet"
                icon="arrow-down"
                label="Next Change"
                aria-keyshortcuts="N"
                title="Next Change (N)"
                onClick={() => step(1)}
              />
            </>
          )}
          {children}
        </div>
      </div>
      <DiffRows
        value={value}
        label={label}
        view={view}
        wrap={wrap}
        options={options}
        current={hunks[current] ?? -1}
        handle={rows}
      />
    </div>
  );
}

/** How much changed, or that nothing did. */
function Summary({
  diff,
  changes,
  options,
}: {
  diff: LineDiff;
  changes: number;
  options: WordDiffOptions | undefined;
}) {
  if (changes > 0)
    return (
      <p className="diff-counts">
        <span className="diff-count added">+{plural(diff.added, 'line')} added</span>
        <span className="diff-count removed">−{plural(diff.removed, 'line')} removed</span>
      </p>
    );
  const ignoring = Object.values(options ?? {}).includes(true);
  return (
    <p className="diff-same" role="status">
      <Icon name="circle-check" />
      <strong>Identical</strong>
      {!diff.identical && <span>except for {ignoring ? 'ignored changes' : 'line breaks'}</span>}
    </p>
  );
}

function describeHunk({ hunks }: LineDiff, hunk: number): string {
  const [left, leftEnd, right, rightEnd] = hunks.subarray(hunk * HUNK_FIELDS) as unknown as [
    number,
    number,
    number,
    number,
  ];
  const parts = [
    leftEnd > left && `${plural(leftEnd - left, 'line')} removed from line ${left + 1}`,
    rightEnd > right && `${plural(rightEnd - right, 'line')} added at line ${right + 1}`,
  ];
  return `: ${parts.filter(Boolean).join(', ')}`;
}
