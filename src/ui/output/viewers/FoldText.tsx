import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { getPath, type JsonDocument } from '@/engines/json/document';
import { foldableLines, seenLines } from '@/engines/json/fold';
import { Button, CopyButton } from '../../controls/Button';
import { Icon } from '../../controls/Icon';
import { type RowsHandle, VirtualRows } from '../VirtualRows';
import { colourRow } from './json-colours';
import { useJsonDocument } from './useJsonDocument';
import './fold.css';

/** A row draws at most this much of its line. */
const LINE_LIMIT = 2000;
const NONE: ReadonlySet<number> = new Set();

interface FoldTextProps {
  document: JsonDocument;
  label: string;
  /** Called with the path of the line that is chosen. */
  onPath?: (path: string) => void;
  /** Beside the path. */
  actions?: (path: string) => ReactNode;
}

/** JSON as text whose brackets fold; the path of the chosen line stands below. Arrows move, fold and unfold. */
export function FoldText({ document, label, onPath, actions }: FoldTextProps) {
  const id = useId();
  const rows = useRef<RowsHandle>(null);
  const lines = useMemo(() => foldableLines(document), [document]);
  const [folded, setFolded] = useState<{ lines: object; closed: ReadonlySet<number> }>();
  const closed = folded?.lines === lines ? folded.closed : NONE;
  const setClosed = (next: ReadonlySet<number>) => setFolded({ lines, closed: next });
  const seen = useMemo(() => seenLines(lines, closed), [lines, closed]);
  const [active, setActive] = useState(0);
  const at = Math.min(active, seen.length - 1);
  const pathAt = (index: number) => {
    const node = lines.nodes[seen[index]!]!;
    return node < 0 ? '$' : getPath(document, node, 'short');
  };
  const path = pathAt(at);

  const choose = (index: number) => {
    const next = Math.max(0, Math.min(seen.length - 1, index));
    setActive(next);
    rows.current?.show(next);
    onPath?.(pathAt(next));
  };
  const flip = (line: number) => {
    const next = new Set(closed);
    if (!next.delete(line)) next.add(line);
    setClosed(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const line = seen[at]!;
    const foldable = lines.ends[line]! > 0;
    if (event.key === 'ArrowDown') choose(at + 1);
    else if (event.key === 'ArrowUp') choose(at - 1);
    else if (event.key === 'Home') choose(0);
    else if (event.key === 'End') choose(seen.length - 1);
    else if (event.key === 'ArrowRight' && foldable && closed.has(line)) flip(line);
    else if (event.key === 'ArrowLeft' && foldable && !closed.has(line)) flip(line);
    else if ((event.key === 'Enter' || event.key === ' ') && event.target === event.currentTarget) {
      if (foldable) flip(line);
      onPath?.(path);
    } else return;
    event.preventDefault();
  };
  /** Everything below the first level, or nothing. */
  const foldAll = () => setClosed(new Set([...lines.ends.keys()].filter((line) => line > 0 && lines.ends[line]! > 0)));

  const { text } = document;
  const numberWidth = String(lines.starts.length).length;
  return (
    <div className="fold-text">
      <div className="fold-bar">
        <code aria-live="polite">{path}</code>
        {actions?.(path)}
        <CopyButton small variant="quiet" label="Copy Path" value={path} />
        <Button small variant="quiet" icon="chevrons-down-up" label="Fold All" onClick={foldAll} />
        <Button small variant="quiet" icon="chevrons-up-down" label="Unfold All" onClick={() => setClosed(NONE)} />
      </div>
      <VirtualRows
        handle={rows}
        className="fold-rows"
        role="tree"
        aria-label={label}
        aria-activedescendant={`${id}-${seen[at]}`}
        count={seen.length}
        rowHeight={22}
        onKeyDown={onKeyDown}
        row={(index) => {
          const line = seen[index]!;
          const start = lines.starts[line]!;
          const next = lines.starts[line + 1];
          const whole = text.slice(start, Math.min(next === undefined ? text.length : next - 1, start + LINE_LIMIT));
          const end = lines.ends[line]!;
          const isClosed = closed.has(line);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the tree.
            // biome-ignore lint/a11y/useFocusableInteractive: the tree keeps the focus and points at its row.
            <div
              key={line}
              id={`${id}-${line}`}
              role="treeitem"
              aria-level={1}
              aria-expanded={end > 0 ? !isClosed : undefined}
              aria-selected={index === at}
              className="fold-row"
              onClick={() => choose(index)}
            >
              <span className="fold-number" style={{ width: `${numberWidth}ch` }}>
                {line + 1}
              </span>
              {end > 0 ? (
                // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys do the same.
                // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys do the same.
                <span
                  className="fold-sign"
                  onClick={(event) => {
                    event.stopPropagation();
                    flip(line);
                  }}
                >
                  <Icon name={isClosed ? 'chevron-right' : 'chevron-down'} />
                </span>
              ) : (
                <span className="fold-sign" />
              )}
              <span>
                {colourRow(whole)}
                {isClosed && (
                  <span className="fold-rest">
                    {` … ${end - line} `}
                    {end - line === 1 ? 'line' : 'lines'} …{' '}
                    {text.slice(lines.starts[end]!, lines.starts[end + 1] ?? text.length).trim()}
                  </span>
                )}
              </span>
            </div>
          );
        }}
      />
    </div>
  );
}

export default function FoldViewer({ text, label }: { text: string; label: string }) {
  const { document, message } = useJsonDocument(text);
  if (message) return <p className="quiet-note">{message}</p>;
  if (!document) return <p className="quiet-note">Reading…</p>;
  return <FoldText document={document} label={label} />;
}
