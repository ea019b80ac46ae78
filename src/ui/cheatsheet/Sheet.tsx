import type { ReactNode } from 'react';
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

interface RowButtonsProps {
  text: string;
  starred: boolean;
  onToggle: () => void;
}

/** The star of a row and its copy button. */
export const RowButtons = ({ text, starred, onToggle }: RowButtonsProps) => (
  <>
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
  </>
);
