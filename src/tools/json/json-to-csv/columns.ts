import type { PickedColumn } from '@/engines/csv/from-json';
import { csvCell } from '@/engines/csv/write';
import { splitColumns } from '@/engines/text/line-keys';

/** Names between commas, quoted where one holds a comma; `a.b as Name` gives it another name. */
export function readColumns(written: string): PickedColumn[] {
  if (written.trim() === '') return [];
  return splitColumns(written, ',').flatMap((part) => {
    const column = part.trim();
    if (column === '') return [];
    const [, name = column, as = name] = /^(.+?)\s+as\s+(.+)$/i.exec(column) ?? [];
    return [{ name, as }];
  });
}

export const writeColumns = (columns: readonly PickedColumn[]): string =>
  columns.map(({ name, as }) => csvCell(as === name ? name : `${name} as ${as}`, ',')).join(', ');
