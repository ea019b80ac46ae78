import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { entries, findCategory, findEntry } from '@/kit/catalogue';
import { nameOf } from '@/kit/meta';
import { searchTools } from '@/kit/search';
import { Icon } from '@/ui/Icon';
import { loadIcons } from './icons';
import { navigate } from './navigation';
import { toolPath } from './route';
import { favourites, recents } from './visits';
import './site.css';

/** Before anything is typed: favourites and recents, then the first of the catalogue. */
const suggestions = () =>
  [...new Set([...favourites.get(), ...recents.get()].flatMap((slug) => findEntry(slug) ?? []).concat(entries))].slice(
    0,
    10,
  );

/** Finds a tool by keyboard alone: type, arrow keys, Enter. */
export default function Palette({ typedEarly, onClose }: { typedEarly(): string; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState(typedEarly);
  const [chosen, setChosen] = useState(0);
  const { hits, nearest } = typed.trim() === '' ? { hits: suggestions(), nearest: [] } : searchTools(typed);
  const found = [...hits, ...nearest];

  useEffect(() => {
    dialog.current?.showModal();
    loadIcons();
  }, []);
  useEffect(() => {
    dialog.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  });

  const open = (at: number) => {
    const entry = found[at];
    if (!entry) return;
    dialog.current?.close();
    navigate(toolPath(entry.slug));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) setChosen((chosen + step + found.length) % found.length);
    else if (event.key === 'Enter') open(chosen);
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; by keyboard it is Escape.
    <dialog
      ref={dialog}
      className="palette"
      aria-label="Search tools"
      onClose={onClose}
      // Escape: told at once, or a key that opens it again could come before the dialog says that it is closed.
      onCancel={(event) => {
        event.preventDefault();
        dialog.current?.close();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className="palette-field">
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label="Search tools"
          aria-expanded="true"
          aria-controls="palette-list"
          aria-activedescendant={found.length > 0 ? `palette-${chosen}` : undefined}
          aria-autocomplete="list"
          placeholder={`Search ${entries.length} tools`}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        <kbd className="key-hint">Esc</kbd>
      </div>
      <div role="listbox" id="palette-list" aria-label="Tools" className="palette-list">
        {found.map((entry, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field opens the chosen one.
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
          <div
            key={entry.slug}
            id={`palette-${at}`}
            role="option"
            aria-selected={at === chosen}
            className="palette-item"
            onClick={() => open(at)}
            onPointerMove={() => setChosen(at)}
          >
            <Icon name={entry.icon} />
            <span className="palette-name">{nameOf(entry)}</span>
            <span className="palette-category">{findCategory(entry.category)?.name}</span>
            <span className="palette-about">{entry.description}</span>
          </div>
        ))}
      </div>
      {hits.length === 0 && (
        <p className="quiet-note">
          {nearest.length > 0
            ? 'No tool here does that. These come nearest.'
            : 'No tool by that name. Try what goes in or what comes out.'}
        </p>
      )}
      <p className="unseen" role="status">
        {typed && `${hits.length} found`}
      </p>
    </dialog>
  );
}
