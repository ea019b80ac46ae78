import { Button, CopyButton } from '@/ui/controls/Button';
import { download } from '@/ui/output/download';
import { OutputView } from '@/ui/output/OutputView';
import type { Cells } from './cells';
import type { TableSettings } from './table';
import { TEXTS, type TextPart, useTextPart } from './useWritten';

interface CodeProps {
  value: string;
  label: string;
  language: 'html' | 'css' | 'markdown' | undefined;
}

export const Code = ({ value, label, language }: CodeProps) => (
  <OutputView shown={{ kind: 'code', value }} output={{ kind: 'code', label, language }} options={{}} />
);

interface TextCodeProps {
  part: TextPart;
  cells: Cells;
  settings: TableSettings;
}

/** The table as Markdown, CSV or LaTeX. */
export function TextCode({ part, cells, settings }: TextCodeProps) {
  const written = useTextPart(part, cells, settings);
  const { label, file } = TEXTS[part];
  if (written === undefined) return null;
  return (
    <>
      <div className="table-text-actions">
        <CopyButton small label={`Copy ${label}`} value={written} />
        <Button small icon="download" label={`Download ${label}`} onClick={() => download(file, written)} />
      </div>
      <Code value={written} label={`${label} code`} language={part === 'markdown' ? part : undefined} />
    </>
  );
}
