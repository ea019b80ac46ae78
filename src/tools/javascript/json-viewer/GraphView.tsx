import { useMemo, useRef, useState } from 'react';
import { isContainer, type JsonDocument } from '@/engines/json';
import { toGraph } from '@/engines/json/graph';
import { graphSvg } from '@/engines/json/graph-svg';
import { grouped } from '@/engines/number/grouped';
import { GraphBar } from './GraphBar';
import { GraphBoxes } from './GraphBoxes';
import { useViewport } from './useViewport';
import './views.css';

/** More could be drawn, but not read. */
const MOST_BOXES = 300;
const NONE: ReadonlySet<number> = new Set();

interface Folding {
  document: JsonDocument;
  /** The box that the graph begins with. */
  root: number;
  closed: ReadonlySet<number>;
}

interface GraphViewProps {
  document: JsonDocument;
  onReveal(node: number): void;
}

/** Objects and arrays as boxes with lines to what is in them; moved and zoomed by buttons, keys and pointer. */
export default function GraphView({ document, onReveal }: GraphViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const [folding, setFolding] = useState<Folding>({ document, root: 0, closed: NONE });
  const { root, closed } = folding.document === document ? folding : { root: 0, closed: NONE };
  const graph = useMemo(() => toGraph(document, MOST_BOXES, { root, closed }), [document, root, closed]);
  /** What is closed opens; what there was no room for is drawn from its own box on. */
  const flip = (node: number) => {
    const hidden = graph.boxes.find((one) => one.node === node)?.hidden ?? 0;
    const next = new Set(closed);
    if (next.delete(node)) setFolding({ document, root, closed: next });
    else if (hidden > 0 && node !== root) setFolding({ document, root: node, closed });
    else setFolding({ document, root, closed: next.add(node) });
  };
  const svg = () => {
    const style = getComputedStyle(box.current!);
    const color = (name: string) => style.getPropertyValue(name).trim();
    return graphSvg(graph, {
      background: color('--surface'),
      box: color('--surface-2') || color('--surface'),
      line: color('--line-strong'),
      key: color('--code-key'),
      string: color('--code-string'),
      number: color('--code-number'),
      literal: color('--code-literal'),
      quiet: color('--ink-2'),
    });
  };
  const view = useViewport(box, graph, (target) => {
    const sign = target.closest('[data-fold]');
    if (sign) return flip(Number(sign.getAttribute('data-fold')));
    const found = target.closest('[data-node]');
    if (found) onReveal(Number(found.getAttribute('data-node')));
  });
  const { x, y, scale } = view.viewport;

  if (!isContainer(document, 0))
    return (
      <div className="empty">
        <p>A single value can’t be drawn as a graph.</p>
      </div>
    );
  return (
    <div className="jw-view">
      <GraphBar
        document={document}
        graph={graph}
        root={root}
        closed={closed}
        onFold={(next) => setFolding({ document, ...next })}
        view={view}
        svg={svg}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a group with keys of its own, no set of fields. */}
      <div
        ref={box}
        className="jw-graph"
        role="group"
        aria-label="Graph: arrows move it, + and - zoom, 0 fits it in"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be moved must be reachable by keyboard.
        tabIndex={0}
        {...view.handlers}
      >
        <svg role="img" aria-label={`${grouped(graph.boxes.length)} objects and arrays; the tree has them as text`}>
          <g transform={`translate(${x} ${y}) scale(${scale})`}>
            <GraphBoxes graph={graph} />
          </g>
        </svg>
      </div>
    </div>
  );
}
