import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import {
  childCount,
  children,
  getKey,
  getPath,
  indexOf,
  isContainer,
  type JsonDocument,
  JsonKind,
  stringValue,
  valueText,
} from '@/engines/json';
import { Icon } from '@/ui/controls/Icon';
import { type RowsHandle, VirtualRows } from '@/ui/output/VirtualRows';
import { ValuePreview } from './ValuePreview';
import './views.css';

const ROW = 36;
const LONGEST = 100;
const LONGEST_SHOWN = 20_000;

const getName = (document: JsonDocument, node: number): string =>
  getKey(document, node) ?? String(indexOf(document, node));

/** The node and all above it, from the root on. */
function lineage(document: JsonDocument, node: number): number[] {
  const nodes: number[] = [];
  for (let up = node; up !== -1; up = document.parent[up]!) nodes.push(up);
  return nodes.reverse();
}

interface ColumnsViewProps {
  document: JsonDocument;
  onReveal(node: number): void;
}

/** A column for every level, each with what is in the value chosen to its left. Arrows move among and across them. */
export default function ColumnsView({ document, onReveal }: ColumnsViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<{ document: JsonDocument; node: number }>();
  const at = chosen?.document === document ? chosen.node : 0;
  const line = useMemo(() => lineage(document, at), [document, at]);
  // The column that has the focus is the one the chosen value stands in.
  const isMoved = chosen !== undefined;
  useEffect(() => {
    const columns = box.current!.querySelectorAll<HTMLElement>('[role=listbox]');
    if (isMoved) columns[Math.max(0, line.length - 2)]?.focus({ preventScroll: true });
    box.current!.scrollLeft = box.current!.scrollWidth;
  }, [line, isMoved]);

  const choose = (node: number) => setChosen({ document, node });
  const holders = line.filter((node) => isContainer(document, node) && childCount(document, node) > 0);
  return (
    <div className="jw-columns" ref={box}>
      {holders.map((holder, depth) => (
        <Column
          key={holder}
          document={document}
          holder={holder}
          chosen={line[depth + 1] ?? -1}
          onChoose={choose}
          onBack={() => depth > 0 && choose(holder)}
        />
      ))}
      {!isContainer(document, at) && <Detail document={document} node={at} onReveal={onReveal} />}
    </div>
  );
}

interface ColumnProps {
  document: JsonDocument;
  holder: number;
  /** Which of its values is open, -1 where none is. */
  chosen: number;
  onChoose(node: number): void;
  onBack(): void;
}

function Column({ document, holder, chosen, onChoose, onBack }: ColumnProps) {
  const id = useId();
  const rows = useRef<RowsHandle>(null);
  const nodes = useMemo(() => Int32Array.from(children(document, holder)), [document, holder]);
  const at = nodes.indexOf(chosen);
  const move = (to: number) => {
    const next = Math.max(0, Math.min(nodes.length - 1, to));
    onChoose(nodes[next]!);
    rows.current?.show(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isOpen = at !== -1 && isContainer(document, chosen) && childCount(document, chosen) > 0;
    if (event.key === 'ArrowDown') move(at + 1);
    else if (event.key === 'ArrowUp') move(at - 1);
    else if (event.key === 'Home') move(0);
    else if (event.key === 'End') move(nodes.length - 1);
    else if (event.key === 'ArrowRight' || event.key === 'Enter') isOpen ? onChoose(chosen + 1) : at === -1 && move(0);
    else if (event.key === 'ArrowLeft') onBack();
    else return;
    event.preventDefault();
  };
  return (
    <VirtualRows
      handle={rows}
      className="jw-column"
      role="listbox"
      aria-label={getPath(document, holder, 'short')}
      aria-activedescendant={at === -1 ? undefined : `${id}-${at}`}
      count={nodes.length}
      rowHeight={ROW}
      onKeyDown={onKeyDown}
      row={(index) => {
        const node = nodes[index]!;
        const isHolder = isContainer(document, node);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the column.
          // biome-ignore lint/a11y/useFocusableInteractive: the column keeps the focus and points at its row.
          <div
            key={node}
            id={`${id}-${index}`}
            role="option"
            aria-selected={node === chosen}
            aria-posinset={index + 1}
            aria-setsize={nodes.length}
            onClick={() => onChoose(node)}
          >
            <span className="t-key">{getName(document, node)}</span>
            <span className="jw-brief">{brief(document, node)}</span>
            {isHolder && <Icon name="chevron-right" />}
          </div>
        );
      }}
    />
  );
}

function brief(document: JsonDocument, node: number): string {
  const { kind, start, end, text } = document;
  if (isContainer(document, node)) {
    const count = childCount(document, node);
    return kind[node] === JsonKind.array ? `[ ${count} ]` : `{ ${count} }`;
  }
  return text.slice(start[node]!, Math.min(end[node]!, start[node]! + LONGEST));
}

/** A value that is no container, in full. */
function Detail({ document, node, onReveal }: ColumnsViewProps & { node: number }) {
  const text = stringValue(document, node) ?? valueText(document, node);
  return (
    <section className="jw-detail" aria-label="Value">
      <code>{getPath(document, node, 'short')}</code>
      <pre>{text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text}</pre>
      <ValuePreview document={document} node={node} />
      <button type="button" className="button quiet small" onClick={() => onReveal(node)}>
        <Icon name="list-tree" />
        <span>Show in tree</span>
      </button>
    </section>
  );
}
