import { memo, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Entry } from './entry';
import type { Log } from './log';
import { Row, type RowProps } from './Row';

const ROW = 27;
/** Blocks that are drawn and put away together. */
const STRETCH = 100;

interface PieceProps extends Omit<RowProps, 'entry' | 'open'> {
  isHidden(entry: Entry): boolean;
  isOpen(group: number): boolean;
  /** Tells when an element comes near what is on screen, or leaves it, and how high it is then. */
  observe(element: Element, tell: (near: boolean, height: number) => void): () => void;
}

/** How high entries were when they were last on screen; that holds while the same groups are open. */
const heights = new WeakMap<readonly Entry[], { isHidden: PieceProps['isHidden']; is: number }>();

function getHeight(entries: readonly Entry[], isHidden: PieceProps['isHidden']): number {
  const known = heights.get(entries);
  if (known?.isHidden === isHidden) return known.is;
  return entries.reduce((sum, entry) => (isHidden(entry) ? sum : sum + ROW), 0);
}

/** Whether what stands in a box is on screen, or near it. `onLeave` is told how high it was. */
function useNear(observe: PieceProps['observe'], onLeave?: (height: number) => void) {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const left = useRef(onLeave);
  left.current = onLeave;
  useEffect(() => {
    let was = false;
    return observe(box.current!, (is, height) => {
      if (was && !is) left.current?.(height);
      was = is;
      setNear(is);
    });
  }, [observe]);
  return [box, near] as const;
}

/** Fifty entries. Off screen an empty box of the same height stands for them. */
const Block = memo(function Block({ entries, ...piece }: PieceProps & { entries: readonly Entry[] }) {
  const { isHidden, isOpen, observe, onToggle, onLine } = piece;
  const [box, near] = useNear(observe, (is) => heights.set(entries, { isHidden, is }));
  return (
    <div ref={box} style={near ? undefined : { height: getHeight(entries, isHidden) }}>
      {near &&
        entries.map(
          (entry, at) =>
            !isHidden(entry) && (
              <Row
                key={at}
                entry={entry}
                open={entry.group !== undefined && isOpen(entry.group)}
                onToggle={onToggle}
                onLine={onLine}
              />
            ),
        )}
    </div>
  );
});

/** A hundred blocks. Off screen one empty box stands for all: so many lines at once are few elements. */
const Stretch = memo(function Stretch({ blocks, ...piece }: PieceProps & { blocks: Log['blocks'] }) {
  const [box, near] = useNear(piece.observe);
  const height = () => blocks.reduce((sum, entries) => sum + getHeight(entries, piece.isHidden), 0);
  return (
    <div ref={box} style={near ? undefined : { height: height() }}>
      {near && blocks.map((entries, at) => <Block key={at} entries={entries} {...piece} />)}
    </div>
  );
});

/** Stretches of which nothing changed stay the same, so that they are not drawn again. */
function useStretches(blocks: Log['blocks']): readonly Log['blocks'][] {
  const last = useRef<readonly Log['blocks'][]>([]);
  return useMemo(() => {
    const old = last.current;
    last.current = Array.from({ length: Math.ceil(blocks.length / STRETCH) }, (_, at) => {
      const next = blocks.slice(at * STRETCH, (at + 1) * STRETCH);
      return old[at]?.length === next.length && next.every((block, index) => block === old[at]![index])
        ? old[at]
        : next;
    });
    return last.current;
  }, [blocks]);
}

interface EntriesProps {
  log: Log;
  groups: ReadonlyMap<number, { parent: number; collapsed: boolean }>;
  onLine(line: number): void;
  children?: ReactNode;
}

/** Which groups are open: as they were logged, until one is flipped. */
function useGroups(groups: EntriesProps['groups']) {
  const [flipped, setFlipped] = useState<ReadonlySet<number>>(new Set());
  return useMemo(() => {
    const isOpen = (group: number) => flipped.has(group) === (groups.get(group)?.collapsed ?? false);
    return {
      isOpen,
      isHidden({ parent }: Entry) {
        for (let group = parent; group > 0; group = groups.get(group)?.parent ?? 0) if (!isOpen(group)) return true;
        return false;
      },
      onToggle: (group: number) =>
        setFlipped((old) => {
          const next = new Set(old);
          if (!next.delete(group)) next.add(group);
          return next;
        }),
    };
  }, [flipped, groups]);
}

/** Tells elements of the box whether they are on screen or near it, and how high they are. */
function useNearness(box: RefObject<HTMLElement | null>) {
  const [observe] = useState(() => {
    const tells = new Map<Element, (near: boolean, height: number) => void>();
    let observer: IntersectionObserver | undefined;
    return (element: Element, tell: (near: boolean, height: number) => void) => {
      observer ??= new IntersectionObserver(
        (found) => {
          for (const { target, isIntersecting, boundingClientRect } of found)
            tells.get(target)?.(isIntersecting, boundingClientRect.height);
        },
        { root: box.current, rootMargin: '600px 0px' },
      );
      tells.set(element, tell);
      observer.observe(element);
      return () => {
        tells.delete(element);
        observer?.unobserve(element);
      };
    };
  });
  return observe;
}

/** Everything that was logged, of which only what is on screen is drawn. */
export function Entries({ log, groups, onLine, children }: EntriesProps) {
  const box = useRef<HTMLDivElement>(null);
  /** Whether the end is kept in view: so it is until someone scrolls up. */
  const following = useRef(true);
  const lastTop = useRef(0);
  const stretches = useStretches(log.blocks);
  const { isOpen, isHidden, onToggle } = useGroups(groups);
  const observe = useNearness(box);

  useEffect(() => {
    const element = box.current!;
    const stick = () => {
      if (following.current) element.scrollTop = element.scrollHeight;
    };
    // What is drawn late, or grows, moves the end.
    const observer = new ResizeObserver(stick);
    observer.observe(element.firstElementChild!);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      className="js-log"
      role="log"
      aria-label="Console Output"
      aria-live={log.count > 200 ? 'off' : 'polite'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      ref={box}
      onKeyDown={(event) => {
        const { key, target, currentTarget } = event;
        if (key !== 'End' || target !== currentTarget) return;
        // The browser would glide to where the end was when the key went down; on the way it moves.
        event.preventDefault();
        following.current = true;
        currentTarget.scrollTop = currentTarget.scrollHeight;
      }}
      onScroll={({ currentTarget }) => {
        const { scrollTop, scrollHeight, clientHeight } = currentTarget;
        // What grows below does not count; only going up does.
        if (scrollTop < lastTop.current) following.current = false;
        if (scrollHeight - scrollTop - clientHeight < 40) following.current = true;
        lastTop.current = scrollTop;
        // The browser keeps what is read in its place, which would look like going up.
        currentTarget.style.overflowAnchor = following.current ? 'none' : 'auto';
      }}
    >
      <div>
        {stretches.map((blocks, at) => (
          <Stretch
            key={at}
            blocks={blocks}
            isHidden={isHidden}
            isOpen={isOpen}
            observe={observe}
            onToggle={onToggle}
            onLine={onLine}
          />
        ))}
        {children}
      </div>
    </div>
  );
}
