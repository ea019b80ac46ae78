import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { IconName } from '@/kit/icon-name';
import { Icon } from '@/ui/controls/Icon';
import { loadIcons } from '../shell/icons';
import './palette.css';

export interface PickItem {
  readonly key: string;
  readonly icon: IconName;
  readonly name: string;
  /** Small, beside the name. */
  readonly beside?: string;
  readonly about: string;
  readonly swatch?: string;
}
export interface PickGroup<Item extends PickItem> {
  /** Said above its items; without one they stand alone. */
  readonly title?: string;
  readonly items: readonly Item[];
}

interface PickDialogProps<Item extends PickItem> {
  /** Of the dialog and its field. */
  title: string;
  placeholder: string;
  typed: string;
  onType(text: string): void;
  groups: readonly PickGroup<Item>[];
  onPick(item: Item): void;
  /** Ctrl and Enter. */
  onCopy?(item: Item): void;
  onClose(): void;
  onPaste?(event: React.ClipboardEvent): void;
  /** Above the list. */
  children?: ReactNode;
  /** Below it. */
  note?: ReactNode;
  /** How many were found, for those who do not see them. */
  status: string;
}

/** Chooses one of many by keyboard alone or by a press: type, arrow keys, Enter. */
export function PickDialog<Item extends PickItem>({
  title,
  placeholder,
  typed,
  onType,
  groups,
  onPick,
  onCopy,
  onClose,
  onPaste,
  children,
  note,
  status,
}: PickDialogProps<Item>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState(0);
  const flat = groups.flatMap(({ items }) => items);
  const marked = Math.min(chosen, flat.length - 1);

  useEffect(() => {
    dialog.current?.showModal();
    loadIcons();
  }, []);
  useEffect(() => {
    dialog.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  });

  const pick = (item: Item | undefined) => {
    if (!item) return;
    dialog.current?.close();
    onPick(item);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const item = flat[marked];
    if (step && flat.length > 0) setChosen((marked + step + flat.length) % flat.length);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && item && onCopy) onCopy(item);
    else if (event.key === 'Enter') pick(item);
    else return;
    event.preventDefault();
  };

  let at = -1;
  const draw = (item: Item) => {
    const mine = ++at;
    const props = { id: `pick-${mine}`, item, isMarked: mine === marked };
    return <PickOption key={item.key} {...props} onPick={() => pick(item)} onMark={() => setChosen(mine)} />;
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; by keyboard it is Escape.
    <dialog
      ref={dialog}
      className="palette"
      aria-label={title}
      onClose={onClose}
      // Escape: told at once, or a key that opens it again could come before the dialog says that it is closed.
      onCancel={(event) => {
        event.preventDefault();
        dialog.current?.close();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <PickField
        title={title}
        placeholder={placeholder}
        typed={typed}
        marked={flat.length > 0 ? `pick-${marked}` : undefined}
        onType={(text) => {
          onType(text);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {children}
      <div role="listbox" id="pick-list" aria-label="Tools" className="palette-list">
        {groups.map(({ title: group, items }) =>
          group === undefined ? (
            items.map(draw)
          ) : (
            <PickGroupBox key={group} title={group}>
              {items.map(draw)}
            </PickGroupBox>
          ),
        )}
      </div>
      {note}
      <p className="unseen" role="status">
        {status}
      </p>
    </dialog>
  );
}

interface PickFieldProps
  extends Pick<PickDialogProps<PickItem>, 'title' | 'placeholder' | 'typed' | 'onType' | 'onPaste'> {
  /** The id of the item that Enter picks. */
  marked: string | undefined;
  onKeyDown(event: KeyboardEvent): void;
}

const PickField = ({ title, placeholder, typed, marked, onType, onKeyDown, onPaste }: PickFieldProps) => (
  <div className="palette-field">
    <Icon name="search" />
    <input
      type="text"
      role="combobox"
      aria-label={title}
      aria-expanded="true"
      aria-controls="pick-list"
      aria-activedescendant={marked}
      aria-autocomplete="list"
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
    />
    <kbd className="key-hint">Esc</kbd>
  </div>
);

const PickGroupBox = ({ title, children }: { title: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box.
  <div role="group" aria-label={title}>
    <p className="palette-group" aria-hidden="true">
      {title}
    </p>
    {children}
  </div>
);

interface PickOptionProps {
  id: string;
  item: PickItem;
  isMarked: boolean;
  onPick(): void;
  onMark(): void;
}

const PickOption = ({ id, item, isMarked, onPick, onMark }: PickOptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field opens the chosen one.
  // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
  <div id={id} role="option" aria-selected={isMarked} className="palette-item" onClick={onPick} onPointerMove={onMark}>
    {item.swatch ? <i className="palette-swatch" style={{ background: item.swatch }} /> : <Icon name={item.icon} />}
    <span className="palette-name">{item.name}</span>
    {item.beside && <span className="palette-category">{item.beside}</span>}
    <span className="palette-about">{item.about}</span>
  </div>
);
