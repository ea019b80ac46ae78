import { lazy } from 'react';
import { formatBytes } from '@/engines/bytes/size';
import type { Language } from '@/kit/input';
import { Button } from '../controls/Button';
import { Boundary } from '../output/Boundary';
import { LongText } from '../output/LongText';
import type { Marks } from '../output/marks';

const CodeEditor = lazy(() => import('./CodeEditor'));

interface LargeInputProps {
  label: string;
  content: string | File;
  onChange(content: string): void;
  /** It is too large even for the editor. */
  isFixed: boolean;
  isEdited: boolean;
  onEdit(): void;
  language: Language | undefined;
  jump: number | undefined;
  marks: Marks | undefined;
}

/** What a text area has no room for: a file, or a text that is shown in parts. */
export default function LargeInput(props: LargeInputProps) {
  const { label, content, onChange, isFixed, isEdited, onEdit, language, jump, marks } = props;
  if (typeof content !== 'string')
    return (
      <div className="file-card">
        <strong>{content.name}</strong>
        <span>{formatBytes(content.size)}</span>
        <Button small label="Remove file" onClick={() => onChange('')} />
      </div>
    );
  const text = <LongText text={content} label={label} marks={marks} />;
  if (isFixed)
    return (
      <>
        <p className="hint-bar">Too large to edit here. Upload or drop another file, or clear it.</p>
        {text}
      </>
    );
  if (isEdited)
    return (
      <Boundary what="The editor" fallback={text}>
        <CodeEditor label={label} value={content} onChange={onChange} language={language} jump={jump} marks={marks} />
      </Boundary>
    );
  return (
    <>
      <div className="hint-bar">
        <span className="grow">Large text, shown without colors.</span>
        <Button small icon="pencil" label="Edit" onClick={onEdit} />
      </div>
      {text}
    </>
  );
}
