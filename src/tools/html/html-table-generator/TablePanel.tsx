import { useState } from 'react';
import { ImportTable } from './ImportTable';
import { Preview } from './Preview';
import { TableTools } from './TableTools';
import type { TableColors, TableSettings } from './table';
import type { useTable } from './useTable';

interface TablePanelProps {
  table: ReturnType<typeof useTable>;
  settings: TableSettings;
  colors: TableColors;
}

/** The table itself, with what changes its cells and reads another one. */
export function TablePanel({ table, settings, colors }: TablePanelProps) {
  const { cells } = table;
  const [isImporting, setImporting] = useState(false);
  const selected = {
    row: Math.min(table.selected.row, settings.rows - 1),
    column: Math.min(table.selected.column, settings.columns - 1),
  };
  const importHtml = async (html: string) => {
    const { readTable } = await import('./read');
    table.importTable(readTable(html, 'html'));
  };
  return (
    <>
      <TableTools
        cells={cells}
        settings={settings}
        selected={selected}
        onEdit={table.edit}
        isImporting={isImporting}
        onImport={() => setImporting(!isImporting)}
      />
      {isImporting && (
        <ImportTable
          onTable={(read) => {
            table.importTable(read);
            setImporting(false);
          }}
          onClose={() => setImporting(false)}
        />
      )}
      <Preview
        cells={cells}
        settings={settings}
        colors={colors}
        selected={selected}
        onSelect={table.setSelected}
        onPut={table.put}
        onTable={importHtml}
      />
    </>
  );
}
