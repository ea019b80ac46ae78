import { useId, useState } from 'react';
import { Button } from '@/ui/controls/Button';
import { toast } from '@/ui/controls/Toast';
import { usePersisted } from '@/ui/storage/storage';
import { GALLERY } from './gallery';
import { forget, rename, save, saved } from './saved';
import './saved-chains.css';

interface SavedChainsProps {
  /** The chain as it is. */
  text: string;
  /** Nothing is made yet: the ready ones stand open. */
  isNew: boolean;
  /** Under which the chain was saved or came. */
  name: string;
  onName(name: string): void;
  onOpen(text: string, from: { readonly name: string; readonly example?: string }): void;
}

/** Chains kept under a name, and those that come with the site. */
export function SavedChains({ text, isNew, name: current, onName, onOpen }: SavedChainsProps) {
  const id = useId();
  const chains = usePersisted(saved);
  const [name, setName] = useState('');
  const saveIt = () => {
    const wanted = name.trim();
    if (wanted === '' || text === '') return;
    if (!save({ name: wanted, chain: text })) return;
    setName('');
    onName(wanted);
  };
  return (
    <div className="ch-kept">
      {text !== '' && (
        <form
          className="ch-save"
          onSubmit={(event) => {
            event.preventDefault();
            saveIt();
          }}
        >
          <label htmlFor={id} className="unseen">
            Name of the chain
          </label>
          <input
            id={id}
            type="text"
            placeholder="Save it as"
            maxLength={200}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" icon="save" label="Save" disabled={name.trim() === ''} />
        </form>
      )}
      {chains.length > 0 && (
        <section aria-labelledby={`${id}-own`}>
          <h2 id={`${id}-own`}>Saved</h2>
          <ul className="ch-own">
            {chains.map((one) => (
              <li key={one.name}>
                <Button
                  variant="quiet"
                  icon="workflow"
                  label={one.name}
                  title={one.chain}
                  aria-current={one.name === current || undefined}
                  onClick={() => onOpen(one.chain, { name: one.name })}
                />
                <Button
                  iconOnly
                  small
                  variant="quiet"
                  icon="pencil"
                  label={`Rename ${one.name}`}
                  onClick={() => {
                    const to = prompt('New name', one.name)?.trim();
                    if (!to) return;
                    rename(one.name, to.slice(0, 200));
                    if (one.name === current) onName(to.slice(0, 200));
                  }}
                />
                <Button
                  iconOnly
                  small
                  variant="quiet"
                  icon="trash-2"
                  label={`Delete ${one.name}`}
                  onClick={() => {
                    forget(one.name);
                    toast({ title: `Deleted ${one.name}`, action: { label: 'Undo', run: () => save(one) } });
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <details className="ch-gallery" open={isNew || undefined}>
        <summary>
          <h2>Ready chains</h2>
        </summary>
        <ul>
          {GALLERY.map((one) => (
            <li key={one.name}>
              <button type="button" onClick={() => onOpen(one.chain, { name: one.name, example: one.input })}>
                <strong>{one.name}</strong>
                <span>{one.about}</span>
              </button>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
