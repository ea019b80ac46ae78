import type { KeyboardEvent } from 'react';
import { grouped } from '@/engines/number/grouped';
import { Button } from '@/ui/controls/Button';

interface SearchBoxProps {
  wanted: string;
  onWanted(wanted: string): void;
  /** How many there are, and which of them the tree is at; nothing while it is not known. */
  total: number | undefined;
  at: number;
  onStep(by: 1 | -1): void;
}

/** The field with its count; Enter goes to the next place, with Shift to the one before. */
export function SearchBox({ wanted, onWanted, total, at, onStep }: SearchBoxProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onStep(event.shiftKey ? -1 : 1);
  };
  const places = total === undefined ? '' : at < 0 ? grouped(total) : `${grouped(at + 1)} of ${grouped(total)}`;
  return (
    <div className="jw-search">
      <input
        type="search"
        aria-label="Search"
        placeholder="Search keys and values"
        title="Enter: next, Shift+Enter: previous"
        value={wanted}
        onChange={(event) => onWanted(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {wanted !== '' && (
        <>
          <span className="jw-places" role="status">
            {places}
          </span>
          <Button
            iconOnly
            small
            variant="quiet"
            icon="arrow-up"
            label="Previous Result"
            disabled={!total}
            onClick={() => onStep(-1)}
          />
          <Button
            iconOnly
            small
            variant="quiet"
            icon="arrow-down"
            label="Next Result"
            disabled={!total}
            onClick={() => onStep(1)}
          />
        </>
      )}
    </div>
  );
}
