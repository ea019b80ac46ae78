import { useEffect, useMemo, useRef } from 'react';
import { isTooLongBesideData } from '@/families/editing/inline-data';
import { useCodeEditor } from '@/families/editing/useCodeEditor';
import { Writing } from '@/families/editing/Writing';
import type { TextInput } from '@/kit/input';

interface SourceCodeProps {
  input: TextInput;
  value: string;
  onChange(value: string): void;
}

const loadChips = () => import('./show-chips');

export function SourceCode(props: SourceCodeProps) {
  const box = useRef<HTMLDivElement>(null);
  const { Editor, cursor, more: chips } = useCodeEditor(box, loadChips);
  const tooLong = useMemo(() => isTooLongBesideData(props.value), [props.value]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is another once the text is short again.
  useEffect(() => {
    const editor = box.current?.querySelector('.code-editor');
    if (editor) chips?.showChips(editor);
  }, [chips, tooLong]);

  return (
    <div className="drop-zone" ref={box}>
      <Writing {...props} Editor={Editor} cursor={cursor} tooLong={tooLong} />
    </div>
  );
}
