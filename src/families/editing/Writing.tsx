import type { Extension } from '@codemirror/state';
import type { ComponentType } from 'react';
import type { TextInput } from '@/kit/input';
import type { CodeEditorProps } from '@/ui/input/CodeEditor';
import { LongText } from '@/ui/output/LongText';

interface WritingProps {
  input: Pick<TextInput, 'label' | 'language' | 'placeholder'>;
  value: string;
  onChange(text: string): void;
  /** Once it has arrived. */
  Editor: ComponentType<CodeEditorProps> | undefined;
  cursor: number | undefined;
  tooLong: boolean;
  /** What can be done with a text that is too long. */
  hint?: string;
  /** What its editor can do beside what all can. */
  more?: Extension;
}

/** Where a text is written: in a plain area until the editor has come, and only shown where it is too long. */
export function Writing({ input, value, onChange, Editor, cursor, tooLong, hint = '', more }: WritingProps) {
  const { label, language, placeholder } = input;
  if (tooLong)
    return (
      <>
        <p className="hint-bar">{`Too large to edit here, or its lines are too long.${hint}`}</p>
        <LongText text={value} label={label} />
      </>
    );
  if (Editor)
    return (
      <Editor
        label={label}
        language={language}
        placeholder={placeholder}
        value={value}
        onChange={onChange}
        jump={cursor}
        more={more}
      />
    );
  return (
    <textarea
      aria-label={label}
      placeholder={placeholder}
      value={value}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
