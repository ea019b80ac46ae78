import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import type { TextInput } from '@/kit/input';
import type { CodeEditorProps } from '@/ui/CodeEditor';
import { LongText } from '@/ui/LongText';
import { withoutData } from './inline-data';

interface Loaded {
  Editor: ComponentType<CodeEditorProps>;
  showChips(box: Element): void;
}
interface SourceCodeProps {
  input: TextInput;
  value: string;
  onChange(value: string): void;
}

/** The editor lays out a line as a whole. */
const LONGEST_LINE = 20_000;
const LARGEST = 20_000_000;

const isTooLong = (text: string): boolean =>
  text.length > LARGEST ||
  (text.length > LONGEST_LINE &&
    text.split('\n').some((line) => line.length > LONGEST_LINE && withoutData(line).length > LONGEST_LINE));

export function SourceCode({ input, value, onChange }: SourceCodeProps) {
  const box = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  const tooLong = useMemo(() => isTooLong(value), [value]);

  useEffect(() => {
    let current = true;
    Promise.all([import('@/ui/CodeEditor'), import('./chips')]).then(([{ default: Editor }, { showChips }]) => {
      if (current) setLoaded({ Editor, showChips });
    });
    return () => {
      current = false;
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is another once the text is short again.
  useEffect(() => {
    const editor = box.current?.querySelector('.code-editor');
    if (editor) loaded?.showChips(editor);
  }, [loaded, tooLong]);

  return (
    <div className="drop-zone" ref={box}>
      {tooLong ? (
        <>
          <p className="hint-bar">Shown but not edited here: too large, or in lines that are too long.</p>
          <LongText text={value} label={input.label} />
        </>
      ) : loaded ? (
        <loaded.Editor
          label={input.label}
          language={input.language}
          placeholder={input.placeholder}
          value={value}
          onChange={onChange}
        />
      ) : (
        <textarea
          aria-label={input.label}
          placeholder={input.placeholder}
          value={value}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  );
}
