import { type CSSProperties, memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '@/ui/Icon';
import type { Entry, Shot, ShownTable } from './entry';
import { canUnfold, cellsOf, cellText, headerOf, moreOf, readStyle, rowsOf, type Token, tokensOf } from './present';
import type { Log } from './useConsole';

const ROW = 27;

const Tokens = ({ tokens }: { tokens: readonly Token[] }) =>
  tokens.map(({ text, look }, at) => (
    <span key={at} className={look && `js-${look}`}>
      {text}
    </span>
  ));

/** What was unfolded stays so when it is scrolled out of sight and back. */
const unfolded = new WeakMap<Shot, boolean>();

/** A value that unfolds, level by level. */
function Value({ shot, name, open: initially = false }: { shot: Shot; name?: readonly Token[]; open?: boolean }) {
  const [open, setOpen] = useState(() => unfolded.get(shot) ?? initially);
  const toggle = () => {
    unfolded.set(shot, !open);
    setOpen(!open);
  };
  const label = (
    <>
      {name && <Tokens tokens={name} />}
      <Tokens tokens={tokensOf(shot, 0)} />
    </>
  );
  if (!canUnfold(shot)) return <span className={name && 'js-leaf'}>{label}</span>;
  return (
    <span className="js-value">
      <button type="button" className="js-unfold" aria-expanded={open} onClick={toggle}>
        <Icon name="chevron-right" />
        <span>{label}</span>
      </button>
      {open && (
        <span className="js-inside">
          {rowsOf(shot).map((row, at) => (
            <Value key={at} shot={row.value} name={row.name} />
          ))}
          {shot.m && <span className="js-leaf js-quiet">{moreOf(shot)}</span>}
        </span>
      )}
    </span>
  );
}

/** Inside a group's button there can be no further buttons: `flat` shows values on one line. */
function Parts({ entry, flat }: { entry: Entry; flat: boolean }) {
  const shown: ReactNode[] = [];
  let style: CSSProperties | undefined;
  for (const [at, [kind, value]] of entry.parts.entries()) {
    if (kind === 'c') style = readStyle(value);
    else if (kind === 'v' && flat) shown.push(<Tokens key={at} tokens={tokensOf(value)} />);
    else if (kind === 'v') shown.push(<Value key={at} shot={value} open={entry.type === 'dir'} />);
    else
      shown.push(
        <span key={at} style={style}>
          {value}
        </span>,
      );
  }
  return shown;
}

const Table = ({ table }: { table: ShownTable }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
  // biome-ignore lint/a11y/useSemanticElements: a section would be a landmark for every table that is logged.
  <div className="js-table" role="group" aria-label="Table" tabIndex={0}>
    <table>
      <thead>
        <tr>
          {headerOf(table).map((name, at) => (
            <th key={at} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, at) => (
          <tr key={at}>
            <th scope="row">{row.index}</th>
            {cellsOf(table, row).map((cell, column) => (
              <td key={column} title={cell ? cellText(cell) : undefined}>
                {cell && <Tokens tokens={tokensOf(cell)} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    {table.more > 0 && <p className="js-quiet">{table.more} more rows, not kept</p>}
  </div>
);

const ICONS: Readonly<Partial<Record<Entry['type'], readonly [icon: string, means: string]>>> = {
  error: ['circle-x', 'Error'], // icon
  assert: ['circle-x', 'Error'], // icon
  warn: ['triangle-alert', 'Warning'], // icon
  info: ['info', 'Info'], // icon
  note: ['info', 'Note'], // icon
  input: ['chevron-right', 'Input'], // icon
  result: ['chevron-left', 'Result'], // icon
  time: ['timer', 'Timer'], // icon
  count: ['hash', 'Count'], // icon
};

interface RowProps {
  entry: Entry;
  open: boolean;
  onToggle(group: number): void;
  onLine(line: number): void;
}

function Row({ entry, open, onToggle, onLine }: RowProps) {
  const [icon, means] = ICONS[entry.type] ?? [];
  const { group, line, table, trace, depth } = entry;
  const said = (
    <span className="js-said">
      <Parts entry={entry} flat={group !== undefined} />
      {table && <Table table={table} />}
      {trace && <span className="js-trace">{trace}</span>}
    </span>
  );
  return (
    <div
      className={`js-entry ${entry.type}`}
      style={depth > 0 ? { paddingLeft: 14 + Math.min(depth, 12) * 16 } : undefined}
    >
      {icon && <Icon name={icon} />}
      {means && <span className="unseen">{means}: </span>}
      {group === undefined ? (
        said
      ) : (
        <button type="button" className="js-unfold js-group grow" aria-expanded={open} onClick={() => onToggle(group)}>
          <Icon name="chevron-right" />
          {said}
        </button>
      )}
      {line !== undefined && (
        <button type="button" className="js-line" title={`Show line ${line}`} onClick={() => onLine(line)}>
          <span className="unseen">Line </span>
          {line}
        </button>
      )}
    </div>
  );
}

interface BlockProps extends Omit<RowProps, 'entry' | 'open'> {
  entries: readonly Entry[];
  isHidden(entry: Entry): boolean;
  isOpen(group: number): boolean;
  observe(element: Element, show: (visible: boolean) => void): () => void;
}

/** Fifty entries. Off screen an empty box of the same height stands for them. */
const Block = memo(function Block({ entries, isHidden, isOpen, observe, onToggle, onLine }: BlockProps) {
  const box = useRef<HTMLDivElement>(null);
  const [visible, setVisible] = useState(false);
  const height = useRef<{ of: readonly Entry[]; is: number }>(undefined);
  const shown = useMemo(() => entries.filter((entry) => !isHidden(entry)), [entries, isHidden]);
  useEffect(() => {
    const element = box.current!;
    return observe(element, setVisible);
  }, [observe]);
  useEffect(() => {
    if (visible) {
      const element = box.current!;
      return () => {
        height.current = { of: shown, is: element.offsetHeight };
      };
    }
  }, [visible, shown]);
  const known = height.current?.of === shown ? height.current.is : shown.length * ROW;
  return (
    <div ref={box} style={visible ? undefined : { height: known }}>
      {visible &&
        shown.map((entry, at) => (
          <Row
            key={at}
            entry={entry}
            open={entry.group !== undefined && isOpen(entry.group)}
            onToggle={onToggle}
            onLine={onLine}
          />
        ))}
    </div>
  );
});

interface EntriesProps {
  log: Log;
  groups: ReadonlyMap<number, { parent: number; collapsed: boolean }>;
  onLine(line: number): void;
  children?: ReactNode;
}

/** Everything that was logged, of which only what is on screen is drawn. */
export function Entries({ log, groups, onLine, children }: EntriesProps) {
  const box = useRef<HTMLDivElement>(null);
  const [flipped, setFlipped] = useState<ReadonlySet<number>>(new Set());
  /** Whether the end is kept in view: so it is until someone scrolls up. */
  const following = useRef(true);
  const lastTop = useRef(0);

  const { isOpen, isHidden, onToggle } = useMemo(() => {
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

  const [watch] = useState(() => {
    const shows = new Map<Element, (visible: boolean) => void>();
    let observer: IntersectionObserver | undefined;
    return (element: Element, show: (visible: boolean) => void) => {
      observer ??= new IntersectionObserver(
        (found) => {
          for (const { target, isIntersecting } of found) shows.get(target)?.(isIntersecting);
        },
        { root: box.current, rootMargin: '600px 0px' },
      );
      shows.set(element, show);
      observer.observe(element);
      return () => {
        shows.delete(element);
        observer?.unobserve(element);
      };
    };
  });

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
        {log.blocks.map((entries, at) => (
          <Block
            key={at}
            entries={entries}
            isHidden={isHidden}
            isOpen={isOpen}
            observe={watch}
            onToggle={onToggle}
            onLine={onLine}
          />
        ))}
        {children}
      </div>
    </div>
  );
}
