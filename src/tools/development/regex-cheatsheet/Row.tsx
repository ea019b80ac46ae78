import type { ReactNode } from 'react';
import { RowButtons } from '@/families/cheatsheet/Sheet';
import { Button } from '@/ui/controls/Button';
import type { FoundRow } from './sheet';

interface RowProps {
  row: FoundRow;
  open: boolean;
  onOpen(open: boolean): void;
  starred: boolean;
  onToggle(): void;
  /** Below the row when it is open. */
  children: ReactNode;
}

export function Row({ row: { expression, flags, description }, open, onOpen, starred, onToggle, children }: RowProps) {
  const verb = open ? 'Close' : 'Try';
  return (
    <tbody>
      <tr>
        <th scope="row">
          <code>{expression}</code>
          {flags !== 'g' && <small>{flags || 'no flags'}</small>}
        </th>
        <td>{description}</td>
        <td className="rc-actions">
          <Button
            small
            icon={open ? 'chevron-up' : 'play'}
            label={verb}
            aria-label={`${verb} ${expression}`}
            aria-expanded={open}
            onClick={() => onOpen(!open)}
          />
          <RowButtons text={expression} starred={starred} onToggle={onToggle} />
        </td>
      </tr>
      {open && (
        <tr className="rc-open">
          <td colSpan={3}>{children}</td>
        </tr>
      )}
    </tbody>
  );
}
