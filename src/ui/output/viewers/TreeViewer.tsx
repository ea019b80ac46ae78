import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import {
  childCount,
  getDepth,
  getKey,
  getKind,
  indexOf,
  isContainer,
  type JsonDocument,
  JsonKind,
  valueText,
} from '@/engines/json/document';
import { Icon } from '../../controls/Icon';
import { plural } from '../count';
import { type RowsHandle, VirtualRows } from '../VirtualRows';
import { useJsonDocument } from './useJsonDocument';
import type { ViewerProps } from './viewer';
import './tree.css';

/** Documents up to this many values open whole. */
const OPEN_WHOLE = 500;
/** A value shows at most this much of itself. */
const VALUE_LIMIT = 300;

const CLASSES: Readonly<Record<number, string>> = {
  [JsonKind.string]: 't-string',
  [JsonKind.number]: 't-number',
  [JsonKind.true]: 't-literal',
  [JsonKind.false]: 't-literal',
  [JsonKind.null]: 't-literal',
};

/** Which branches are open: all or none, but for some. */
export interface Branches {
  readonly all: boolean;
  readonly except: ReadonlySet<number>;
}
const isOpen = ({ all, except }: Branches, node: number): boolean => all !== except.has(node);
export const flipBranch = ({ all, except }: Branches, node: number): Branches => {
  const next = new Set(except);
  if (!next.delete(node)) next.add(node);
  return { all, except: next };
};
export const firstBranches = (document: JsonDocument): Branches =>
  document.size <= OPEN_WHOLE ? { all: true, except: new Set() } : { all: false, except: new Set([0]) };

/** The nodes that have a row, in order. A closed branch is stepped over as a whole. */
function visibleNodes(document: JsonDocument, branches: Branches): Int32Array {
  const nodes = new Int32Array(document.size);
  let count = 0;
  for (let node = 0; node < document.size; ) {
    nodes[count++] = node;
    node = isContainer(document, node) && !isOpen(branches, node) ? document.next[node]! : node + 1;
  }
  return nodes.subarray(0, count);
}

interface JsonTreeProps {
  document: JsonDocument;
  label: string;
  branches: Branches;
  onBranches(branches: Branches): void;
  /** Buttons at the end of a row. */
  actions?: (node: number) => ReactNode;
}

/** A tree of any size, by the WAI-ARIA pattern: arrows move, open and close. */
export function JsonTree({ document, label, branches, onBranches, actions }: JsonTreeProps) {
  const id = useId();
  const rows = useRef<RowsHandle>(null);
  const nodes = useMemo(() => visibleNodes(document, branches), [document, branches]);
  const [active, setActive] = useState(0);
  const at = Math.min(active, nodes.length - 1);

  const move = (to: number) => {
    const next = Math.max(0, Math.min(nodes.length - 1, to));
    setActive(next);
    rows.current?.show(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const node = nodes[at]!;
    const opened = isContainer(document, node) && isOpen(branches, node);
    if (event.key === 'ArrowDown') move(at + 1);
    else if (event.key === 'ArrowUp') move(at - 1);
    else if (event.key === 'Home') move(0);
    else if (event.key === 'End') move(nodes.length - 1);
    else if (event.key === 'ArrowRight')
      opened || !isContainer(document, node) ? move(at + 1) : onBranches(flipBranch(branches, node));
    else if (event.key === 'ArrowLeft')
      opened ? onBranches(flipBranch(branches, node)) : move(nodes.indexOf(document.parent[node]!));
    else if ((event.key === 'Enter' || event.key === ' ') && event.target === event.currentTarget)
      isContainer(document, node) && onBranches(flipBranch(branches, node));
    else return;
    event.preventDefault();
  };

  return (
    <VirtualRows
      handle={rows}
      className="tree"
      role="tree"
      aria-label={label}
      aria-activedescendant={`${id}-${nodes[at]}`}
      count={nodes.length}
      rowHeight={24}
      onKeyDown={onKeyDown}
      row={(index) => {
        const node = nodes[index]!;
        const container = isContainer(document, node);
        const opened = container && isOpen(branches, node);
        const depth = getDepth(document, node);
        const kind = getKind(document, node);
        const text = container ? '' : valueText(document, node);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the tree.
          // biome-ignore lint/a11y/useFocusableInteractive: the tree keeps the focus and points at its row.
          <div
            key={node}
            id={`${id}-${node}`}
            role="treeitem"
            aria-level={depth + 1}
            aria-expanded={container ? opened : undefined}
            aria-selected={index === at}
            className="tree-row"
            style={{ paddingLeft: depth * 16 }}
            onClick={() => {
              setActive(index);
              if (container) onBranches(flipBranch(branches, node));
            }}
          >
            {container ? <Icon name={opened ? 'chevron-down' : 'chevron-right'} /> : <span className="icon" />}
            {node > 0 && <span className="t-key">{getKey(document, node) ?? indexOf(document, node)}</span>}
            {container ? (
              <span className="tree-count">
                {kind === JsonKind.array ? '[ ]' : '{ }'} {plural(childCount(document, node), 'item')}
              </span>
            ) : (
              <span className={CLASSES[kind]}>
                {text.length > VALUE_LIMIT ? `${text.slice(0, VALUE_LIMIT)}…` : text}
              </span>
            )}
            {actions?.(node)}
          </div>
        );
      }}
    />
  );
}

export default function TreeViewer({ value, label }: ViewerProps<'tree'>) {
  const { document, message } = useJsonDocument(value);
  const [chosen, setChosen] = useState<{ document: JsonDocument; branches: Branches }>();
  if (message) return <p className="quiet-note">{message}</p>;
  if (!document) return <p className="quiet-note">Reading…</p>;
  return (
    <JsonTree
      document={document}
      label={label}
      branches={chosen?.document === document ? chosen.branches : firstBranches(document)}
      onBranches={(branches) => setChosen({ document, branches })}
    />
  );
}
