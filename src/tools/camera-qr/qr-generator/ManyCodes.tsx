import { useMemo, useState } from 'react';
import { type Option, readOption } from '@/kit/option';
import { valueAs } from '@/kit/output';
import { Button } from '@/ui/controls/Button';
import { OptionField } from '@/ui/controls/OptionField';
import type { Values } from '@/ui/hooks/useOptions';
import { useRun } from '@/ui/hooks/useRun';
import { InputBox } from '@/ui/input/InputBox';
import { download } from '@/ui/output/download';
import { ErrorBanner } from '@/ui/output/ErrorBanner';
import { Panel } from '@/ui/output/Panel';
import { Notes } from '@/ui/output/Remarks';
import { RunStatus } from '@/ui/output/RunStatus';
import type tool from './tool';

interface ManyCodesProps {
  slug: string;
  tool: typeof tool;
  options: Values;
}

const LIST = {
  label: 'List',
  kind: 'text',
  accept: '.txt,.csv,text/*',
  placeholder: 'One text per line, or a CSV with the columns text and name',
} as const;

/** Up to a thousand codes of the present look, as one archive. */
export default function ManyCodes({ slug, tool: definition, options }: ManyCodesProps) {
  const [list, setList] = useState('');
  const { exportAs } = definition.options;
  const [format, setFormat] = useState(exportAs.initial);
  // Hundreds of codes take a while, however short their texts are.
  const heavy = useMemo(() => ({ ...definition, heavy: true }), [definition]);
  const { outcome, error, running, progress, start, stop, stale } = useRun(slug, heavy);
  const archive = valueAs(outcome?.shown, 'bytes');
  return (
    <Panel title="Many Codes" className="qr-many form-box across">
      <InputBox input={LIST} value={list} onChange={(value) => typeof value === 'string' && setList(value)} />
      <div className="qr-many-actions">
        <OptionField
          option={{ ...exportAs, label: 'Format' } as Option}
          value={format}
          onChange={(value) => setFormat(readOption(exportAs, value))}
        />
        <Button
          variant="primary"
          label="Make Codes"
          busy={running}
          disabled={list.trim() === ''}
          onClick={() => start(list, { ...options, many: true, exportAs: format })}
        />
        {archive && !stale && !running && (
          <Button
            icon="download"
            label={`Download ZIP (${outcome?.facts[0]?.value})`}
            onClick={() =>
              download(archive.name ?? '', new Blob([archive.bytes as BlobPart], { type: 'application/zip' }))
            }
          />
        )}
      </div>
      <RunStatus running={running} progress={progress} onStop={stop} />
      {error && !running && <ErrorBanner error={error} />}
      {archive && !stale && !running && <Notes notes={outcome?.notes ?? []} />}
    </Panel>
  );
}
