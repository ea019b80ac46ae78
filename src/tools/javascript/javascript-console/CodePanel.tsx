import type { Extension } from '@codemirror/state';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isTooLong } from '@/families/editing/too-long';
import { useCodeEditor } from '@/families/editing/useCodeEditor';
import { Writing } from '@/families/editing/Writing';
import { Button } from '@/ui/controls/Button';
import { ExamplesMenu } from '@/ui/controls/Examples';
import { Menu } from '@/ui/controls/Menu';
import { toast } from '@/ui/controls/Toast';
import { UndoButtons } from '@/ui/controls/UndoButtons';
import { UploadButton } from '@/ui/controls/UploadButton';
import { useFileDrop } from '@/ui/input/useFileDrop';
import type { Undoable } from '@/ui/input/useUndoable';
import { plural } from '@/ui/output/count';
import { Panel } from '@/ui/output/Panel';
import { EXAMPLES } from './examples';
import type { useConsole } from './useConsole';

const INPUT = { label: 'Code Input', language: 'javascript', placeholder: "console.log('Hello');" } as const;
const HTML = {
  label: 'Document HTML',
  language: 'html',
  placeholder: '<ul id="list"></ul>',
} as const;
const HISTORY_PREVIEW = 60;

const getTitle = (code: string) => code.trim().split('\n', 1)[0]!.slice(0, HISTORY_PREVIEW);

interface CodePanelProps {
  code: Undoable<string>;
  /** What was run before, the newest first. */
  programs: readonly string[];
  /** The document that the code works on; undefined where it has none. */
  html: string | undefined;
  onHtml(html: string): void;
  /** Where to put the cursor. */
  jump: number | undefined;
  ask: ReturnType<typeof useConsole>['ask'];
  onFile(file: File | undefined): void;
  onRun(): void;
}

/** The program, its document, and what fills and clears them. */
export function CodePanel({ code, programs, html, onHtml, jump, ask, onFile, onRun }: CodePanelProps) {
  const { value, change, replace, reset } = code;
  const empty = value === '';
  const tooLong = useMemo(() => isTooLong(value), [value]);
  const box = useRef<HTMLDivElement>(null);
  const { Editor, cursor } = useCodeEditor(box);
  const [completion, setCompletion] = useState<Extension>();
  useEffect(() => {
    if (Editor) import('./completion').then((loaded) => setCompletion(loaded.completion(ask)));
  }, [Editor, ask]);
  const { dragging, zone } = useFileDrop(([file]) => onFile(file));
  const clearCode = () => {
    reset('');
    toast({ title: 'Cleared', action: { label: 'Undo', run: () => reset(value) } });
  };

  return (
    <div className="inputs">
      <Panel
        className={`input-box ${dragging ? 'dragging' : ''}`}
        title={INPUT.label}
        aside={empty ? undefined : plural(value.split('\n').length, 'line')}
        actions={
          <>
            <UploadButton
              file="JavaScript file"
              accept=".js,.mjs,.cjs,.ts,.mts,.cts"
              onFiles={([file]) => onFile(file)}
            />
            {programs.length > 0 && (
              <Menu label="History" icon="rotate-ccw-clock">
                {programs.map((program) => (
                  <Button key={program} variant="quiet" label={getTitle(program)} onClick={() => replace(program)} />
                ))}
              </Menu>
            )}
            <ExamplesMenu examples={EXAMPLES} onPick={({ code: example }) => replace(example)} />
            <UndoButtons steps={code} />
            <Button iconOnly variant="quiet" icon="trash-2" label="Clear" disabled={empty} onClick={clearCode} />
          </>
        }
      >
        <div
          className="drop-zone"
          data-main-input=""
          ref={box}
          {...zone}
          onKeyDownCapture={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            event.stopPropagation();
            onRun();
          }}
        >
          <Writing
            input={INPUT}
            value={value}
            onChange={(next) => change(() => next)}
            Editor={Editor}
            cursor={jump ?? cursor}
            tooLong={tooLong}
            hint=" Ready to run."
            more={completion}
          />
        </div>
        {html !== undefined && (
          <div className="js-html">
            <h3>{HTML.label}</h3>
            <Writing
              input={HTML}
              value={html}
              onChange={onHtml}
              Editor={Editor}
              cursor={undefined}
              tooLong={isTooLong(html)}
            />
          </div>
        )}
      </Panel>
    </div>
  );
}
