import type { Ref } from 'react';
import { CopyButton } from '@/ui/controls/Button';
import { Panel } from '@/ui/output/Panel';
import { type RowsHandle, VirtualRows } from '@/ui/output/VirtualRows';
import type { Found } from './search';

const ROW_HEIGHT = 32;
/** What a row shows of a long match. */
const CELL = 200;

interface PositionsProps {
  /** What was found, and in which text; nothing before there was a search. */
  list: (Found & { text: string }) | undefined;
  notes: readonly string[];
  handle: Ref<RowsHandle>;
  chosen: number | undefined;
  onChoose(at: number): void;
}

/** Where the matches are, each with a little of what stands around it. */
export function Positions({ list, notes, handle, chosen, onChoose }: PositionsProps) {
  return (
    <Panel
      className="substring-finder-positions"
      title="Positions"
      aside={list && list.total > 0 && 'Counted from 0'}
      actions={
        <CopyButton
          small
          variant="quiet"
          label="Copy Positions"
          value={() => list?.positions.join(', ') ?? ''}
          disabled={!list?.total}
        />
      }
    >
      {list &&
        notes.map((note) => (
          <p key={note} className="hint-bar">
            {note}
          </p>
        ))}
      {list && list.total > 0 ? (
        <VirtualRows
          handle={handle}
          role="group"
          aria-label="Positions"
          count={list.positions.length}
          rowHeight={ROW_HEIGHT}
          row={(at) => (
            <button
              key={at}
              type="button"
              className={`substring-finder-row ${at === chosen ? 'chosen' : ''}`}
              aria-pressed={at === chosen}
              onClick={() => onChoose(at)}
            >
              <b>{list.positions[at]}</b>
              <span>{around(list.text, list.spans[2 * at]!, list.spans[2 * at + 1]!)}</span>
            </button>
          )}
        />
      ) : (
        list && (
          <div className="empty">
            <p>No matches.</p>
          </div>
        )
      )}
    </Panel>
  );
}

const flat = (text: string) => text.replace(/\r?\n/g, '↵');

/** A match with a little of what stands around it. */
const around = (text: string, start: number, end: number) => (
  <>
    {flat(text.slice(Math.max(0, start - 20), start))}
    <mark className="found">{flat(text.slice(start, Math.min(end, start + CELL)))}</mark>
    {flat(text.slice(end, end + 40))}
  </>
);
