import { type FormEvent, useState } from 'react';
import { formatBytes } from '@/engines/bytes/size';
import type { Library } from '@/engines/markup/page';
import { Button } from '@/ui/controls/Button';
import { toast } from '@/ui/controls/Toast';
import { UploadButton } from '@/ui/controls/UploadButton';
import { readText } from '@/ui/input/read-file';

interface LibrariesProps {
  libraries: readonly Library[];
  onChange(libraries: readonly Library[]): void;
}

const MOST = 10;
/** All of them come with every preview. */
const MOST_TEXT = 3_000_000;

const KINDS = { script: 'Script', style: 'Style sheet' } as const;

/** A sheet begins with a rule, a comment or an at-rule; a script that begins so has a bracket or an equals sign before. */
const guessKind = (name: string, text: string): Library['kind'] => {
  if (/\.css$/i.test(name)) return 'style';
  if (/\.m?js$/i.test(name)) return 'script';
  const start = text.replace(/\/\*[\s\S]*?\*\//g, '').trimStart();
  return /^(?:@(?:charset|import|media|font-face|layer|property|supports)\b|[^(){};="'`]+\{\s*(?:[-\w]+\s*:|\}))/.test(
    start,
  )
    ? 'style'
    : 'script';
};

/** What of these does not fit is said; undefined then. */
function withAdded(libraries: readonly Library[], added: readonly Library[]): readonly Library[] | undefined {
  const next = [...libraries.filter((one) => added.every((other) => other.name !== one.name)), ...added];
  const size = next.reduce((sum, one) => sum + one.text.length, 0);
  if (next.length <= MOST && size <= MOST_TEXT) return next;
  toast({
    title: 'Not added',
    description: `Up to ${MOST} libraries of ${formatBytes(MOST_TEXT)} in all can be used.`,
    tone: 'destructive',
  });
}

/** Scripts and style sheets of the visitor that the page builds on; none is fetched from anywhere. */
export const Libraries = (props: LibrariesProps) => (
  <div className="html-viewer-libraries">
    {props.libraries.length > 0 && <AddedLibraries {...props} />}
    <LibraryForm {...props} />
  </div>
);

/** Those that are there, in the order in which they come before the page. */
function AddedLibraries({ libraries, onChange }: LibrariesProps) {
  const moveUp = (at: number) => {
    const next = [...libraries];
    const [moved] = next.splice(at, 1);
    next.splice(at - 1, 0, moved!);
    onChange(next);
  };
  return (
    <ol>
      {libraries.map((one, at) => (
        <li key={one.name}>
          <span className="grow">{one.name}</span>
          <span className="html-viewer-kind">{`${KINDS[one.kind]}, ${formatBytes(one.text.length)}`}</span>
          <Button
            iconOnly
            small
            variant="quiet"
            icon="arrow-up"
            label={`Move ${one.name} up`}
            disabled={at === 0}
            onClick={() => moveUp(at)}
          />
          <Button
            iconOnly
            small
            variant="quiet"
            icon="x"
            label={`Remove ${one.name}`}
            onClick={() => {
              onChange(libraries.filter((other) => other !== one));
              toast({ title: `${one.name} removed`, action: { label: 'Undo', run: () => onChange(libraries) } });
            }}
          />
        </li>
      ))}
    </ol>
  );
}

/** Where one is pasted or opened. */
function LibraryForm({ libraries, onChange }: LibrariesProps) {
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const add = (added: readonly Library[]): boolean => {
    const next = withAdded(libraries, added);
    if (next) onChange(next);
    return next !== undefined;
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const called = name.trim() || `Library ${libraries.length + 1}`;
    if (text.trim() === '' || !add([{ name: called, kind: guessKind(called, text), text }])) return;
    setName('');
    setText('');
  };
  const takeFiles = async (files: readonly File[]) => {
    const read: Library[] = [];
    for (const file of files) {
      const content = await readText(file, '.js, .mjs, .css');
      if (content !== undefined) read.push({ name: file.name, kind: guessKind(file.name, content), text: content });
    }
    if (read.length > 0) add(read);
  };

  return (
    <form onSubmit={onSubmit}>
      <label className="field">
        <span>Name</span>
        <input
          type="text"
          value={name}
          maxLength={60}
          placeholder="jquery.min.js"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <label className="field wide">
        <span>Source of the library</span>
        <textarea
          rows={4}
          value={text}
          spellCheck={false}
          autoComplete="off"
          placeholder="Paste a script or a style sheet"
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <div className="html-viewer-buttons">
        <Button type="submit" label="Add Library" icon="plus" disabled={text.trim() === ''} />
        <UploadButton
          file="Files of libraries"
          label="Open Files"
          iconOnly={false}
          multiple
          accept=".js,.mjs,.css"
          onFiles={takeFiles}
        />
      </div>
      <p className="field-remark">
        They come before your own code, in this order, and are part of the file you save; a link leaves them out.
      </p>
    </form>
  );
}
