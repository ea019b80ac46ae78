import { source } from '@/kit/input';
import { Button } from '@/ui/controls/Button';
import { InputBox } from '@/ui/input/InputBox';
import type { Undoable } from '@/ui/input/useUndoable';
import { plural } from '@/ui/output/count';
import type { ChainState } from './state';

const INPUT = source('Input');
const MOST_NAMES = 50;

interface ChainInputProps {
  edited: Undoable<ChainState>;
  /** The first step makes something new. */
  isGenerator: boolean;
}

/** What goes in: a text, a file, or several of them. */
export function ChainInput({ edited, isGenerator }: ChainInputProps) {
  const { value: state, change, replace } = edited;
  const { input, files, each } = state;

  const takeFiles = (provided: readonly File[]) => {
    if (provided.length > 1) replace({ ...state, files: provided, input: '', each: 'file' });
    else if (provided[0]) replace({ ...state, files: [], input: provided[0], each: each === 'file' ? 'whole' : each });
  };

  if (files.length > 1)
    return (
      <section className="panel input-box" aria-label="Input">
        <header className="panel-bar">
          <h2>Input</h2>
          <span className="panel-aside">{plural(files.length, 'file')}</span>
          <div className="panel-actions">
            <Button small label="Remove files" onClick={() => replace({ ...state, files: [], each: 'whole' })} />
          </div>
        </header>
        <ul className="ch-filelist">
          {files.slice(0, MOST_NAMES).map((file, at) => (
            <li key={`${at} ${file.name}`}>{file.name}</li>
          ))}
          {files.length > MOST_NAMES && <li>and {files.length - MOST_NAMES} more</li>}
        </ul>
      </section>
    );
  if (isGenerator) return <p className="quiet-note ch-generated">The first step makes its own input.</p>;
  return (
    <InputBox
      input={INPUT}
      value={input}
      onChange={(content) => change((old) => ({ ...old, input: content }))}
      onFiles={takeFiles}
    />
  );
}
