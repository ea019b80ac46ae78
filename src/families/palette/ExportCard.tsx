import { useEffect, useState } from 'react';
import { EXPORTS, type ExportFormat, exportName, type NamedColor } from '@/engines/palette/export-formats';
import { Button, CopyButton } from '@/ui/controls/Button';
import { Tabs } from '@/ui/controls/Tabs';
import { download } from '@/ui/output/download';
import { Panel } from '@/ui/output/Panel';
import { losesAlpha, OPAQUE, writeColors } from './export-colors';
import './export.css';

interface ExportCardProps {
  /** Of the card, where there is more than colors to export. */
  heading?: string;
  colors: readonly NamedColor[];
  /** The name of the palette, and of the file. */
  title: string;
  format: ExportFormat;
  onFormat(format: ExportFormat): void;
}

/** The colors as a file: text to read and copy, or bytes to download. */
export function ExportCard({ heading = 'Export', colors, title, format, onFormat }: ExportCardProps) {
  const [written, setWritten] = useState<string | Uint8Array>();
  const [failed, setFailed] = useState(false);
  const wanted = JSON.stringify(colors);
  useEffect(() => {
    let isCurrent = true;
    writeColors(JSON.parse(wanted) as NamedColor[], format, title).then(
      (file) => {
        if (!isCurrent) return;
        setWritten(file);
        setFailed(false);
      },
      () => setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, format, title]);

  const text = typeof written === 'string' ? written : undefined;
  return (
    <Panel
      title={heading}
      className="export"
      actions={
        <>
          {text !== undefined && <CopyButton small variant="quiet" label="Copy Export" value={text} />}
          <Button
            small
            variant="quiet"
            icon="download"
            label="Download File"
            disabled={written === undefined}
            onClick={() => written !== undefined && download(exportName(title, format), written)}
          />
        </>
      }
    >
      <div className="export-body">
        <Tabs label="Export As" className="export-tabs" tabs={EXPORTS} value={format} onChange={onFormat} />
        {failed && <p role="alert">This couldn’t be loaded. Check the connection, then choose it again.</p>}
        {losesAlpha(colors, format) && <p className="quiet-note">{OPAQUE}</p>}
        {text === undefined ? (
          <p className="quiet-note">{written && `${exportName(title, format)}, ${written.length} bytes`}</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keys have to be able to scroll it.
          <pre tabIndex={0}>{text}</pre>
        )}
      </div>
    </Panel>
  );
}
