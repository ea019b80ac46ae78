import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from '@/ui/controls/Button';
import { Examples, ExamplesMenu } from '@/ui/controls/Examples';
import { ShareMenu } from '@/ui/controls/ShareMenu';
import { InputBox, type InputHandle } from '@/ui/input/InputBox';
import { useUndoKeys } from '@/ui/input/useUndoKeys';
import type tool from './tool';
import type { TreeInput } from './useTreeInput';

interface InputPaneProps {
  definition: typeof tool;
  entered: TreeInput;
  box: RefObject<InputHandle | null>;
  /** What is wrong, above the text. */
  failed: ReactNode;
  status: ReactNode;
}

/** Where the JSON is pasted or typed. */
export function InputPane({ definition, entered, box, failed, status }: InputPaneProps) {
  const { edited, input, enter, parse, pick, paste, clearAll } = entered;
  const fields = useRef<HTMLDivElement>(null);
  useUndoKeys(fields, edited);
  return (
    <div className="jw-input" ref={fields} onPasteCapture={paste.onPaste}>
      {failed}
      <InputBox
        input={definition.input}
        value={input}
        handle={box}
        onChange={enter}
        onSubmit={() => parse(input)}
        actions={
          <>
            <ExamplesMenu examples={definition.examples} onPick={pick} />
            <ShareMenu
              shape={definition.options}
              options={{ search: '' }}
              inputs={input === '' ? undefined : { input }}
            />
            <Button
              iconOnly
              variant="quiet"
              icon="trash-2"
              label="Clear All"
              aria-disabled={input === ''}
              onClick={input === '' ? undefined : clearAll}
            />
            <div className="dock">
              <Button small variant="primary" label="Parse JSON" disabled={input === ''} onClick={() => parse(input)} />
            </div>
          </>
        }
      />
      {status}
      {input === '' && <Examples examples={definition.examples} onPick={pick} />}
    </div>
  );
}
