import { memo, type ReactNode, Suspense } from 'react';
import type { AnyTool } from '@/kit/tool';
import { Button, CopyButton } from '@/ui/controls/Button';
import { ToolExamples } from '@/ui/controls/Examples';
import { plural } from '@/ui/output/count';
import { download } from '@/ui/output/download';
import { Panel } from '@/ui/output/Panel';
import type { Sheet } from './useSheet';
import './sheet.css';

const BAR_HEIGHT = 46;

interface SheetStripProps {
  tool: AnyTool;
  sheet: Sheet;
  placeholder: string;
  /** What a row is, and how many there are in all. */
  noun: string;
  total: number;
  file: string;
  markdown: () => string;
  /** Between the search and the buttons. */
  filter?: ReactNode;
  /** Below all. */
  children?: ReactNode;
}

export function SheetStrip({
  tool,
  sheet,
  placeholder,
  noun,
  total,
  file,
  markdown,
  filter,
  children,
}: SheetStripProps) {
  const { rows, search, setSearch, onlyStarred, setOnlyStarred } = sheet;
  return (
    <div className="strip sheet-strip">
      <label className="field sheet-search">
        <span>Search</span>
        <input
          data-main-input=""
          type="search"
          value={search}
          placeholder={placeholder}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setSearch(event.target.value)}
        />
      </label>
      {filter}
      <ToolExamples tool={tool} onEnter={({ input }: { input: string }) => setSearch(input)} />
      <Button
        icon="star"
        label="Favourites"
        className={onlyStarred ? 'starred' : ''}
        aria-pressed={onlyStarred}
        onClick={() => setOnlyStarred(!onlyStarred)}
      />
      <Button icon="download" label="Export" disabled={rows.length === 0} onClick={() => download(file, markdown())} />
      <p className="sheet-count" role="status">
        {rows.length === total ? plural(total, noun) : `${rows.length} of ${plural(total, noun)}`}
      </p>
      {children}
    </div>
  );
}

interface NothingFoundProps {
  sheet: Sheet;
  title: string;
  noun: string;
  /** How to get the first favourite. */
  hint: string;
}

export const NothingFound = ({ sheet, title, noun, hint }: NothingFoundProps) => (
  <Panel title={title}>
    <div className="empty">
      <p>
        {sheet.onlyStarred && sheet.starred.size === 0
          ? hint
          : `No ${noun} found. Try fewer words or another category.`}
      </p>
    </div>
  </Panel>
);

/** How many of the groups, in order, make a first column about as high as the second. */
function firstHalf(groups: readonly (readonly unknown[])[]): number {
  const heights = groups.map((rows) => rows.length + 1);
  const all = heights.reduce((total, height) => total + height, 0);
  let count = 0;
  let height = 0;
  while (count < groups.length && height + heights[count]! / 2 <= all / 2) height += heights[count++]!;
  return Math.max(count, 1);
}

interface SheetGroupsProps<Row> {
  /** Of one row, in pixels; as near as can be told. */
  rowHeight: number;
  names: readonly string[];
  rows: readonly (Row & { category: string })[];
  /** Draws the rows of one category. The same function as long as it would draw the same. */
  draw(name: string, rows: readonly (Row & { category: string })[]): ReactNode;
}

/**
 * The rows by category. There from the start, but each group takes part a while later, or when it is used: all at once
 * keep a slow machine busy for a second. Drawn anew only for another reason than the page's start.
 */
export const SheetGroups = memo(function SheetGroups<Row>({ names, rows, rowHeight, draw }: SheetGroupsProps<Row>) {
  const groups = names
    .map((name) => [name, rows.filter(({ category }) => category === name)] as const)
    .filter(([, rows]) => rows.length > 0);
  const half = firstHalf(groups.map(([, rows]) => rows));
  return (
    <div className="sheet-groups">
      {[groups.slice(0, half), groups.slice(half)].map(
        (column, at) =>
          column.length > 0 && (
            <div key={at} className="sheet-column">
              {column.map(([name, rows]) => (
                <div
                  key={name}
                  className="sheet-group"
                  style={{ containIntrinsicHeight: `auto ${rows.length * rowHeight + BAR_HEIGHT}px` }}
                >
                  <Suspense>{draw(name, rows)}</Suspense>
                </div>
              ))}
            </div>
          ),
      )}
    </div>
  );
}) as <Row>(props: SheetGroupsProps<Row>) => ReactNode;

interface RowButtonsProps {
  text: string;
  starred: boolean;
  onToggle: () => void;
}

/** The star of a row and its copy button. */
export const RowButtons = ({ text, starred, onToggle }: RowButtonsProps) => (
  <span className="row-buttons">
    <Button
      iconOnly
      small
      variant="quiet"
      icon="star"
      label={`Favourite ${text}`}
      className={starred ? 'starred' : ''}
      aria-pressed={starred}
      onClick={onToggle}
    />
    <CopyButton iconOnly small variant="quiet" label={`Copy ${text}`} value={text} />
  </span>
);
