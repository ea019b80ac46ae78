import { memo, type ReactNode, Suspense } from 'react';
import { Button, CopyButton } from '../Button';
import { plural } from '../count';
import { download } from '../download';
import { Panel } from '../Panel';
import type { Sheet } from './useSheet';
import './sheet.css';

interface SheetStripProps {
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

export function SheetStrip({ sheet, placeholder, noun, total, file, markdown, filter, children }: SheetStripProps) {
  const { rows, search, setSearch, onlyStarred, setOnlyStarred } = sheet;
  return (
    <div className="strip sheet-strip">
      <label className="field sheet-search">
        <span>Search</span>
        <input
          type="search"
          value={search}
          placeholder={placeholder}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setSearch(event.target.value)}
        />
      </label>
      {filter}
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

interface SheetGroupsProps<Row> {
  names: readonly string[];
  rows: readonly (Row & { category: string })[];
  /** Draws the rows of one category. The same function as long as it would draw the same. */
  draw(name: string, rows: readonly (Row & { category: string })[]): ReactNode;
}

/**
 * The rows by category. There from the start, but each group takes part a while later, or when it is used: all at once
 * keep a slow machine busy for a second. Drawn anew only for another reason than the page's start.
 */
export const SheetGroups = memo(function SheetGroups<Row>({ names, rows, draw }: SheetGroupsProps<Row>) {
  return (
    <div className="sheet-groups">
      {names.map((name) => {
        const own = rows.filter(({ category }) => category === name);
        return own.length > 0 && <Suspense key={name}>{draw(name, own)}</Suspense>;
      })}
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
      look="quiet"
      icon="star"
      label={`Favourite ${text}`}
      className={starred ? 'starred' : ''}
      aria-pressed={starred}
      onClick={onToggle}
    />
    <CopyButton iconOnly small look="quiet" label={`Copy ${text}`} value={text} />
  </span>
);
