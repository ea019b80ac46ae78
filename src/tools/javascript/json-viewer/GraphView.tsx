import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { getPath, isContainer, type JsonDocument, JsonKind } from '@/engines/json';
import { type Graph, LINE, toGraph } from '@/engines/json/graph';
import { edgePath, graphSvg } from '@/engines/json/graph-svg';
import { grouped } from '@/engines/number/grouped';
import { Button } from '@/ui/controls/Button';
import { download, downloadPicture } from '@/ui/output/download';
import { paintSvg } from './paint-svg';
import './views.css';

/** More could be drawn, but not read. */
const MOST_BOXES = 300;
const MARGIN = 20;
const STEP = 60;
const ZOOM = 1.25;
const [SMALLEST, LARGEST] = [0.05, 4];
/** Below this nothing can be read: rather the beginning than all of it. */
const READABLE = 0.75;
/** A pointer that moved less than this was a click. */
const STILL = 4;

const KINDS: Readonly<Record<number, string>> = {
  0: 'jw-more',
  [JsonKind.object]: 'jw-more',
  [JsonKind.array]: 'jw-more',
  [JsonKind.string]: 't-string',
  [JsonKind.number]: 't-number',
};

const NONE: ReadonlySet<number> = new Set();

interface Folding {
  document: JsonDocument;
  /** The box that the graph begins with. */
  root: number;
  closed: ReadonlySet<number>;
}

interface Viewport {
  x: number;
  y: number;
  scale: number;
}

interface GraphViewProps {
  document: JsonDocument;
  onReveal(node: number): void;
}

const clamp = (scale: number): number => Math.max(SMALLEST, Math.min(LARGEST, scale));

function fitted({ width, height }: Graph, box: Element): Viewport {
  const whole = Math.min(1, (box.clientWidth - 2 * MARGIN) / width, (box.clientHeight - 2 * MARGIN) / height);
  const scale = Math.max(READABLE, whole);
  // What does not fit begins at its root, which stands in the middle of the left edge.
  return { scale, x: MARGIN, y: (box.clientHeight - height * scale) / 2 };
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
  const [viewport, setViewport] = useState<Viewport>({ x: MARGIN, y: MARGIN, scale: 1 });
  const drag = useRef<{ x: number; y: number; from: Viewport; far: boolean }>(undefined);

  useEffect(() => {
    if (box.current) setViewport(fitted(graph, box.current));
  }, [graph]);

  const move = (dx: number, dy: number) => setViewport((old) => ({ ...old, x: old.x + dx, y: old.y + dy }));
  const zoom = (by: number) =>
    setViewport((old) => {
      const scale = clamp(old.scale * by);
      const [midX, midY] = [box.current!.clientWidth / 2, box.current!.clientHeight / 2];
      const ratio = scale / old.scale;
      return { scale, x: midX - (midX - old.x) * ratio, y: midY - (midY - old.y) * ratio };
    });
  const fitIn = () => setViewport(fitted(graph, box.current!));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowLeft') move(STEP, 0);
    else if (event.key === 'ArrowRight') move(-STEP, 0);
    else if (event.key === 'ArrowUp') move(0, STEP);
    else if (event.key === 'ArrowDown') move(0, -STEP);
    else if (event.key === '+' || event.key === '=') zoom(ZOOM);
    else if (event.key === '-') zoom(1 / ZOOM);
    else if (event.key === '0') fitIn();
    else return;
    event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    drag.current = { x: event.clientX, y: event.clientY, from: viewport, far: false };
  };
  const onPointerMove = (event: PointerEvent) => {
    const start = drag.current;
    if (!start) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!start.far && Math.hypot(dx, dy) < STILL) return;
    // Held only once it is a drag: a click is to reach the box under it.
    if (!start.far) event.currentTarget.setPointerCapture(event.pointerId);
    start.far = true;
    setViewport({ ...start.from, x: start.from.x + dx, y: start.from.y + dy });
  };
  const onPointerUp = (event: PointerEvent) => {
    const wasClick = drag.current && !drag.current.far;
    drag.current = undefined;
    const sign = wasClick && (event.target as Element).closest('[data-fold]');
    if (sign) return flip(Number(sign.getAttribute('data-fold')));
    const found = wasClick && (event.target as Element).closest('[data-node]');
    if (found) onReveal(Number(found.getAttribute('data-node')));
  };

  if (!isContainer(document, 0))
    return (
      <div className="empty">
        <p>A single value can’t be drawn as a graph.</p>
      </div>
    );
  return (
    <div className="jw-view">
      <div className="jw-view-bar">
        <Button iconOnly small variant="quiet" icon="zoom-in" label="Zoom In" onClick={() => zoom(ZOOM)} />
        <Button iconOnly small variant="quiet" icon="zoom-out" label="Zoom Out" onClick={() => zoom(1 / ZOOM)} />
        <Button iconOnly small variant="quiet" icon="maximize" label="Fit" onClick={fitIn} />
        <span className="jw-zoom">{Math.round(viewport.scale * 100)}%</span>
        <Button
          iconOnly
          small
          variant="quiet"
          icon="chevrons-down-up"
          label="Fold All"
          disabled={graph.boxes.length < 2}
          onClick={() =>
            setFolding({
              document,
              root,
              closed: new Set(
                graph.boxes.filter(({ hasInner, node }) => hasInner && node !== root).map(({ node }) => node),
              ),
            })
          }
        />
        <Button
          iconOnly
          small
          variant="quiet"
          icon="chevrons-up-down"
          label="Unfold All"
          disabled={closed.size === 0}
          onClick={() => setFolding({ document, root, closed: NONE })}
        />
        <Button small variant="quiet" icon="download" label="SVG" onClick={() => download('graph.svg', svg())} />
        <Button
          small
          variant="quiet"
          icon="image-down"
          label="PNG"
          onClick={() => downloadPicture('graph.png', paintSvg(svg(), graph))}
        />
        {root > 0 && (
          <>
            <Button
              small
              variant="quiet"
              icon="arrow-left"
              label="Whole Graph"
              onClick={() => setFolding({ document, root: 0, closed })}
            />
            <code className="jw-zoom">{getPath(document, root, 'short')}</code>
          </>
        )}
        {graph.total > graph.boxes.length && (
          <span className="jw-zoom" role="note">
            {grouped(graph.boxes.length)} of {grouped(graph.total)} objects and arrays are shown; + opens what is
            folded.
          </span>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a group with keys of its own, no set of fields. */}
      <div
        ref={box}
        className="jw-graph"
        role="group"
        aria-label="Graph: arrows move it, + and - zoom, 0 fits it in"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be moved must be reachable by keyboard.
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          drag.current = undefined;
        }}
      >
        <svg role="img" aria-label={`${grouped(graph.boxes.length)} objects and arrays; the tree has them as text`}>
          <g transform={`translate(${viewport.x} ${viewport.y}) scale(${viewport.scale})`}>
            <Drawing graph={graph} />
          </g>
        </svg>
      </div>
    </div>
  );
}

/** Drawn once, and only moved afterwards. */
function Drawing({ graph: { boxes } }: { graph: Graph }) {
  return useMemo(
    () => (
      <>
        {boxes.map((box) => box.parent !== -1 && <path key={box.node} d={edgePath(boxes[box.parent]!, box)} />)}
        {boxes.map((box) => (
          <g key={box.node} data-node={box.node} transform={`translate(${box.x} ${box.y})`}>
            <rect width={box.width} height={box.height} rx="6" />
            {box.lines.map(({ name, value, kind }, line) => (
              <text key={line} x="10" y={line * LINE + 20}>
                <tspan className="t-key">{name}</tspan>
                <tspan className={KINDS[kind] ?? 't-literal'}>{`  ${value}`}</tspan>
              </text>
            ))}
            {box.lines.length === 0 && (
              <text x="10" y="20" className="jw-more">
                empty
              </text>
            )}
            {box.hasInner && (
              <g data-fold={box.node} className="jw-fold" transform={`translate(${box.width} ${box.height / 2})`}>
                <circle r="9" />
                <text textAnchor="middle" y="4">
                  {box.hidden > 0 ? '+' : '−'}
                </text>
                {box.hidden > 0 && (
                  <text x="13" y="4" className="jw-more">
                    {box.hidden}
                  </text>
                )}
              </g>
            )}
          </g>
        ))}
      </>
    ),
    [boxes],
  );
}
