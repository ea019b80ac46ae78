import { getPath, type JsonDocument } from '@/engines/json';
import type { Graph } from '@/engines/json/graph';
import { grouped } from '@/engines/number/grouped';
import { Button } from '@/ui/controls/Button';
import { download, downloadPicture } from '@/ui/output/download';
import { paintSvg } from './paint-svg';
import { type useViewport, ZOOM } from './useViewport';

interface GraphBarProps {
  document: JsonDocument;
  graph: Graph;
  root: number;
  closed: ReadonlySet<number>;
  onFold(folding: { root: number; closed: ReadonlySet<number> }): void;
  view: Pick<ReturnType<typeof useViewport>, 'viewport' | 'zoom' | 'fitIn'>;
  /** The graph as a picture, in the colors of the page. */
  svg(): string;
}

/** What zooms, folds and saves the graph. */
export function GraphBar({ document, graph, root, closed, onFold, view, svg }: GraphBarProps) {
  const { viewport, zoom, fitIn } = view;
  const foldAll = () => {
    const inner = graph.boxes.filter(({ hasInner, node }) => hasInner && node !== root);
    onFold({ root, closed: new Set(inner.map(({ node }) => node)) });
  };
  return (
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
        onClick={foldAll}
      />
      <Button
        iconOnly
        small
        variant="quiet"
        icon="chevrons-up-down"
        label="Unfold All"
        disabled={closed.size === 0}
        onClick={() => onFold({ root, closed: new Set() })}
      />
      <Button small variant="quiet" icon="download" label="SVG" onClick={() => download('graph.svg', svg())} />
      <Button
        small
        variant="quiet"
        icon="image-down"
        label="PNG"
        onClick={() => downloadPicture('graph.png', paintSvg(svg()))}
      />
      {root > 0 && (
        <>
          <Button
            small
            variant="quiet"
            icon="arrow-left"
            label="Whole Graph"
            onClick={() => onFold({ root: 0, closed })}
          />
          <code className="jw-zoom">{getPath(document, root, 'short')}</code>
        </>
      )}
      {graph.total > graph.boxes.length && (
        <span className="jw-zoom" role="note">
          {grouped(graph.boxes.length)} of {grouped(graph.total)} objects and arrays are shown; + opens what is folded.
        </span>
      )}
    </div>
  );
}
