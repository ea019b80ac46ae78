import { useMemo } from 'react';
import { JsonKind } from '@/engines/json';
import { type Graph, LINE } from '@/engines/json/graph';
import { edgePath } from '@/engines/json/graph-svg';

const KINDS: Readonly<Record<number, string>> = {
  0: 'jw-more',
  [JsonKind.object]: 'jw-more',
  [JsonKind.array]: 'jw-more',
  [JsonKind.string]: 't-string',
  [JsonKind.number]: 't-number',
};

/** Drawn once, and only moved afterwards. */
export function GraphBoxes({ graph: { boxes } }: { graph: Graph }) {
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
