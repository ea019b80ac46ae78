import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CodeEditorProps } from '@/ui/input/CodeEditor';

interface Arrived<More> {
  Editor: ComponentType<CodeEditorProps>;
  /** Where the cursor stood in the plain area when the editor took over. */
  cursor: number | undefined;
  more: More;
}

const nothing = async () => undefined;

/**
 * The editor once it has arrived; until then a plain area in the box takes the typing.
 * @param load fetches what else has to be there with the editor; the same function always.
 */
export function useCodeEditor<More = undefined>(
  box: RefObject<HTMLElement | null>,
  load: () => Promise<More> = nothing as () => Promise<never>,
): Partial<Arrived<More>> {
  const [arrived, setArrived] = useState<Partial<Arrived<More>>>({});

  useEffect(() => {
    let current = true;
    let composing = false;
    const element = box.current!;
    const note = ({ type }: Event) => {
      composing = type === 'compositionstart';
    };
    element.addEventListener('compositionstart', note);
    element.addEventListener('compositionend', note);
    Promise.all([import('@/ui/input/CodeEditor'), load()]).then(([{ default: Editor }, more]) => {
      const take = () => {
        if (!current) return;
        // An input method would lose what it has begun.
        if (composing) return void setTimeout(take, 200);
        const area = document.activeElement;
        const typing = area instanceof HTMLTextAreaElement && element.contains(area);
        // At once: a letter typed before it is drawn would stand behind the cursor.
        flushSync(() => setArrived({ Editor, more, cursor: typing ? area.selectionStart : undefined }));
      };
      take();
    });
    return () => {
      current = false;
      element.removeEventListener('compositionstart', note);
      element.removeEventListener('compositionend', note);
    };
  }, [box, load]);

  return arrived;
}
