import {
  type ClipboardEvent,
  lazy,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { formatBytes } from '@/engines/bytes/size';
import type { Input, TextInput } from '@/kit/input';
import { Button } from '../controls/Button';
import { UploadButton } from '../controls/UploadButton';
import { Boundary } from '../output/Boundary';
import type { Marks } from '../output/marks';
import { Panel } from '../output/Panel';
import { readText } from './files';
import { useCharacterCount } from './useCharacterCount';
import { codeEditor, useChosenEditor } from './useChosenEditor';
import { useCodeBackdrop } from './useCodeBackdrop';
import { useFileDrop } from './useFileDrop';

const LargeInput = lazy(() => import('./LargeInput'));
const CodeBackdrop = lazy(() => import('./code/CodeBackdrop'));

/** A text area of more than this blocks the page for as long as it takes to lay out. */
const AREA_LIMIT = 50_000;
/** And so does one of more lines than this, however short they are. */
const AREA_LINES = 5000;
/** The editor takes more, but not everything: above this, or with longer lines, large input is shown and not edited. */
const EDITOR_LIMIT = 5_000_000;
const LONGEST_LINE = 10_000;

export type InputContent = string | File;
export const isEmpty = (content: InputContent | undefined): boolean => content === undefined || content === '';

export interface InputHandle {
  goTo(offset: number): void;
}

interface BoxProps {
  input: Input;
  value: InputContent;
  onChange(value: InputContent): void;
  /** Buttons after Upload. */
  actions?: ReactNode;
  /** Below the text, while it is empty: what one may try. */
  foot?: ReactNode;
  /** An example of what belongs in it, shown while it is empty. */
  sample?: InputContent;
  /** Takes several files at once, where they are dropped or chosen. */
  onFiles?(files: readonly File[]): void;
  /** Ctrl or ⌘ and Enter. */
  onSubmit?: () => void;
  handle?: Ref<InputHandle>;
  /** In place of the count of characters. */
  aside?: ReactNode;
  /** Drawn behind the text of the area. */
  behind?: ReactNode;
  /** Where an error is, in a text that is code. */
  faultAt?: number;
  /** What is coloured in a text too long for an area. */
  marks?: Marks;
}

interface InputBoxProps<One extends Input> extends Omit<BoxProps, 'input' | 'onChange'> {
  input: One;
  onChange(value: One extends TextInput ? string : InputContent): void;
}

const fitsArea = (text: string): boolean =>
  text.length <= AREA_LIMIT && (text.length <= AREA_LINES || text.split('\n', AREA_LINES + 1).length <= AREA_LINES);

const hasLongLine = (text: string): boolean => {
  for (let at = 0; at < text.length; ) {
    const newline = text.indexOf('\n', at);
    const end = newline === -1 ? text.length : newline;
    if (end - at > LONGEST_LINE) return true;
    at = end + 1;
  }
  return false;
};

/** Sets another text than the one typed last, as Undo does, and leaves the cursor behind what differs. */
function setText(area: HTMLTextAreaElement, text: string): void {
  const { value: old } = area;
  const most = Math.min(old.length, text.length);
  let same = 0;
  while (same < most && old[old.length - 1 - same] === text[text.length - 1 - same]) same++;
  area.value = text;
  // In a field that has not the focus, some browsers would give it that.
  if (area === document.activeElement) area.setSelectionRange(text.length - same, text.length - same);
}

/** Takes text by typing, pasting, dropping or uploading, in any amount. */
export function InputBox<One extends Input>(props: InputBoxProps<One>) {
  // A file is passed on only for an input that is no text.
  return <Box {...(props as unknown as BoxProps)} />;
}

function Box({
  input,
  value,
  onChange,
  actions,
  foot,
  sample,
  onFiles,
  onSubmit,
  handle,
  aside,
  behind,
  faultAt,
  marks,
}: BoxProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [jump, setJump] = useState<{ offset: number }>();
  /** The editor is loaded when someone wants to edit: it takes longer to set up than a paste may. */
  const [editing, setEditing] = useState(false);
  const count = useCharacterCount(typeof value === 'string' ? value : '');
  const sniffed = useMemo(() => {
    if (typeof value !== 'string') return 'file';
    if (fitsArea(value)) return 'area';
    return value.length > EDITOR_LIMIT || hasLongLine(value) ? 'long' : 'editor';
  }, [value]);

  const language = input.kind === 'text' && !behind ? input.language : undefined;
  const chosen = useChosenEditor(box, language !== undefined && sniffed === 'area');
  const hasBackdrop = useCodeBackdrop(language, value) && sniffed === 'area' && !chosen;

  // The area keeps its own text: React need not compare it at every keystroke, and what was typed before this ran is kept.
  useLayoutEffect(() => {
    if (sniffed === 'area' && area.current && area.current.value !== value) setText(area.current, value as string);
  }, [value, sniffed]);

  useImperativeHandle(handle, () => ({
    goTo(offset) {
      setEditing(true);
      setJump({ offset });
    },
  }));
  useEffect(() => {
    if (!jump || !area.current) return;
    area.current.focus();
    area.current.setSelectionRange(jump.offset, jump.offset + 1);
  }, [jump]);

  const takeFile = async (file: File | undefined) => {
    if (!file) return;
    if (input.kind !== 'text') return onChange(file);
    const text = await readText(file, input.accept);
    if (text !== undefined) onChange(text);
  };
  const takeFiles = (files: readonly File[]) => (files.length > 1 && onFiles ? onFiles(files) : takeFile(files[0]));
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const [file] = event.clipboardData.files;
    const pasted = event.clipboardData.getData('text/plain');
    if (file && pasted === '') {
      event.preventDefault();
      takeFile(file);
      return;
    }
    if (fitsArea(pasted)) return;
    // Laying out that much in a text area takes a second. Take the text, and show it in what draws only a part.
    event.preventDefault();
    const { currentTarget } = event;
    // In a task of its own: what follows from an event as such is drawn and worked out in one go.
    setTimeout(() => {
      const { value: old, selectionStart, selectionEnd } = currentTarget;
      onChange(old.slice(0, selectionStart) + pasted.replaceAll('\r\n', '\n') + old.slice(selectionEnd));
    });
  };
  const { dragging, zone } = useFileDrop(takeFiles);

  return (
    <Panel
      className={`input-box ${dragging ? 'dragging' : ''}`}
      title={<label htmlFor={`${id}-area`}>{input.label}</label>}
      aside={aside ?? (typeof value === 'string' ? count : formatBytes(value.size))}
      actions={
        <>
          <UploadButton
            file={`${input.label} file`}
            accept={input.accept}
            multiple={onFiles !== undefined}
            onFiles={takeFiles}
          />
          {actions}
          {language && sniffed === 'area' && (
            <Button
              iconOnly
              small
              variant="quiet"
              icon="file-code"
              label="Code editor"
              aria-pressed={chosen !== undefined}
              onClick={() => codeEditor.set(!codeEditor.get())}
            />
          )}
        </>
      }
    >
      <div
        className="drop-zone"
        ref={box}
        {...zone}
        // Before the editor, which would begin a line.
        onKeyDownCapture={(event) => {
          if (!onSubmit || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          event.stopPropagation();
          onSubmit();
        }}
      >
        {sniffed === 'area' && behind}
        {chosen && (
          <chosen.Editor
            label={input.label}
            value={value as string}
            onChange={onChange}
            language={language}
            placeholder={typeof sample === 'string' ? sample : input.placeholder}
            jump={jump?.offset ?? chosen.cursor}
            faultAt={faultAt}
          />
        )}
        {hasBackdrop && language && (
          <Boundary what="The colors" fallback={null}>
            <CodeBackdrop text={value as string} language={language} area={area} faultAt={faultAt} />
          </Boundary>
        )}
        {sniffed === 'area' && !chosen && (
          <textarea
            ref={area}
            className={input.prose && 'prose'}
            id={`${id}-area`}
            data-main-input={value !== '' && value === input.initial ? 'given' : ''}
            defaultValue={value as string}
            placeholder={typeof sample === 'string' ? sample : (input.placeholder ?? 'Type, paste or drop a file')}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
            onPaste={onPaste}
          />
        )}
        {sniffed !== 'area' && (
          <Boundary what="The text" fallback={null}>
            <LargeInput
              label={input.label}
              content={value}
              onChange={onChange}
              isFixed={sniffed === 'long'}
              isEdited={editing}
              onEdit={() => setEditing(true)}
              language={language}
              jump={jump?.offset}
              marks={marks}
            />
          </Boundary>
        )}
        {foot && <div className="input-foot">{foot}</div>}
      </div>
    </Panel>
  );
}
