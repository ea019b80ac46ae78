import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { pastedPictures } from '@/families/editing/read-picture';
import { toast } from '@/ui/controls/Toast';
import { linkAddress } from './address';
import { FindBar } from './FindBar';
import { formattingTools, isForBlocks, type RequestedFormat, tableTools, toCommand } from './formatting';
import { PictureSize } from './PictureSize';
import { Toolbar } from './Toolbar';
import type { useDocument } from './useDocument';

const PLACEHOLDER = 'Write here, or paste from Word, Google Docs or a web page';

/** Some hundred pages. To lay out more at once would hold up the page for seconds. */
const LONGEST_PASTE = 200_000;
/** Each is a paragraph that the browser lays out in the same moment. */
const MOST_LINES = 2000;

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

  const onPaste = async (event: ClipboardEvent) => {
    const editor = rich.current;
    if (!editor) return;
    const data = event.clipboardData;
    const html = data.getData('text/html');
    const text = data.getData('text/plain');
    const pictures = pastedPictures(data);
    const take = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (text.length > LONGEST_PASTE || text.split('\n', MOST_LINES + 1).length > MOST_LINES) {
      take();
      toast({
        title: 'Too long to paste here',
        description:
          'The page allows up to 200,000 characters and 2,000 lines at a time. Paste longer text into Source Code.',
        tone: 'destructive',
      });
    } else if (pictures.length > 0) {
      take();
      onPictures(pictures);
    } else if (html !== '' && !status?.on.includes('pre')) {
      take();
      // What was copied here is as it should be.
      const isFromEditor = html.includes('<!-- squire -->');
      try {
        const made = await clean(html, keepStyles || isFromEditor);
        if (made.html === '') editor.insertText(text);
        else editor.insert(made.html);
      } catch {
        editor.insertText(text);
      }
    } else if (/^https?:\/\/\S+$/.test(text) && editor.link().text !== '') {
      take();
      editor.setLink(linkAddress(text)!, '');
    } else if (html !== '') {
      take();
      editor.insertText(text);
    }
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
