import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { Icon } from '@/ui/controls/Icon';
import { type RowsHandle, VirtualRows } from '@/ui/output/VirtualRows';
import type { TreeRow } from './report';

const SIGNS = { added: '+', removed: '−', changed: '~', moved: '↕', inside: '' } as const;
/** Deeper rows are not moved further in: they would be out of sight. */
const DEEPEST_INDENT = 24;

interface DiffTreeProps {
  rows: readonly TreeRow[];
  label: string;
  /** Rows that are closed. */
  closed: ReadonlySet<number>;
  onClosed(closed: ReadonlySet<number>): void;
}

/** Indices of the rows that are not inside a closed one. */
function visible(rows: readonly TreeRow[], closed: ReadonlySet<number>): number[] {
  const shown: number[] = [];
  let hiddenBelow = Number.POSITIVE_INFINITY;
  for (const [at, { depth }] of rows.entries()) {
    if (depth > hiddenBelow) continue;
    hiddenBelow = closed.has(at) ? depth : Number.POSITIVE_INFINITY;
    shown.push(at);
  }
  return shown;
}

/** The differences as a tree, by the WAI-ARIA pattern: arrows move, open and close. */
export function DiffTree({ rows, label, closed, onClosed }: DiffTreeProps) {
  const id = useId();
  const handle = useRef<RowsHandle>(null);
  const shown = useMemo(() => visible(rows, closed), [rows, closed]);
  const [active, setActive] = useState(0);
  const at = Math.min(active, shown.length - 1);

  const flip = (row: number) => {
    const next = new Set(closed);
    if (!next.delete(row)) next.add(row);
    onClosed(next);
  };
  const move = (to: number) => {
    const next = Math.max(0, Math.min(shown.length - 1, to));
    setActive(next);
    handle.current?.show(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = shown[at]!;
    const isBranch = rows[row]!.type === 'inside';
    const isOpen = isBranch && !closed.has(row);
    if (event.key === 'ArrowDown') move(at + 1);
    else if (event.key === 'ArrowUp') move(at - 1);
    else if (event.key === 'Home') move(0);
    else if (event.key === 'End') move(shown.length - 1);
    else if (event.key === 'ArrowRight') isBranch && !isOpen ? flip(row) : move(at + 1);
    else if (event.key === 'ArrowLeft')
      isOpen ? flip(row) : move(shown.findLastIndex((one, place) => place < at && rows[one]!.depth < rows[row]!.depth));
    else if ((event.key === 'Enter' || event.key === ' ') && isBranch) flip(row);
    else return;
    event.preventDefault();
  };

  return (
    <VirtualRows
      handle={handle}
      className="tree"
      role="tree"
      aria-label={label}
      aria-activedescendant={`${id}-${shown[at]}`}
      count={shown.length}
      rowHeight={26}
      onKeyDown={onKeyDown}
      row={(place) => {
        const row = shown[place]!;
        const { depth, type, name, isIndex, kind, inside, old, new: now, movedTo } = rows[row]!;
        const isBranch = type === 'inside';
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the tree.
          // biome-ignore lint/a11y/useFocusableInteractive: the tree keeps the focus and points at its row.
          <div
            key={row}
            id={`${id}-${row}`}
            role="treeitem"
            aria-level={depth + 1}
            aria-expanded={isBranch ? !closed.has(row) : undefined}
            aria-selected={place === at}
            className={`jd-row jd-${type}`}
            style={{ paddingLeft: Math.min(depth, DEEPEST_INDENT) * 16 }}
            onClick={() => {
              setActive(place);
              if (isBranch) flip(row);
            }}
          >
            {isBranch ? (
              <Icon name={closed.has(row) ? 'chevron-right' : 'chevron-down'} />
            ) : (
              <b className="jd-sign" aria-hidden="true">
                {SIGNS[type]}
              </b>
            )}
            {!isBranch && <span className="unseen">{type}</span>}
            <span className="t-key">{isIndex ? `[${name}]` : name}</span>
            {isBranch ? (
              <span className="jd-count">
                {kind === 'array' ? '[ ]' : '{ }'} {inside === 1 ? '1 difference' : `${inside} differences`}
              </span>
            ) : (
              <>
                {old !== undefined && <del>{old}</del>}
                {old !== undefined && now !== undefined && <Icon name="arrow-right" />}
                {now !== undefined && <ins>{now}</ins>}
                {movedTo !== undefined && <span className="jd-count">to [{movedTo}]</span>}
              </>
            )}
          </div>
        );
      }}
    />
  );
}
