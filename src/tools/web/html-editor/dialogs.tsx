import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { safeSrc } from '@/engines/html-clean/allowed';
import { PICTURES, readPicture } from '@/families/editing/read-picture';
import { Button } from '@/ui/controls/Button';
import { Switch } from '@/ui/controls/Switch';
import { UploadButton } from '@/ui/controls/UploadButton';
import { linkAddress } from './address';
import type { ImageFacts } from './commands';

interface AskProps {
  title: string;
  action: string;
  /** Says what is wrong, or nothing when it is done. */
  onDone(): string | undefined;
  onClose(): void;
  extra?: ReactNode;
  children: ReactNode;
}

function Ask({ title, action, onDone, onClose, extra, children }: AskProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState<string>();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="html-editor-dialog" aria-labelledby={id} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const wrong = onDone();
          setProblem(wrong);
          if (wrong === undefined) onClose();
        }}
      >
        <h2 id={id}>{title}</h2>
        {children}
        {problem && (
          <p className="html-editor-problem" role="alert">
            {problem}
          </p>
        )}
        <div className="html-editor-buttons">
          {extra}
          <span className="grow" />
          <Button label="Cancel" onClick={onClose} />
          <Button type="submit" variant="primary" label={action} />
        </div>
      </form>
    </dialog>
  );
}

interface FieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  type?: 'text' | 'url' | 'number';
  placeholder?: string;
  max?: number;
}

const Field = ({ label, value, onChange, type = 'text', placeholder, max }: FieldProps) => (
  <label className="field">
    <span>{label}</span>
    <input
      type={type}
      value={value}
      placeholder={placeholder}
      autoComplete="off"
      {...(type === 'number' && { min: 1, max })}
      onChange={(event) => onChange(event.target.value)}
    />
  </label>
);

interface LinkDialogProps {
  initial: { address: string; text: string };
  onSave(address: string, text: string): void;
  onRemove(): void;
  onClose(): void;
}

export function LinkDialog({ initial, onSave, onRemove, onClose }: LinkDialogProps) {
  const [address, setAddress] = useState(initial.address);
  const [text, setText] = useState(initial.text);
  return (
    <Ask
      title="Link"
      action="Save"
      onClose={onClose}
      onDone={() => {
        const safe = linkAddress(address);
        if (safe === undefined) return 'Enter a URL, an email address or a phone number as tel:…';
        onSave(safe, text);
        return undefined;
      }}
      extra={
        initial.address !== '' && (
          <Button
            label="Remove Link"
            onClick={() => {
              onRemove();
              onClose();
            }}
          />
        )
      }
    >
      <Field label="Address" type="url" value={address} onChange={setAddress} placeholder="https://example.com" />
      <Field label="Text" value={text} onChange={setText} />
    </Ask>
  );
}

interface ImageDialogProps {
  initial: ImageFacts | undefined;
  onSave(image: ImageFacts): void;
  onClose(): void;
}

export function ImageDialog({ initial, onSave, onClose }: ImageDialogProps) {
  const inline = initial?.src.startsWith('data:') ?? false;
  const [data, setData] = useState(inline ? initial!.src : '');
  const [name, setName] = useState(inline ? 'Picture unchanged' : '');
  const [address, setAddress] = useState(inline ? '' : (initial?.src ?? ''));
  const [alt, setAlt] = useState(initial?.alt ?? '');
  const [width, setWidth] = useState(initial?.width ?? '');
  const take = async (file: File | undefined) => {
    const read = file && (await readPicture(file, 'document'));
    if (!read) return;
    setData(read);
    setName(file!.name);
    setAddress('');
    setAlt((old) => old || file!.name.replace(/\.[^.]*$/, ''));
  };
  return (
    <Ask
      title="Image"
      action="Save"
      onClose={onClose}
      onDone={() => {
        const src =
          address === ''
            ? data
            : safeSrc(/^[\w-]+(?:\.[\w-]+)+\//.test(address.trim()) ? `https://${address.trim()}` : address);
        if (!src) return 'Choose a file or enter a picture’s URL';
        onSave({ src, alt: alt.trim(), width: /^\d{1,5}%?$/.test(width) ? width : '' });
        return undefined;
      }}
    >
      <div className="field-row">
        <UploadButton
          iconOnly={false}
          variant="plain"
          label="Choose File"
          file="Picture"
          accept={PICTURES}
          onFiles={([file]) => take(file)}
        />
        <span className="html-editor-file">{name || 'PNG, JPEG, GIF or WebP, stored in the HTML itself'}</span>
      </div>
      <Field
        label="Address"
        type="url"
        value={address}
        onChange={setAddress}
        placeholder="https://example.com/picture.jpg"
      />
      <Field
        label="Description"
        value={alt}
        onChange={setAlt}
        placeholder="A description for people who can’t see it"
      />
      <Field label="Width" type="number" max={10_000} value={width} onChange={setWidth} placeholder="px" />
    </Ask>
  );
}

interface TableDialogProps {
  onSave(rows: number, columns: number, header: boolean): void;
  onClose(): void;
}

const MOST_ROWS = 100;
const MOST_COLUMNS = 30;

export function TableDialog({ onSave, onClose }: TableDialogProps) {
  const [rows, setRows] = useState('3');
  const [columns, setColumns] = useState('3');
  const [header, setHeader] = useState(true);
  return (
    <Ask
      title="Table"
      action="Insert"
      onClose={onClose}
      onDone={() => {
        const [height, width] = [Number(rows), Number(columns)];
        const right = (count: number, most: number) => Number.isInteger(count) && count >= 1 && count <= most;
        if (!right(height, MOST_ROWS) || !right(width, MOST_COLUMNS))
          return `1 to ${MOST_ROWS} rows and 1 to ${MOST_COLUMNS} columns`;
        onSave(height, width, header);
        return undefined;
      }}
    >
      <div className="field-row">
        <Field label="Rows" type="number" max={MOST_ROWS} value={rows} onChange={setRows} />
        <Field label="Columns" type="number" max={MOST_COLUMNS} value={columns} onChange={setColumns} />
      </div>
      <Switch variant="checkbox" label="Header Row" on={header} onChange={setHeader} />
    </Ask>
  );
}

const COLORS = {
  Black: '#1c1d1a',
  Gray: '#6b6b66',
  Red: '#c0262d',
  Orange: '#b85c00',
  Yellow: '#ffe45c',
  Green: '#1e7d45',
  Teal: '#0f766e',
  Blue: '#1f5fc4',
  Purple: '#7a3fc0',
  Pink: '#c2347f',
  'Light Green': '#c4f0cf',
  'Light Blue': '#cfe5ff',
} as const;

interface ColorDialogProps {
  of: 'font' | 'highlight';
  onSave(color: string | null): void;
  onClose(): void;
}

export function ColorDialog({ of, onSave, onClose }: ColorDialogProps) {
  const [color, setColor] = useState<string>(of === 'font' ? COLORS.Red : COLORS.Yellow);
  return (
    <Ask
      title={of === 'font' ? 'Font Color' : 'Highlight'}
      action="Apply"
      onClose={onClose}
      onDone={() => {
        onSave(color);
        return undefined;
      }}
      extra={
        <Button
          label="No Color"
          onClick={() => {
            onSave(null);
            onClose();
          }}
        />
      }
    >
      <fieldset className="html-editor-colors">
        <legend>Palette</legend>
        {Object.entries(COLORS).map(([name, value]) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            title={name}
            aria-pressed={value === color}
            style={{ background: value }}
            onClick={() => setColor(value)}
          />
        ))}
      </fieldset>
      <label className="field">
        <span>Other color</span>
        <input type="color" value={color} onChange={(event) => setColor(event.target.value)} />
      </label>
    </Ask>
  );
}
