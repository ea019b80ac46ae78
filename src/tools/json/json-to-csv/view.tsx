import { lazy, useMemo, useState } from 'react';
import { parseCsv } from '@/engines/csv/parse';
import { type TableRows, toText, valueAs } from '@/kit/output';
import { Button } from '@/ui/controls/Button';
import { toast } from '@/ui/controls/Toast';
import { Boundary } from '@/ui/output/Boundary';
import type { ResultView } from '@/ui/output/OutputPanel';
import type { ToolPageProps } from '@/ui/pages/page';
import { TransformLayout } from '@/ui/pages/TransformLayout';
import { useTransform } from '@/ui/pages/useTransform';
import type tool from './tool';
import { getDelimiter } from './tool';
import './view.css';

const ColumnPicker = lazy(() => import('./ColumnPicker'));

/** Rows of the result that are shown as a table. */
const TABLE_ROWS = 500;

/** The start of a CSV text as a table. */
function toTable(csv: string, delimiter: string, hasHeader: boolean): TableRows {
  const rows: (readonly string[])[] = [];
  for (const { cells } of parseCsv(csv, { delimiter })) if (rows.push(cells) > TABLE_ROWS) break;
  const columns = hasHeader ? (rows.shift() ?? []) : (rows[0] ?? []).map((_, at) => String(at + 1));
  return { columns, rows: rows.slice(0, TABLE_ROWS) };
}

export default function JsonToCsv(props: ToolPageProps<typeof tool>) {
  const transform = useTransform({ ...props, page: props.page });
  const { includeHeaders, ...values } = transform.options.values;
  const delimiter = getDelimiter(values.delimiter, values.otherDelimiter);
  const views = useMemo<Readonly<Record<string, ResultView>>>(
    () => ({
      text: { label: 'Text' },
      table: {
        label: 'Table',
        convert: (shown) => ({ kind: 'table', value: toTable(toText(shown), delimiter, includeHeaders) }),
        note: (looked) =>
          valueAs(looked, 'table')?.rows.length === TABLE_ROWS ? `The first ${TABLE_ROWS} rows.` : undefined,
      },
    }),
    [delimiter, includeHeaders],
  );
  const { run, options, text, empty } = transform;
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const { saveXlsx } = await import('./save-xlsx');
      await saveXlsx(props.tool, props.slug, text, options.values);
    } catch (error) {
      toast({ title: 'No Excel file', description: (error as Error).message, tone: 'destructive' });
    }
    setSaving(false);
  };
  const columns = run.error ? undefined : run.outcome?.data?.columns;
  return (
    <TransformLayout
      transform={transform}
      views={views}
      actions={
        <Button
          icon="file-spreadsheet"
          label="Download XLSX"
          disabled={empty || Boolean(run.error)}
          busy={saving}
          onClick={save}
        />
      }
      below={
        columns &&
        columns.length > 1 && (
          <Boundary what="The list of columns" fallback={null}>
            <ColumnPicker columns={columns} picked={options.values.pick} onPick={(pick) => options.set({ pick })} />
          </Boundary>
        )
      }
    />
  );
}
