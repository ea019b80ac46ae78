import { type ComponentProps, useMemo, useRef } from 'react';
import { formatBytes } from '@/engines/bytes/size';
import { isTooLong } from '@/families/editing/too-long';
import { useCodeEditor } from '@/families/editing/useCodeEditor';
import { Writing } from '@/families/editing/Writing';
import { Button } from '@/ui/controls/Button';
import { ExamplesMenu } from '@/ui/controls/Examples';
import { Tabs } from '@/ui/controls/Tabs';
import { UndoButtons } from '@/ui/controls/UndoButtons';
import { UploadButton } from '@/ui/controls/UploadButton';
import { useFileDrop } from '@/ui/input/useFileDrop';
import { Panel } from '@/ui/output/Panel';
import { persist, usePersisted } from '@/ui/storage/storage';
import { Libraries } from './Libraries';
import type tool from './tool';
import { getSize } from './usePreview';
import type { WrittenPage } from './useWritten';
import { PARTS, type PartName } from './written';

const NAMES = { html: 'HTML', css: 'CSS', js: 'JavaScript' } as const;
const TABS = { ...NAMES, libraries: 'Libraries' } as const;
export type CodeTab = keyof typeof TABS;

/** Whether the three editors stand beside each other. */
const panes = persist('localkit:html-viewer:panes', (raw) => raw === true);
export const usePanesBeside = () => usePersisted(panes);

interface CodePanelProps {
  definition: typeof tool;
  written: WrittenPage;
  tab: CodeTab;
  onTab(tab: CodeTab): void;
}

/** The three editors and the libraries: one at a time, or all beside each other. */
export function CodePanel({ definition, written, tab, onTab }: CodePanelProps) {
  const { parts, libraries, steps, formatting, takeFile } = written;
  const beside = usePanesBeside();
  const code = useRef<HTMLDivElement>(null);
  const { Editor, cursor } = useCodeEditor(code);
  const { dragging, zone } = useFileDrop(([file]) => takeFile(file));
  const size = getSize(parts);
  const empty = size === 0;
  const boxes = (shown: readonly PartName[]) =>
    PARTS.map((part) => (
      <CodeBox
        key={part}
        input={definition.input[part]}
        value={parts[part]}
        onChange={(text) => written.type(part, text)}
        Editor={Editor}
        cursor={part === tab ? cursor : undefined}
        hidden={!shown.includes(part)}
      />
    ));
  const libraryForm = <Libraries libraries={libraries} onChange={written.setLibraries} />;

  return (
    <div className="inputs" ref={code}>
      <Panel
        className={`input-box ${dragging ? 'dragging' : ''}`}
        title="Code"
        aside={empty ? undefined : formatBytes(size)}
        actions={
          <>
            <UploadButton file="HTML file" accept=".html,.htm" onFiles={([file]) => takeFile(file)} />
            <ExamplesMenu examples={definition.examples} onPick={({ input }) => written.takeExample(input)} />
            <Button
              iconOnly
              variant="quiet"
              icon="wand-sparkles"
              label="Format"
              busy={formatting}
              disabled={empty || formatting}
              onClick={written.format}
            />
            <Button
              iconOnly
              variant="quiet"
              icon="columns-3"
              label="Three Panes"
              aria-pressed={beside}
              onClick={() => panes.set(!beside)}
            />
            <UndoButtons steps={steps} />
            <Button
              iconOnly
              variant="quiet"
              icon="trash-2"
              label="Clear All"
              disabled={empty}
              onClick={written.clearAll}
            />
          </>
        }
      >
        <div className="drop-zone" {...zone}>
          {beside ? (
            <>
              <div className="html-viewer-panes">
                {boxes(PARTS).map((box, at) => (
                  <div key={box.key}>
                    <h3>{NAMES[PARTS[at]!]}</h3>
                    {box}
                  </div>
                ))}
              </div>
              <details className="html-viewer-more">
                <summary>{libraries.length === 0 ? 'Libraries' : `Libraries (${libraries.length})`}</summary>
                {libraryForm}
              </details>
            </>
          ) : (
            <Tabs label="Part of the page" className="html-viewer-tabs" tabs={TABS} value={tab} onChange={onTab}>
              {boxes(tab === 'libraries' ? [] : [tab])}
              {tab === 'libraries' && libraryForm}
            </Tabs>
          )}
        </div>
      </Panel>
    </div>
  );
}

/** One part of the page, which stays as it is while another is shown. */
function CodeBox({ hidden, ...writing }: Omit<ComponentProps<typeof Writing>, 'tooLong'> & { hidden: boolean }) {
  const tooLong = useMemo(() => isTooLong(writing.value), [writing.value]);
  return (
    <div className="html-viewer-code" data-main-input="" hidden={hidden}>
      <Writing {...writing} tooLong={tooLong} />
    </div>
  );
}
