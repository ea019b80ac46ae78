import type { Output, Shown, TableRows } from '@/kit/output';
import { Button, CopyButton } from '../controls/Button';
import { Menu } from '../controls/Menu';
import { download } from './download';

/** What writes a table comes when it is asked for. */
const loadForms = () => import('./table-text');
const asCsv = async ({ columns, rows }: TableRows) => (await loadForms()).toCsv([columns, ...rows]);
const asJson = async (table: TableRows) => (await loadForms()).toJson(table);

interface OutputFormsProps {
  slug: string;
  shown: Extract<Shown, { kind: 'table' | 'list' }>;
  copiedMessage: Output['copiedMessage'];
}

/** A list or a table in other forms. */
export default function OutputForms({ slug, shown, copiedMessage }: OutputFormsProps) {
  if (shown.kind === 'list')
    return (
      <Menu label="Copy as" icon="clipboard-list">
        <CopyButton
          variant="quiet"
          label="Copy as JSON"
          value={() => JSON.stringify(shown.value, null, 2)}
          copiedMessage={copiedMessage}
        />
        <CopyButton
          variant="quiet"
          label="Copy as CSV"
          value={async () => (await loadForms()).toCsv(shown.value.map((item) => [item]))}
          copiedMessage={copiedMessage}
        />
      </Menu>
    );
  return (
    <Menu label="Copy and download as" icon="clipboard-list">
      <CopyButton variant="quiet" label="Copy as CSV" value={() => asCsv(shown.value)} />
      <CopyButton variant="quiet" label="Copy as JSON" value={() => asJson(shown.value)} />
      <Button
        variant="quiet"
        label="Download CSV"
        onClick={async () => download(`${slug}.csv`, await asCsv(shown.value))}
      />
      <Button
        variant="quiet"
        label="Download JSON"
        onClick={async () => download(`${slug}.json`, await asJson(shown.value))}
      />
    </Menu>
  );
}
