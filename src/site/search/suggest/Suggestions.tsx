import { useEffect, useMemo } from 'react';
import { Icon } from '@/ui/controls/Icon';
import { loadIcons } from '../../shell/icons';
import type { Pasted } from './detect-pasted';
import { PastedNote } from './PastedNote';
import { openRow } from './row-actions';
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
  onClear(): void;
}

/** What a text or a file could be, with what each tool would make of it. Nothing moves by itself. */
export default function Suggestions({ provided, pasted, suggested, marked, onRows, onClear }: SuggestionsProps) {
  const rows = useMemo(() => getRows(suggested?.list ?? []), [suggested]);
  useEffect(() => onRows(rows), [rows, onRows]);
  useEffect(loadIcons, []);
  if (!pasted && rows.length === 0) return null;
  return (
    <section className="suggestions" aria-label="For what you entered">
      {pasted && <PastedNote pasted={pasted} onClear={onClear} />}
      <p className="unseen" role="status">
        {suggested && `${rows.length} suggestions. ${rows[0] ? `First: ${rows[0].name}, ${rows[0].why}` : ''}`}
      </p>
      {pasted && suggested && rows.length === 0 && (
        <p className="quiet-note">Nothing here is made for just this. Search for a tool by its name above.</p>
      )}
      <ul>
        {rows.map((row, at) => (
          <li key={row.key}>
            <button type="button" className={at === marked ? 'marked' : ''} onClick={() => openRow(row, provided)}>
              {row.swatch ? (
                <i className="suggestion-swatch" style={{ background: row.swatch }} />
              ) : (
                <Icon name={row.icon} />
              )}
              <strong>{row.name}</strong>
              <span className="suggestion-why">{row.why}</span>
              {row.preview && <code>{row.preview}</code>}
            </button>
          </li>
        ))}
      </ul>
      {rows.length > 0 && (
        <p className="quiet-note key-hint">
          Enter opens the marked one
          {rows[marked]?.suggestion.answer !== undefined && ', Ctrl and Enter copy its answer'}.
        </p>
      )}
    </section>
  );
}
