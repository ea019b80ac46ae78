import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Entry, findable } from '@/kit/catalogue';
import { searchTools } from '@/kit/search';
import { Icon } from '@/ui/Icon';
import { loadIcons } from './icons';
import './site.css';

export interface PickGroup {
  readonly title: string;
  readonly entries: readonly Entry[];
}

interface ToolPickerProps {
  title: string;
  /** Offered before anything is typed, best first. */
  groups: readonly PickGroup[];
  /** Whether a tool can be meant at all. */
  allows(slug: string): boolean;
  onPick(entry: Entry): void;
  onClose(): void;
  /** Above the list. */
  children?: ReactNode;
}

/** Everything else, where the groups leave something out. */
const REST = 'All tools';

function grouped(typed: string, groups: readonly PickGroup[], allows: (slug: string) => boolean): PickGroup[] {
  if (typed.trim() !== '') {
    const { hits, nearest } = searchTools(typed);
    const entries = [...hits, ...nearest].filter(({ slug }) => allows(slug));
    return [{ title: entries.length > 0 ? 'Found' : 'No tool by that name can be used here', entries }];
  }
  const seen = new Set<string>();
  return [...groups, { title: REST, entries: findable }]
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ slug }) => allows(slug) && !seen.has(slug) && seen.add(slug)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** Chooses a tool by keyboard alone or by a press: what fits first, then a search over all. */
export function ToolPicker({ title, groups, allows, onPick, onClose, children }: ToolPickerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const shown = grouped(typed, groups, allows);
  const flat = shown.flatMap(({ entries }) => entries);

  useEffect(() => {
    dialog.current?.showModal();
    loadIcons();
  }, []);
  useEffect(() => {
    dialog.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  });

  const pick = (entry: Entry | undefined) => {
    if (!entry) return;
    dialog.current?.close();
    onPick(entry);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && flat.length > 0) setChosen((chosen + step + flat.length) % flat.length);
    else if (event.key === 'Enter') pick(flat[chosen]);
    else return;
    event.preventDefault();
  };

  let at = -1;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; by keyboard it is Escape.
    <dialog
      ref={dialog}
      className="palette"
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className="palette-field">
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label={title}
          aria-expanded="true"
          aria-controls="picker-list"
          aria-activedescendant={flat.length > 0 ? `picker-${chosen}` : undefined}
          aria-autocomplete="list"
          placeholder={`${title}: type to search`}
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
      {children}
      <div role="listbox" id="picker-list" aria-label="Tools" className="palette-list">
        {shown.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box.
          <div role="group" aria-label={group.title} key={group.title}>
            <p className="palette-group" aria-hidden="true">
              {group.title}
            </p>
            {group.entries.map((entry) => {
              at++;
              const mine = at;
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field opens the chosen one.
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
                <div
                  key={entry.slug}
                  id={`picker-${mine}`}
                  role="option"
                  aria-selected={mine === chosen}
                  className="palette-item"
                  onClick={() => pick(entry)}
                  onPointerMove={() => setChosen(mine)}
                >
                  <Icon name={entry.icon} />
                  <span className="palette-name">{entry.name}</span>
                  <span className="palette-about">{entry.description}</span>
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p className="unseen" role="status">
        {typed && `${flat.length} found`}
      </p>
    </dialog>
  );
}
