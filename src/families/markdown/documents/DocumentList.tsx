import { useState } from 'react';
import { Button } from '@/ui/controls/Button';
import { search, titleOf } from './shelf';
import type { Documents } from './useDocuments';
import './documents.css';

interface DocumentListProps {
  documents: Documents;
  label: string;
  /** One of them. */
  one: string;
  disabled: boolean;
}

/** From so many on they are searched. */
const MANY = 4;

/** All documents of the page: press one to open it. */
export function DocumentList({ documents, label, one, disabled }: DocumentListProps) {
  const [query, setQuery] = useState('');
  const [naming, setNaming] = useState(false);
  const { all, id, current } = documents;
  const found = search(all, query);
  const title = titleOf(current);
  return (
    <nav className="documents" aria-label={label}>
      <div className="documents-head">
        <span className="documents-label">{label}</span>
        <Button
          iconOnly
          small
          variant="quiet"
          icon="plus"
          label={`New ${one}`}
          disabled={disabled}
          onClick={() => {
            setQuery('');
            documents.create();
          }}
        />
      </div>
      {(all.length >= MANY || query !== '') && (
        <input
          type="search"
          className="documents-search"
          aria-label={`Search ${label.toLowerCase()}`}
          placeholder="Search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      <ul>
        {found.map((document) =>
          document.id === id ? (
            <li key={document.id} className="documents-open">
              {naming ? (
                <input
                  aria-label={`Name of the ${one.toLowerCase()}`}
                  defaultValue={title}
                  // biome-ignore lint/a11y/noAutofocus: it stands where the button was that asked for it.
                  autoFocus
                  onFocus={(event) => event.target.select()}
                  onBlur={(event) => {
                    setNaming(false);
                    const name = event.target.value.trim();
                    if (name !== title) documents.rename(name);
                  }}
                  onKeyDown={(event) => {
                    if (event.key === 'Escape') event.currentTarget.value = title;
                    if (event.key === 'Escape' || event.key === 'Enter') event.currentTarget.blur();
                  }}
                />
              ) : (
                <>
                  <button type="button" aria-current="true" title={title} onDoubleClick={() => setNaming(true)}>
                    {title}
                  </button>
                  <Button
                    iconOnly
                    small
                    variant="quiet"
                    icon="pencil"
                    label={`Rename ${one}`}
                    disabled={disabled}
                    onClick={() => setNaming(true)}
                  />
                  <Button
                    iconOnly
                    small
                    variant="quiet"
                    icon="trash-2"
                    label={`Delete ${one}`}
                    disabled={disabled}
                    onClick={() => documents.remove()}
                  />
                </>
              )}
            </li>
          ) : (
            <li key={document.id}>
              <button
                type="button"
                title={titleOf(document)}
                disabled={disabled}
                onClick={() => documents.openDocument(document.id)}
              >
                {titleOf(document)}
              </button>
            </li>
          ),
        )}
      </ul>
      {found.length === 0 && <p className="documents-none">Nothing found</p>}
    </nav>
  );
}
