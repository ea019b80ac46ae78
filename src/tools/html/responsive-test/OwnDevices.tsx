import { type FormEvent, useState } from 'react';
import { Button } from '@/ui/controls/Button';
import { toast } from '@/ui/controls/Toast';
import { keep, saveItem } from '@/ui/storage/saved-list';
import { usePersisted } from '@/ui/storage/storage';
import { MOST_OWN, ownDevices } from './own-devices';
import type { Size } from './viewports';

interface OwnDevicesProps extends Size {
  onChoose(size: Size): void;
}

/** Sizes that the visitor saved under a name. */
export function OwnDevices({ width, height, onChoose }: OwnDevicesProps) {
  const list = usePersisted(ownDevices);
  const [name, setName] = useState('');
  const trimmed = name.trim();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (trimmed === '') return;
    const isTaken = saveItem(ownDevices, { name: trimmed, width, height }, `${trimmed} saved`, {
      most: MOST_OWN,
      items: 'sizes',
      isSame: (other) => other.name === trimmed,
      at: 'end',
    });
    if (isTaken) setName('');
  };
  const remove = (removed: string) => {
    const before = ownDevices.get();
    keep(
      ownDevices,
      before.filter((one) => one.name !== removed),
    );
    toast({ title: `${removed} removed`, action: { label: 'Undo', run: () => keep(ownDevices, before) } });
  };
  return (
    <div className="viewport-own">
      <form onSubmit={onSubmit}>
        <label className="field">
          <span>{`Name for ${width} × ${height}`}</span>
          <input
            type="text"
            value={name}
            maxLength={60}
            placeholder="Kiosk"
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <Button type="submit" label="Save" disabled={trimmed === ''} />
      </form>
      {list.length === 0 && <p>Nothing saved yet. Set a size below, or drag an edge, and give it a name.</p>}
      <div className="viewport-devices">
        {list.map((one) => (
          <div key={one.name}>
            <button
              type="button"
              aria-pressed={one.width === width && one.height === height}
              onClick={() => onChoose({ width: one.width, height: one.height })}
            >
              {one.name}
              <span aria-hidden="true">{`${one.width} × ${one.height}`}</span>
            </button>
            <Button
              iconOnly
              small
              variant="quiet"
              icon="x"
              label={`Delete ${one.name}`}
              onClick={() => remove(one.name)}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
