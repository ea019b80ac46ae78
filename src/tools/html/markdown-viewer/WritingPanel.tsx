import type { KeyboardEvent, RefObject } from 'react';
import { Writing } from '@/families/editing/Writing';
import type { MarkdownEditor } from '@/families/markdown/useMarkdownEditor';
import type { OptionValues } from '@/kit/option';
import { Button } from '@/ui/controls/Button';
import { ToolExamples } from '@/ui/controls/Examples';
import { ShareMenu } from '@/ui/controls/ShareMenu';
import { toast } from '@/ui/controls/Toast';
import { UploadButton } from '@/ui/controls/UploadButton';
import type { OptionState } from '@/ui/hooks/useOptions';
import { countCharacters } from '@/ui/input/count-characters';
import { readText } from '@/ui/input/files';
import { useFileDrop } from '@/ui/input/useFileDrop';
import { plural } from '@/ui/output/count';
import { download } from '@/ui/output/download';
import { Panel } from '@/ui/output/Panel';
import type tool from './tool';
import type { MarkdownDocument } from './useMarkdownDocument';

const STATES = { none: '', saved: ' · Draft saved', refused: ' · Draft not saved' } as const;

interface WritingPanelProps {
  definition: typeof tool;
  options: OptionState<OptionValues<(typeof tool)['options']>>;
  draft: MarkdownDocument;
  editor: MarkdownEditor;
  box: RefObject<HTMLDivElement | null>;
  tooLong: boolean;
}

/** Where the Markdown is written, with all that opens, saves and clears it. */
export function WritingPanel({ definition, options, draft, editor, box, tooLong }: WritingPanelProps) {
  const { input: inputs } = definition;
  const { document, documents, loaded, state, change, put, saveNow, clearAll } = draft;
  const { markdown } = document;
  const empty = markdown + document.css === '';

  const takeFile = async (file: File | undefined) => {
    const text = file && (await readText(file));
    if (text === undefined) return;
    put({ ...document, markdown: text.replace(/\r\n?/g, '\n') });
    toast({ title: `${file!.name} opened` });
  };
  const { dragging, zone } = useFileDrop(([file]) => takeFile(file));
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (key.toLowerCase() === 's' && (ctrlKey || metaKey) && !shiftKey && !altKey) {
      event.preventDefault();
      saveNow();
    } else editor.onKeyDown(event);
  };

  return (
    <Panel
      className={`input-box ${dragging ? 'dragging' : ''}`}
      title={inputs.markdown.label}
      aside={
        <span role="status">
          {plural(countCharacters(markdown), 'character')}
          {state.waiting ? ' · Not saved yet' : STATES[state.choice ? 'refused' : state.saved]}
        </span>
      }
      actions={
        <>
          <UploadButton file="Markdown file" accept={inputs.markdown.accept} onFiles={([file]) => takeFile(file)} />
          <ToolExamples tool={definition} options={options} onEnter={change} />
          <Button
            iconOnly
            variant="quiet"
            icon="file-down"
            label="Download Markdown"
            disabled={markdown === ''}
            onClick={() => download('exported.md', markdown)}
          />
          <ShareMenu
            shape={definition.options}
            options={options.values}
            inputs={markdown === '' ? undefined : { ...document }}
          />
          <Button
            iconOnly
            variant="quiet"
            icon="trash-2"
            label="Clear All"
            aria-disabled={empty}
            onClick={empty ? undefined : clearAll}
          />
        </>
      }
    >
      <div className="drop-zone" data-main-input="" ref={box} {...zone} onKeyDownCapture={onKeyDown}>
        <Writing
          key={documents.id}
          input={inputs.markdown}
          value={markdown}
          onChange={(text) => change({ markdown: text })}
          Editor={loaded ? editor.Editor : undefined}
          cursor={editor.cursor}
          tooLong={tooLong}
        />
      </div>
    </Panel>
  );
}
