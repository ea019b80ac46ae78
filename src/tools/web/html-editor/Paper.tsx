import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { FindBar } from './FindBar';
import { formattingTools, isForBlocks, type RequestedFormat, tableTools, toCommand } from './formatting';
import { PictureSize } from './PictureSize';
import { pasteInto } from './paste';
import { Toolbar } from './Toolbar';
import type { useDocument } from './useDocument';

const PLACEHOLDER = 'Write here, or paste from Word, Google Docs or a web page';

interface PaperProps {
  draft: ReturnType<typeof useDocument>;
  /** For what is pasted. */
  keepStyles: boolean;
  onPictures(files: readonly File[]): void;
  onAsk(what: RequestedFormat): void;
  finding: boolean;
  onFound(): void;
}

/** The document as it looks, written on directly, between the buttons that change it. */
export function Paper({ draft: { root, rich, tab, ready, status, empty, clean }, ...props }: PaperProps) {
  const { keepStyles, onPictures, onAsk, finding, onFound } = props;
  /** Escape was pressed: the next Tab leaves the text. */
  const leaving = useRef(false);

  const onPaste = (event: ClipboardEvent) => {
    const editor = rich.current;
    if (!editor) return;
    const cleaned = async (html: string) => {
      // What was copied here is as it should be.
      const isFromEditor = html.includes('<!-- squire -->');
      return (await clean(html, keepStyles || isFromEditor)).html;
    };
    pasteInto({ editor, inCode: status?.on.includes('pre') ?? false, clean: cleaned, onPictures }, event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const editor = rich.current;
    if (!editor) return;
    const take = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (event.key === 'Tab') {
      if (leaving.current) event.stopPropagation();
      else if (editor.moveCell(event.shiftKey ? -1 : 1)) take();
      return;
    }
    if (event.key !== 'Shift') leaving.current = event.key === 'Escape';
    const command = toCommand(event);
    if (!command) return;
    take();
    if (command === 'link' || command === 'find') onAsk(command);
    else if (!status?.inTable || !isForBlocks(command)) editor.run(command);
  };

  return (
    <div className="html-editor-writing" hidden={tab !== 'preview'}>
      <Toolbar
        label="Formatting"
        groups={formattingTools(status, ready, (command) => rich.current?.run(command), onAsk)}
      />
      {finding && rich.current && <FindBar rich={rich.current} onClose={onFound} />}
      <div
        className={`html-editor-paper ${empty ? 'empty-paper' : ''}`}
        data-placeholder={PLACEHOLDER}
        onKeyDownCapture={onKeyDown}
        onPasteCapture={onPaste}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: an area holds no headings. */}
        <div
          ref={root}
          className="html-editor-page"
          data-main-input=""
          role="textbox"
          aria-multiline="true"
          aria-label="Content"
          aria-placeholder={PLACEHOLDER}
          tabIndex={0}
        />
        {status?.onImage && rich.current && <PictureSize rich={rich.current} />}
      </div>
      {status?.inTable && (
        <Toolbar
          label="Table"
          className="html-editor-table-tools"
          groups={tableTools(status, (how) => rich.current?.changeTable(how))}
        />
      )}
    </div>
  );
}
