import { type ReactNode, useMemo } from 'react';
import { diffWords, lineAt, splitRows, unifiedRows } from '@/engines/diff';
import type { ComparedTexts } from '@/kit/output';
import type { ViewerProps } from '../OutputView';
import { VirtualRows } from '../VirtualRows';

export default function DiffViewer({ value, label }: ViewerProps<'diff'>) {
  return <DiffRows value={value} label={label} view="unified" />;
}

export function DiffRows({ value, label, view }: ViewerProps<'diff'> & { view: 'split' | 'unified' }) {
  return view === 'split' ? <SplitDiff value={value} label={label} /> : <UnifiedDiff value={value} label={label} />;
}

const MARKS = { unchanged: ' ', added: '+', removed: '−' } as const;

/** One side of a changed pair with the words that differ marked. */
function markWords(mine: string, other: string, side: 'left' | 'right'): ReactNode {
  const bounds = (side === 'left' ? diffWords(mine, other) : diffWords(other, mine))[side];
  const pieces: ReactNode[] = [];
  let at = 0;
  for (let i = 0; i < bounds.length; i += 2) {
    pieces.push(mine.slice(at, bounds[i]), <mark key={i}>{mine.slice(bounds[i], bounds[i + 1])}</mark>);
    at = bounds[i + 1]!;
  }
  pieces.push(mine.slice(at));
  return pieces;
}

function UnifiedDiff({ value: { left, right, diff }, label }: ViewerProps<'diff'>) {
  const rows = useMemo(() => unifiedRows(diff), [diff]);
  return (
    <VirtualRows
      className="diff"
      role="group"
      aria-label={label}
      count={rows.count}
      row={(index) => {
        const { type, left: l, right: r, partner } = rows.row(index);
        const mine = type === 'added' ? lineAt(right, diff.rightBounds, r) : lineAt(left, diff.leftBounds, l);
        const marked =
          partner < 0
            ? mine
            : type === 'added'
              ? markWords(mine, lineAt(left, diff.leftBounds, partner), 'right')
              : markWords(mine, lineAt(right, diff.rightBounds, partner), 'left');
        return (
          <div key={index} className={`diff-row ${type}`}>
            <span className="diff-number">{l >= 0 && l + 1}</span>
            <span className="diff-number">{r >= 0 && r + 1}</span>
            <span className="diff-mark">{MARKS[type]}</span>
            <span className="diff-text">{marked}</span>
          </div>
        );
      }}
    />
  );
}

function SplitDiff({ value: { left, right, diff }, label }: { value: ComparedTexts; label: string }) {
  const rows = useMemo(() => splitRows(diff), [diff]);
  return (
    <VirtualRows
      className="diff split"
      role="group"
      aria-label={label}
      count={rows.count}
      row={(index) => {
        const { type, left: l, right: r, paired } = rows.row(index);
        const old = l >= 0 ? lineAt(left, diff.leftBounds, l) : '';
        const now = r >= 0 ? lineAt(right, diff.rightBounds, r) : '';
        return (
          <div key={index} className="diff-row">
            <span className={`diff-half ${l < 0 ? 'absent' : type === 'unchanged' ? '' : 'removed'}`}>
              <span className="diff-number">{l >= 0 && l + 1}</span>
              <span className="diff-text">{paired ? markWords(old, now, 'left') : old}</span>
            </span>
            <span className={`diff-half ${r < 0 ? 'absent' : type === 'unchanged' ? '' : 'added'}`}>
              <span className="diff-number">{r >= 0 && r + 1}</span>
              <span className="diff-text">{paired ? markWords(now, old, 'right') : now}</span>
            </span>
          </div>
        );
      }}
    />
  );
}
