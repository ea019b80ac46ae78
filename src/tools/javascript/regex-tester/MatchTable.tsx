import { type MatchGroup, type MatchList, matchAt } from '@/engines/regex/match-list';
import { VirtualRows } from '@/ui/output/VirtualRows';
import { appearance } from './appearance';
import { getName } from './rows';

const ROW_HEIGHT = 32;
/** What a cell shows of a long match; Copy Matches has it whole. */
const CELL_LIMIT = 300;
const DETAIL_LIMIT = 2_000;

interface MatchTableProps {
  list: MatchList;
  text: string;
  /** Each group tells where it is. */
  places: boolean;
  chosen: number | undefined;
  onChoose(match: number): void;
}

/** A table of any length. A table element cannot leave out the rows that are not on screen. */
export function MatchTable({ list, text, places, chosen, onChoose }: MatchTableProps) {
  return (
    // biome-ignore-start lint/a11y/useSemanticElements: as above.
    // biome-ignore-start lint/a11y/useFocusableInteractive: as above; what can be pressed is a button.
    <div className="rt-table" role="table" aria-label="Match Information" aria-rowcount={list.shown + 1}>
      <div role="rowgroup" className="rt-head">
        <div role="row" className="rt-row" aria-rowindex={1}>
          <span role="columnheader">Match</span>
          <span role="columnheader">Index</span>
          <span role="columnheader">Groups</span>
        </div>
      </div>
      <VirtualRows
        role="rowgroup"
        count={list.shown}
        rowHeight={ROW_HEIGHT}
        row={(index) => {
          const { value, index: place, groups } = matchAt(list, text, index);
          return (
            <div
              key={index}
              role="row"
              aria-rowindex={index + 2}
              className={`rt-row ${index === chosen ? 'chosen' : ''}`}
            >
              <span role="cell" title={cut(value)}>
                {value === '' ? <i>empty</i> : <code>{cut(value)}</code>}
              </span>
              <span role="cell">
                <button type="button" className="link" title="Show in Matches" onClick={() => onChoose(index)}>
                  {place}
                </button>
              </span>
              <span role="cell">
                {groups.map((group, at) => (
                  <Group key={at} group={group} number={at + 1} place={places} />
                ))}
              </span>
            </div>
          );
        }}
      />
    </div>
    // biome-ignore-end lint/a11y/useSemanticElements: as above.
    // biome-ignore-end lint/a11y/useFocusableInteractive: as above.
  );
}

/** One match with everything its row has no room for. */
export function MatchDetail({ list, text, match }: { list: MatchList; text: string; match: number }) {
  const { value, index, end, groups } = matchAt(list, text, match);
  const parts = [
    { name: 'Match', value, index, end },
    ...groups.map((group, at) => ({ ...group, name: getName(group, at) })),
  ];
  return (
    <dl className="facts rt-detail" tabIndex={0}>
      {parts.map(({ name, value, index, end }, at) => (
        <div key={at}>
          <dt>{name}</dt>
          <dd>
            <code>{value === undefined ? '—' : cut(value, DETAIL_LIMIT)}</code>{' '}
            {value !== undefined && (
              <i>
                {index}–{end}
              </i>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface GroupProps {
  group: MatchGroup;
  number: number;
  place: boolean;
}

const Group = ({ group, group: { value, index, end }, number, place }: GroupProps) => (
  <span className="rt-group" title={value === undefined ? 'Not part of this match' : cut(value)}>
    <b className={appearance(0, number)}>{getName(group, number - 1)}:</b>{' '}
    {value === undefined ? <i>—</i> : value === '' ? <i>empty</i> : cut(value)}
    {place && value !== undefined && (
      <i>
        {' '}
        {index}–{end}
      </i>
    )}
  </span>
);

const cut = (value: string, limit = CELL_LIMIT): string =>
  (value.length > limit ? `${value.slice(0, limit)}…` : value).replaceAll('\n', '↵');
