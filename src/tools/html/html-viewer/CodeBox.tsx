import { type ComponentType, useMemo } from 'react';
import type { Language } from '@/kit/input';
import type { CodeEditorProps } from '@/ui/CodeEditor';
import { LongText } from '@/ui/LongText';

/** The editor lays out a line as a whole; a picture written into the page as data can be megabytes in one. */
const LONGEST_LINE = 20_000;
const LARGEST = 5_000_000;

interface CodeBoxProps {
  label: string;
  language: Language;
  placeholder: string;
  value: string;
  onChange(value: string): void;
  /** The editor, once it has arrived; a plain area takes the typing until then. */
  Editor: ComponentType<CodeEditorProps> | undefined;
  /** Where the cursor stood in the plain area when the editor took over. */
  cursor: number | undefined;
  hidden: boolean;
}

export function CodeBox({ label, language, placeholder, value, onChange, Editor, cursor, hidden }: CodeBoxProps) {
  const tooLong = useMemo(
    () => value.length > LARGEST || (value.length > LONGEST_LINE && value.split('\n').some(isTooLong)),
    [value],
  );
  return (
    <div className="html-viewer-code" hidden={hidden}>
      {tooLong ? (
        <>
          <p className="hint-bar">Shown but not edited here: too large, or in lines that are too long.</p>
          <LongText text={value} label={label} />
        </>
      ) : Editor ? (
        <Editor
          label={label}
          language={language}
          placeholder={placeholder}
          value={value}
          onChange={onChange}
          jump={cursor}
        />
      ) : (
        <textarea
          aria-label={label}
          placeholder={placeholder}
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

const isTooLong = (line: string) => line.length > LONGEST_LINE;
