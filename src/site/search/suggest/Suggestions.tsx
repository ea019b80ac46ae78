import { type CSSProperties, useEffect, useMemo } from 'react';
import { findCategory, findEntry } from '@/kit/catalogue';
import { Button } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import { plural } from '@/ui/output/count';
import { TimeSpan } from '@/ui/output/TimeSpan';
import { loadIcons } from '../../shell/icons';
import type { Pasted } from './detect-pasted';
import { OtherWays } from './OtherWays';
import { copyAnswer, openRow } from './row-actions';
import { getRows, type SuggestionRow } from './rows';
import './suggest.css';
import type { Suggested } from './useSuggestions';

interface SuggestionsProps {
  provided: Pasted;
  pasted: Pasted | undefined;
  suggested: Suggested | undefined;
  marked: number;
  /** Told what is drawn, so that keys move through it. */
  onRows(rows: readonly SuggestionRow[]): void;
}

const getHue = ({ suggestion }: SuggestionRow) => findCategory(findEntry(suggestion.slug)?.category ?? '')?.hue;

const Picture = ({ row }: { row: SuggestionRow }) =>
  row.swatch ? (
    <i className="tile" style={{ background: row.swatch }} />
  ) : (
    <span className="tile hued" style={{ '--hue': getHue(row) } as CSSProperties}>
      <Icon name={row.icon} />
    </span>
  );

/** What a text or a file is: the best answer large, the other tools for it below. Nothing moves by itself. */
export default function Suggestions({ provided, pasted, suggested, marked, onRows }: SuggestionsProps) {
  const rows = useMemo(() => getRows(suggested?.list ?? []), [suggested]);
  useEffect(() => onRows(rows), [rows, onRows]);
  useEffect(loadIcons, []);
  const [first, ...others] = rows;
  if (!pasted && !first) return null;
  return (
    <section className="suggestions" aria-label="For what you entered">
      <p className="unseen" role="status">
        {suggested && `${plural(rows.length, 'suggestion')}. ${first ? `First: ${first.name}, ${first.why}` : ''}`}
      </p>
      {pasted && suggested && !first && <p className="quiet-note">No tool is made for this. Search by name above.</p>}
      {first && (
        <div className={`best ${marked === 0 ? 'marked' : ''}`}>
          <Picture row={first} />
          <div className="best-text">
            <h2>{first.title}</h2>
            <p>{first.detail}</p>
          </div>
          <div className="best-actions">
            {first.suggestion.answer !== undefined && (
              <Button icon="copy" label="Copy" onClick={() => copyAnswer(first.suggestion)} />
            )}
            <Button
              variant="primary"
              data-keys={marked === 0 ? 'Enter' : undefined}
              label={first.asChain ? 'Open as a chain' : `Open in ${first.name}`}
              onClick={() => openRow(first, provided)}
            />
          </div>
          {first.span && <TimeSpan span={first.span} />}
        </div>
      )}
      {first && (
        <div className="other-row">
          {others.length > 0 && (
            <ul className="other-tools" aria-label="Other tools">
              {others.map((row, at) => (
                <li key={row.key}>
                  <Chip row={row} isMarked={at + 1 === marked} onOpen={() => openRow(row, provided)} />
                </li>
              ))}
            </ul>
          )}
          <OtherWays provided={provided} listed={rows} />
        </div>
      )}
    </section>
  );
}

const Chip = ({ row, isMarked, onOpen }: { row: SuggestionRow; isMarked: boolean; onOpen(): void }) => (
  <button type="button" className={`chip ${isMarked ? 'marked' : ''}`} title={row.why} onClick={onOpen}>
    {row.swatch ? <i className="chip-swatch" style={{ background: row.swatch }} /> : <Icon name={row.icon} />}
    <strong>{row.name}</strong>
    {row.preview && <code>{row.preview.slice(0, 28)}</code>}
    {isMarked && <kbd className="key-hint">Enter</kbd>}
  </button>
);
