import { getTicks } from './viewport';

interface RulerProps {
  along: 'width' | 'height';
  /** In pixels of the device. */
  length: number;
  zoom: number;
  /** Where the screen begins, in pixels of this page. */
  offset: number;
  /** Where breakpoints begin, in pixels of the device. */
  starts: readonly number[];
}

export const THICK = 22;
const REACH = { small: 4, middle: 7, large: 11 };

/** Pixels of the device along one side of its screen; the one on top also shows where breakpoints begin. */
export function Ruler({ along, length, zoom, offset, starts }: RulerProps) {
  const across = along === 'width';
  const place = (at: number) => (at * zoom) / 100 + 0.5;
  const line = (at: number, reach: number) =>
    across ? `M${place(at)} ${THICK}v${-reach}` : `M${THICK} ${place(at)}h${-reach}`;
  const ticks = getTicks(length, zoom);
  const size = (length * zoom) / 100 + 30;
  return (
    <svg
      className={`viewport-ruler ${along}`}
      aria-hidden="true"
      width={across ? size : THICK}
      height={across ? THICK : size}
      style={across ? { marginLeft: offset } : { marginTop: offset }}
    >
      <path d={ticks.map(({ at, size }) => line(at, REACH[size])).join('')} />
      {across && (
        <path
          className="viewport-starts"
          d={starts
            .filter((at) => at > 0 && at <= length)
            .map((at) => line(at, REACH.large))
            .join('')}
        />
      )}
      {ticks.map(
        ({ at, label }) =>
          label !== undefined && (
            <text
              key={at}
              textAnchor={across ? 'start' : 'end'}
              transform={across ? `translate(${place(at) + 3} 9)` : `translate(9 ${place(at) + 3}) rotate(-90)`}
            >
              {label}
            </text>
          ),
      )}
    </svg>
  );
}
