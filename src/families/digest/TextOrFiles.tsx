import { type ReactNode, useEffect, useRef } from 'react';
import { formatBytes } from '@/engines/bytes';
import type { Input } from '@/kit/input';
import { initialValues } from '@/kit/option';
import type { AnyTool } from '@/kit/tool';
import { Button } from '@/ui/controls/Button';
import { toastCleared } from '@/ui/controls/EditActions';
import { Examples, ToolExamples } from '@/ui/controls/Examples';
import { Icon } from '@/ui/controls/Icon';
import { UndoButtons } from '@/ui/controls/UndoButtons';
import { UploadButton } from '@/ui/controls/UploadButton';
import type { OptionState, Values } from '@/ui/hooks/useOptions';
import { InputBox, type InputContent } from '@/ui/input/InputBox';
import type { Undoable } from '@/ui/input/useUndoable';
import { useUndoKeys } from '@/ui/input/useUndoKeys';
import { plural } from '@/ui/output/count';
import { Panel } from '@/ui/output/Panel';
import './digest.css';

export type Content = string | readonly File[];

interface TextOrFilesProps {
  tool: AnyTool & { input: Input };
  options: OptionState;
  content: Undoable<Content>;
  onSubmit: () => void;
  onFocus?: () => void;
  /** An example of a text, while there is none. */
  sample?: InputContent;
}

/** A box for text that becomes a list as soon as there are files, of which it takes any number. */
export function TextOrFiles({ tool, options, content, onSubmit, onFocus, sample }: TextOrFilesProps) {
  const { input } = tool;
  const { value } = content;
  const clearAll = () => {
    content.replace('');
    return () => content.replace(value);
  };
  const actions = (
    <>
      <ToolExamples
        tool={tool}
        options={options}
        onEnter={(entered) => typeof entered.input === 'string' && content.replace(entered.input)}
      />
      <UndoButtons steps={content} />
      <Button
        iconOnly
        variant="quiet"
        icon="trash-2"
        label="Clear All"
        aria-disabled={value === ''}
        onClick={value === '' ? undefined : () => toastCleared(clearAll())}
      />
    </>
  );
  return (
    <FileCatcher
      steps={content}
      onFocus={onFocus}
      onFiles={(added) => {
        if (added.length > 0) content.replace([...(typeof value === 'string' ? [] : value), ...added]);
      }}
    >
      {typeof value === 'string' ? (
        <InputBox
          input={input}
          value={value}
          onChange={(next) => typeof next === 'string' && content.change(() => next)}
          onSubmit={onSubmit}
          sample={sample}
          foot={
            value === '' && (
              <>
                <span>Paste, drop files, or try</span>
                <Examples
                  examples={tool.examples}
                  onPick={(example) => {
                    options.set({ ...initialValues(tool.options), ...(example.options as Values) });
                    if (typeof example.input === 'string') content.replace(example.input);
                  }}
                />
              </>
            )
          }
          actions={actions}
        />
      ) : (
        <FileList files={value} label={input.label} actions={actions} onChange={content.replace} />
      )}
    </FileCatcher>
  );
}

interface FileCatcherProps {
  steps: Undoable<Content>;
  onFiles: (files: readonly File[]) => void;
  onFocus?: () => void;
  children: ReactNode;
}

/** Hands over all files of an upload, a drop or a paste; the box inside takes one. */
function FileCatcher({ steps, onFiles, onFocus, children }: FileCatcherProps) {
  const box = useRef<HTMLDivElement>(null);
  useUndoKeys(box, steps);
  useEffect(() => {
    for (const picker of box.current!.querySelectorAll<HTMLInputElement>('input[type=file]')) picker.multiple = true;
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are second ways to what Upload does.
    <div
      className="inputs"
      ref={box}
      onFocus={onFocus}
      onChangeCapture={({ target }) => {
        if (target instanceof HTMLInputElement && target.type === 'file') onFiles([...(target.files ?? [])]);
      }}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDropCapture={(event) => {
        if (event.dataTransfer.files.length > 0) event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
      onPasteCapture={({ clipboardData }) => {
        if (clipboardData.getData('text/plain') === '') onFiles([...clipboardData.files]);
      }}
    >
      {children}
    </div>
  );
}

interface FileListProps {
  files: readonly File[];
  label: string;
  actions: ReactNode;
  onChange: (content: Content) => void;
}

/** The catcher around it takes what is uploaded. */
const ignore = () => undefined;

function FileList({ files, label, actions, onChange }: FileListProps) {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  return (
    <Panel
      className="input-box"
      title={label}
      aside={`${plural(files.length, 'file')}, ${formatBytes(total)}`}
      actions={
        <>
          <UploadButton file={`${label} file`} onFiles={ignore} />
          {actions}
        </>
      }
    >
      <ul className="digest-files" aria-label="Files">
        {files.map((file, at) => (
          <li className="digest-file" key={at}>
            <Icon name="file" />
            <span className="grow">{file.name}</span>
            <span className="field-note">{formatBytes(file.size)}</span>
            <Button
              iconOnly
              small
              variant="quiet"
              icon="x"
              label={`Remove ${file.name}`}
              onClick={() => {
                const left = files.filter((_, index) => index !== at);
                onChange(left.length > 0 ? left : '');
              }}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
