import { useMemo } from 'react';
import { parseCsv } from '@/engines/csv/parse';
import { toText, valueAs } from '@/kit/output';
import { Button } from '@/ui/controls/Button';
import type { ResultView } from '@/ui/output/OutputPanel';
import type { ToolPageProps } from '@/ui/pages/page';
import { TransformLayout } from '@/ui/pages/TransformLayout';
import { useTransform } from '@/ui/pages/useTransform';
import type tool from './tool';

/** Rows that are shown as a table; the viewer draws some hundreds of them at a time. */
const TABLE_ROWS = 5000;

/** The shared page with a table of what was read, and a button that can be pressed with nothing to convert and then says so. */
export default function CsvToJson(props: ToolPageProps<typeof tool>) {
  const transform = useTransform(props);
  const { edited, options, run, text } = transform;
  const { data } = run.outcome ?? {};
  const { firstRowHeader: header, trimCells: trim } = options.values;
  const views = useMemo<Readonly<Record<string, ResultView>>>(
    () => ({
      raw: { label: 'Raw' },
      tree: { label: 'Tree', convert: (shown) => ({ kind: 'tree', value: toText(shown) }) },
      table: {
        label: 'Table',
        convert: (shown) => {
          if (!data) return shown;
          const { columns, delimiter, quote, start } = data;
          const rows: (readonly string[])[] = [];
          const most = TABLE_ROWS + (header ? 1 : 0);
          for (const { cells } of parseCsv(text, { delimiter, quote, from: start, trim }))
            if (rows.push(cells) === most) break;
          return { kind: 'table', value: { columns, rows: header ? rows.slice(1) : rows } };
        },
        note: (looked) =>
          valueAs(looked, 'table')?.rows.length === TABLE_ROWS ? `The first ${TABLE_ROWS} rows.` : undefined,
      },
    }),
    [data, header, text, trim],
  );
  const convert = () => {
    edited.settle();
    run.start(text, options.values);
  };
  return (
    <TransformLayout
      transform={transform}
      views={views}
      buttons={<Button label="Convert to JSON" variant="primary" onClick={convert} />}
    />
  );
}
