import { Button, CopyButton } from '@/ui/controls/Button';
import { Examples } from '@/ui/controls/Examples';
import { Icon } from '@/ui/controls/Icon';
import { ShareMenu } from '@/ui/controls/ShareMenu';
import { UseInButton } from '@/ui/controls/UseInButton';
import { download, downloadName } from '@/ui/output/download';
import { EmptySample } from '@/ui/output/EmptySample';
import { Panel } from '@/ui/output/Panel';
import { SandboxFrame } from '@/ui/output/SandboxFrame';
import { BlockedNote, Console } from './Reports';
import type tool from './tool';
import { type Allowed, getSize, usePreview } from './usePreview';
import type { WrittenPage } from './useWritten';
import { hasScripts } from './written';

const SOURCES = {
  link: 'This page came with a link.',
  file: 'This page came from a file.',
  tool: 'This page came from another tool.',
} as const;

interface PreviewPanelProps {
  slug: string;
  definition: typeof tool;
  written: WrittenPage;
  allowed: Allowed;
  onAllowScripts(): void;
  /** In pixels; undefined is as wide as there is room. */
  width: number | undefined;
}

/** The page in its sealed frame, what it may not do, and what it logs. */
export function PreviewPanel({ slug, definition, written, allowed, onAllowScripts, width }: PreviewPanelProps) {
  const { parts, libraries, source, combine } = written;
  const { scripts, remote } = allowed;
  const { preview, reports, refresh, listen, clearReports, live } = usePreview(parts, libraries, { scripts, remote });
  const empty = getSize(parts) === 0;

  return (
    <Panel
      className="output-box"
      title="Preview"
      actions={
        <>
          <Button small variant="quiet" icon="refresh-cw" label="Refresh" disabled={empty} onClick={refresh} />
          <CopyButton small variant="quiet" value={combine} disabled={empty} />
          <UseInButton slug={slug} tool={definition} value={combine} disabled={empty} />
          <Button
            small
            variant="quiet"
            icon="download"
            label="Download"
            disabled={empty}
            onClick={async () => download(downloadName(definition, slug, {}), await combine())}
          />
          <ShareMenu shape={definition.options} options={{}} inputs={empty ? undefined : { ...parts }} />
        </>
      }
    >
      {!scripts && hasScripts(parts) && (
        <div className="hint-bar html-viewer-waiting" role="status">
          <Icon name="shield" />
          <p>{source ? `${SOURCES[source]} Its scripts are off until you allow them.` : 'Scripts are switched off.'}</p>
          <Button small label="Run Its Scripts" icon="play" onClick={onAllowScripts} />
        </div>
      )}
      {!live && <p className="hint-bar">This page is large: press Refresh to show it.</p>}
      <BlockedNote reports={reports} remote={remote} scripts={scripts} />
      {preview ? (
        <div className="html-viewer-stage">
          <div className="html-viewer-device" style={width === undefined ? undefined : { maxWidth: `${width}px` }}>
            <SandboxFrame
              title="Preview"
              html={preview.html}
              generation={preview.generation}
              scripts={preview.scripts}
              remote={preview.remote}
              setup={preview.reporter}
              onStart={listen}
            />
          </div>
        </div>
      ) : (
        <EmptySample
          text="The page appears here as you type."
          actions={<Examples examples={definition.examples} onPick={({ input }) => written.takeExample(input)} />}
        >
          <div className="html-viewer-sample">
            <h3>A page</h3>
            <p>
              A paragraph with <strong>strong</strong> words and a <u>link</u>.
            </p>
            <span className="button">Button</span>
          </div>
        </EmptySample>
      )}
      <Console reports={reports} onClear={clearReports} />
    </Panel>
  );
}
