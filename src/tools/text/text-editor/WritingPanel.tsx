import { type RefObject, useMemo } from 'react';
import { countWords } from '@/families/editing/count-words';
import { withoutData } from '@/families/editing/inline-data';
import { PICTURES } from '@/families/editing/read-picture';
import { Writing } from '@/families/editing/Writing';
import { Button, CopyButton } from '@/ui/controls/Button';
import { toastCleared } from '@/ui/controls/EditActions';
import { ToolExamples } from '@/ui/controls/Examples';
import { UploadButton } from '@/ui/controls/UploadButton';
import type { OptionState } from '@/ui/hooks/useOptions';
import { countCharacters } from '@/ui/input/count-characters';
import { plural } from '@/ui/output/count';
import { Panel } from '@/ui/output/Panel';
import { FindBar } from './FindBar';
import { GoalReached } from './Goal';
import type tool from './tool';
import type { TextEditing } from './useEditor';
import type { TextOptions } from './usePage';
import type { SavedText } from './useSavedText';
import { useTakenFiles } from './useTakenFiles';

const STATES = { none: '', saved: ' · Saved', refused: ' · Not saved' } as const;

interface WritingPanelProps {
  definition: typeof tool;
  options: OptionState<TextOptions>;
  saved: SavedText;
  /** The text as it was when the typing last paused. */
  settled: string;
  editor: TextEditing;
  box: RefObject<HTMLDivElement | null>;
  tooLong: boolean;
}

/** Where the text is written, with all that opens, copies and clears it. */
export function WritingPanel(props: WritingPanelProps) {
  const { definition, options, saved, settled, editor, box, tooLong } = props;
  const { text, change, documents, loaded, state } = saved;
  const { input } = definition;
  const { takeFiles, dragging, zone, onPaste } = useTakenFiles({ text, change, editor });
  const words = useMemo(() => countWords(withoutData(settled)), [settled]);
  const characters = useMemo(() => countCharacters(withoutData(text)), [text]);
  const empty = text === '';
  const clearAll = () => {
    change('');
    toastCleared(() => change(text));
  };

  return (
    <Panel
      className={`input-box ${dragging ? 'dragging' : ''}`}
      title={input.label}
      aside={
        <>
          {plural(words, 'word')}
          <GoalReached words={words} /> · {plural(characters, 'character')}
          <span role="status">{state.waiting ? ' · Saving…' : STATES[state.choice ? 'refused' : state.saved]}</span>
        </>
      }
      actions={
        <>
          <CopyButton small variant="quiet" label="Copy Markdown" value={text} disabled={empty} />
          <ToolExamples
            tool={definition}
            options={options}
            onEnter={({ input: written }: { input: string }) => change(written)}
          />
          <UploadButton file="Text file or picture" accept={`${input.accept},${PICTURES}`} onFiles={takeFiles} />
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
      <div
        className="drop-zone"
        data-main-input=""
        ref={box}
        {...zone}
        onKeyDownCapture={editor.onKeyDown}
        onPasteCapture={onPaste}
      >
        <Writing
          key={documents.id}
          input={input}
          value={text}
          onChange={change}
          Editor={loaded ? editor.Editor : undefined}
          cursor={editor.cursor}
          tooLong={tooLong}
        />
      </div>
      <FindBar text={text} editor={editor} tooLong={tooLong} />
    </Panel>
  );
}
