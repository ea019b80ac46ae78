import { useMemo, useState } from 'react';
import { DraftBars } from '@/families/editing/DraftBars';
import { withoutData } from '@/families/editing/inline-data';
import { PICTURES, readPicture } from '@/families/editing/read-picture';
import { Button, CopyButton } from '@/ui/controls/Button';
import { Examples, ExamplesMenu } from '@/ui/controls/Examples';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { OptionField } from '@/ui/controls/OptionField';
import { ShareMenu } from '@/ui/controls/ShareMenu';
import { Tabs } from '@/ui/controls/Tabs';
import { toast } from '@/ui/controls/Toast';
import { UploadButton } from '@/ui/controls/UploadButton';
import { UseInButton } from '@/ui/controls/UseInButton';
import { useOptions } from '@/ui/hooks/useOptions';
import { countCharacters } from '@/ui/input/count-characters';
import { readText } from '@/ui/input/files';
import { useFileDrop } from '@/ui/input/useFileDrop';
import { plural } from '@/ui/output/count';
import { download, downloadName } from '@/ui/output/download';
import { ErrorBanner } from '@/ui/output/ErrorBanner';
import { Panel } from '@/ui/output/Panel';
import { Notes } from '@/ui/output/Remarks';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { ColorDialog, ImageDialog, LinkDialog, TableDialog } from './dialogs';
import type { RequestedFormat } from './formatting';
import { Paper } from './Paper';
import { SourceCode } from './SourceCode';
import type tool from './tool';
import { useDocument } from './useDocument';
import { getPage } from './whole-page';
import './view.css';

const TABS = { preview: 'Preview', source: 'Source Code' } as const;
const STATES = { none: '', saved: ' · Saved', refused: ' · Not saved' } as const;

export default function HtmlEditor({ slug, tool: definition, page }: ToolPageProps<typeof tool>) {
  const { input } = definition;
  const options = useOptions(slug, definition.options);
  const { keepStyles } = options.values;
  const draft = useDocument(slug, definition);
  const { rich, tab, ready, nothing, source, settled, state, put } = draft;
  const [asking, setAsking] = useState<RequestedFormat>();
  const [finding, setFinding] = useState(false);

  const save = async () => {
    const html = await draft.finish();
    if (html !== '') download(downloadName(definition, slug, options.values), getPage(html));
  };
  const clearAll = () => {
    const before = draft.current();
    put('', []);
    toast({ title: 'Cleared', action: { label: 'Undo', run: () => put(before, []) } });
  };
  const openFile = async (file: File) => {
    const text = await readText(file);
    if (text === undefined) return;
    const before = draft.current();
    if (!(await draft.load(text, true))) return;
    toast({
      title: `${file.name} opened`,
      ...(before !== '' && { action: { label: 'Undo', run: () => put(before, []) } }),
    });
  };
  const takeFiles = async (files: readonly File[]) => {
    for (const file of files) {
      if (!file.type.startsWith('image/') || tab === 'source') return openFile(file);
      const src = await readPicture(file, 'document');
      if (src) rich.current?.setImage({ src, alt: file.name.replace(/\.[^.]*$/, ''), width: '' });
    }
  };
  const { dragging, zone } = useFileDrop((files, { clientX, clientY }) => {
    rich.current?.cursor.placeAt(clientX, clientY);
    takeFiles(files);
  });
  const closeDialog = () => {
    setAsking(undefined);
    // A dialog gives the focus back to the button that opened it; the text is where one goes on.
    setTimeout(() => rich.current?.focus());
  };

  const characters = useMemo(() => countCharacters(withoutData(source)), [source]);
  const shared = tab === 'source' ? source : settled.html;

  return (
    <div className="html-editor">
      <div className="html-editor-bar">
        <Tabs label="View" tabs={TABS} value={tab} onChange={draft.show} />
        <span className="grow" />
        <Button small icon="download" label="Download" disabled={nothing || !ready} onClick={save} />
        <UseInButton slug={slug} tool={definition} value={draft.finish} disabled={nothing || !ready} />
        <div className="dock">
          <CopyButton small variant="primary" value={draft.finish} disabled={nothing || !ready} />
        </div>
      </div>

      <DraftBars state={state} draft={draft.stored} what="document" elsewhere="Download" />
      {draft.error && <ErrorBanner error={draft.error} text={tab === 'source' ? source : undefined} />}
      <div role="status">
        <Notes notes={draft.notes} />
      </div>

      <Panel
        className={`input-box ${dragging ? 'dragging' : ''}`}
        title={tab === 'source' ? input.label : 'Document'}
        aside={
          <>
            {tab === 'source' ? plural(characters, 'character') : plural(settled.words, 'word')}
            <span role="status">{STATES[state.choice ? 'refused' : state.saved]}</span>
          </>
        }
        actions={
          <>
            <UploadButton file="HTML file or picture" accept={`${input.accept},${PICTURES}`} onFiles={takeFiles} />
            <ExamplesMenu examples={definition.examples} onPick={(example) => draft.load(example.input, false)} />
            <ShareMenu
              shape={definition.options}
              options={options.values}
              inputs={shared === '' ? undefined : { input: shared }}
            />
            <Button
              iconOnly
              variant="quiet"
              icon="trash-2"
              label="Clear All"
              disabled={nothing || !ready}
              onClick={clearAll}
            />
          </>
        }
      >
        <div className="html-editor-space" {...zone}>
          <Paper
            draft={draft}
            keepStyles={keepStyles}
            onPictures={takeFiles}
            onAsk={(what) => (what === 'find' ? setFinding(true) : setAsking(what))}
            finding={finding}
            onFound={() => setFinding(false)}
          />
          {tab === 'source' && <SourceCode input={input} value={source} onChange={draft.changeSource} />}
        </div>
      </Panel>

      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own that cannot be laid out as a strip. */}
      <div className="strip" role="group" aria-label="Options">
        <div className="strip-fields">
          <OptionField
            option={definition.options.keepStyles}
            value={keepStyles}
            onChange={(value) => options.set({ keepStyles: value })}
          />
          {nothing && ready && (
            <Examples examples={definition.examples} onPick={(example) => draft.load(example.input, false)} />
          )}
        </div>
      </div>
      <HelpGuide steps={helpSteps(definition, page)} />

      {asking === 'link' && (
        <LinkDialog
          initial={rich.current!.link()}
          onSave={(address, text) => rich.current!.setLink(address, text)}
          onRemove={() => rich.current!.removeLink()}
          onClose={closeDialog}
        />
      )}
      {asking === 'image' && (
        <ImageDialog
          initial={rich.current!.image()}
          onSave={(image) => rich.current!.setImage(image)}
          onClose={closeDialog}
        />
      )}
      {(asking === 'font' || asking === 'highlight') && (
        <ColorDialog of={asking} onSave={(color) => rich.current!.setColor(asking, color)} onClose={closeDialog} />
      )}
      {asking === 'table' && (
        <TableDialog
          onSave={(rows, columns, header) => rich.current!.insertTable(rows, columns, header)}
          onClose={closeDialog}
        />
      )}
    </div>
  );
}
