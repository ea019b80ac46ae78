import { useId, useMemo } from 'react';
import { InputError } from '@/engines/input-error';
import type { Shape } from '@/engines/regex/railroad/boxes';
import { type Railroad, railroad } from '@/engines/regex/railroad/railroad';
import { toSvg } from '@/engines/regex/railroad/svg';
import { Button } from '@/ui/controls/Button';
import { download } from '@/ui/output/download';
import { Panel } from '@/ui/output/Panel';
import type { Regex } from './useRegex';

/** The pattern as a railroad diagram. */
export function DiagramPanel({ regex }: { regex: Regex }) {
  const { pattern, flags } = regex.setup;
  const drawn = useMemo((): Railroad | string => {
    if (pattern === '') return 'Follow the rails from left to right: every route is a matching text.';
    try {
      return railroad(pattern, flags);
    } catch (error) {
      if (error instanceof InputError) return error.message;
      throw error;
    }
  }, [pattern, flags]);
  const isDrawn = typeof drawn !== 'string';
  return (
    <Panel
      className="rt-diagram"
      title="Diagram"
      actions={
        <Button
          small
          variant="quiet"
          icon="download"
          label="Download SVG"
          disabled={!isDrawn}
          onClick={() => isDrawn && download('regex-diagram.svg', toSvg(drawn))}
        />
      }
    >
      {isDrawn ? <Drawing drawn={drawn} /> : <p className="quiet-note panel-body">{drawn}</p>}
    </Panel>
  );
}

function Drawing({ drawn: { width, height, shapes, title, description } }: { drawn: Railroad }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/useSemanticElements: a scrolling region inside the panel.
    <div className="rt-rails" role="region" aria-label="Diagram" tabIndex={0}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={`${id}t ${id}d`}
      >
        <title id={`${id}t`}>{title}</title>
        <desc id={`${id}d`}>{description}</desc>
        {shapes.map((shape, at) => (
          <Drawn key={at} shape={shape} />
        ))}
      </svg>
    </div>
  );
}

function Drawn({ shape }: { shape: Shape }) {
  switch (shape.kind) {
    case 'path':
      return <path d={shape.d} />;
    case 'box': {
      const { part, kind: _, ...place } = shape;
      return <rect className={`rt-rail-${part}`} rx={5} {...place} />;
    }
    case 'text':
      return (
        <text className={`rt-rail-${shape.part}`} x={shape.x} y={shape.y}>
          {shape.text}
        </text>
      );
  }
}
