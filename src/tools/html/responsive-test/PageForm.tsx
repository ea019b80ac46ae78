import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '@/ui/controls/Button';
import { Switch } from '@/ui/controls/Switch';
import { UploadButton } from '@/ui/controls/UploadButton';
import { useFileDrop } from '@/ui/input/useFileDrop';
import { Panel } from '@/ui/output/Panel';

interface AddressFormProps {
  typed: string;
  invalid: boolean;
  busy: boolean;
  /** What became of the last load. */
  state: ReactNode;
  onType(text: string): void;
  onLoad(): void;
  onPaste(): void;
}

/** Where the address of a page is typed. */
export function AddressForm({ typed, invalid, busy, state, onType, onLoad, onPaste }: AddressFormProps) {
  const id = useId();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onLoad();
  };
  return (
    <form className="panel short-panel" onSubmit={onSubmit} noValidate>
      <div className="field short-input">
        <label htmlFor={id}>URL</label>
        <input
          id={id}
          data-main-input=""
          type="text"
          inputMode="url"
          value={typed}
          placeholder="https://example.com"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={invalid || undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      <Button label="Paste HTML" icon="code-xml" onClick={onPaste} />
      <Button type="submit" variant="primary" label="Load" busy={busy} disabled={typed.trim() === ''} />
      <div className="viewport-notes">
        <p id={`${id}-hint`}>
          Load makes your browser request this address directly. It’s the only request to another host.
        </p>
        <p role="status">{state}</p>
      </div>
    </form>
  );
}

interface HtmlFormProps {
  html: string;
  /** What is to be known of this page. */
  note: ReactNode;
  scripts: boolean;
  onType(html: string): void;
  onFile(file: File | undefined): void;
  onScripts(on: boolean): void;
  onAddress(): void;
}

/** Where a page is pasted that is at no address. */
export function HtmlForm({ html, note, scripts, onType, onFile, onScripts, onAddress }: HtmlFormProps) {
  const id = useId();
  const { dragging, zone } = useFileDrop(([file]) => onFile(file));
  return (
    <Panel
      className={`viewport-source ${dragging ? 'dragging' : ''}`}
      title="HTML"
      actions={
        <>
          <UploadButton
            file="HTML file"
            label="Open File"
            iconOnly={false}
            small
            accept=".html,.htm"
            onFiles={([file]) => onFile(file)}
          />
          <Button small variant="quiet" icon="globe" label="Use an Address" onClick={onAddress} />
        </>
      }
    >
      <div className="drop-zone" {...zone}>
        <textarea
          aria-label="Pasted HTML"
          aria-describedby={`${id}-hint`}
          data-main-input=""
          value={html}
          placeholder="<h1>Hello</h1>"
          rows={5}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={(event) => onType(event.target.value)}
        />
        <div className="viewport-notes">
          <p id={`${id}-hint`}>{note}</p>
          <Switch label="Run Scripts" on={scripts} onChange={onScripts} />
        </div>
      </div>
    </Panel>
  );
}
