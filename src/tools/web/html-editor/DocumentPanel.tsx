import { useMemo, useState } from 'react';
import { withoutData } from '@/families/editing/inline-data';
import { PICTURES, readPicture } from '@/families/editing/read-picture';
import type { OptionValues } from '@/kit/option';
import { Button } from '@/ui/controls/Button';
import { ExamplesMenu } from '@/ui/controls/Examples';
import { ShareMenu } from '@/ui/controls/ShareMenu';
import { toast } from '@/ui/controls/Toast';
import { UploadButton } from '@/ui/controls/UploadButton';
import { countCharacters } from '@/ui/input/count-characters';
import { readText } from '@/ui/input/files';
import { useFileDrop } from '@/ui/input/useFileDrop';
import { plural } from '@/ui/output/count';
import { Panel } from '@/ui/output/Panel';
import type { RequestedFormat } from './formatting';
import { Paper } from './Paper';
import { SourceCode } from './SourceCode';
import type tool from './tool';
import type { useDocument } from './useDocument';

const STATES = { none: '', saved: ' · Saved', refused: ' · Not saved' } as const;

type Draft = ReturnType<typeof useDocument>;

/** Files that are opened or dropped: a document takes the place of this one, pictures go into it. */
function useTakenFiles({ rich, tab, current, load, put }: Draft) {
  const openFile = async (file: File) => {
    const text = await readText(file);
    if (text === undefined) return;
    const before = current();
    if (!(await load(text, true))) return;
    toast({
      title: `${file.name} opened`,
      ...(before !== '' && { action: { label: 'Undo', run: () => put(before, []) } }),
    });
  };
  return async (files: readonly File[]) => {
    for (const file of files) {
      if (!file.type.startsWith('image/') || tab === 'source') return openFile(file);
      const src = await readPicture(file, 'document');
      if (src) rich.current?.setImage({ src, alt: file.name.replace(/\.[^.]*$/, ''), width: '' });
    }
  };
}

interface DocumentPanelProps {
  definition: typeof tool;
  options: OptionValues<(typeof tool)['options']>;
  draft: Draft;
  onAsk(what: RequestedFormat): void;
}

/** The document as it looks or as its source, with all that opens, links and clears it. */
export function DocumentPanel({ definition, options, draft, onAsk }: DocumentPanelProps) {
  const { input } = definition;
  const { rich, tab, ready, nothing, source, settled, state, put } = draft;
  const [finding, setFinding] = useState(false);
  const takeFiles = useTakenFiles(draft);
  const { dragging, zone } = useFileDrop((files, { clientX, clientY }) => {
    rich.current?.cursor.placeAt(clientX, clientY);
    takeFiles(files);
  });
  const clearAll = () => {
    const before = draft.current();
    put('', []);
    toast({ title: 'Cleared', action: { label: 'Undo', run: () => put(before, []) } });
  };
  const characters = useMemo(() => countCharacters(withoutData(source)), [source]);
  const shared = tab === 'source' ? source : settled.html;

  return (
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
            options={options}
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
          keepStyles={options.keepStyles}
          onPictures={takeFiles}
          onAsk={(what) => (what === 'find' ? setFinding(true) : onAsk(what))}
          finding={finding}
          onFound={() => setFinding(false)}
        />
        {tab === 'source' && <SourceCode input={input} value={source} onChange={draft.changeSource} />}
      </div>
    </Panel>
  );
}
