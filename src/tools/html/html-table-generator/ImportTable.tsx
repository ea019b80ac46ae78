import { useEffect, useRef, useState } from 'react';
import { InputError } from '@/engines/input-error';
import { Button } from '@/ui/controls/Button';
import { UploadButton } from '@/ui/controls/UploadButton';
import { ErrorBanner } from '@/ui/output/ErrorBanner';
import { FORMATS, type TableFormat } from './formats';
import type { ReadTable } from './read';

/** More text is no table that a page can draw. */
const MOST_BYTES = 20_000_000;

interface ImportTableProps {
  onTable(table: ReadTable): void;
  onClose(): void;
}

/** A table from elsewhere: pasted here, or from a file. */
export function ImportTable({ onTable, onClose }: ImportTableProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [format, setFormat] = useState<TableFormat>('auto');
  const [error, setError] = useState<InputError>();
  useEffect(() => field.current?.focus(), []);

  const read = async (text: string) => {
    try {
      if (text.trim() === '') throw new InputError('Paste a table first, or open a file');
      const { readTable } = await import('./read');
      onTable(readTable(text, format));
    } catch (problem) {
      if (!(problem instanceof InputError)) throw problem;
      setError(problem);
    }
  };
  const open = async ([file]: readonly File[]) => {
    if (!file) return;
    if (file.size > MOST_BYTES) return setError(new InputError('This file is larger than 20 MB'));
    const text = await file.text();
    // Small enough to be looked at; the table is what matters.
    if (field.current && text.length < 100_000) field.current.value = text;
    await read(text);
  };

  return (
    <div className="table-import-box">
      <textarea
        ref={field}
        aria-label="Table to import"
        placeholder="Paste CSV, TSV, Markdown, HTML or JSON"
        spellCheck={false}
        rows={5}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) read(event.currentTarget.value);
        }}
      />
      {error && <ErrorBanner error={error} />}
      <div className="table-import-actions">
        <label className="small-field">
          <span>Format</span>
          <select value={format} onChange={(event) => setFormat(event.target.value as TableFormat)}>
            {Object.entries(FORMATS).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <UploadButton
          file="Table file"
          accept=".csv,.tsv,.txt,.md,.html,.htm,.json"
          iconOnly={false}
          small
          variant="plain"
          label="Open file"
          onFiles={open}
        />
        <Button small label="Cancel" onClick={onClose} />
        <Button small variant="primary" label="Import" onClick={() => read(field.current?.value ?? '')} />
      </div>
    </div>
  );
}
