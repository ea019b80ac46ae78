import { CopyButton } from '@/ui/controls/Button';
import { PARTS, type Part, withPart } from './parts';

export interface Draft {
  part: Part;
  text: string;
}

interface PartFieldsProps {
  found: { href: string; parts: Readonly<Record<Part, string>> } | undefined;
  onChange(url: URL): void;
  draft: Draft | undefined;
  onDraft(draft: Draft | undefined): void;
}

export const PartFields = ({ found, onChange, draft, onDraft }: PartFieldsProps) => (
  <div className="url-fields">
    {PARTS.map(([part, label]) => {
      const value = found?.parts[part] ?? '';
      return (
        <div className="field" key={part}>
          <label htmlFor={`url-${part}`}>{label}</label>
          <div className="field-row">
            <input
              id={`url-${part}`}
              type="text"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              disabled={!found}
              value={draft?.part === part ? draft.text : value}
              onChange={(event) => {
                onDraft({ part, text: event.target.value });
                if (found) onChange(withPart(new URL(found.href), part, event.target.value));
              }}
              onBlur={() => onDraft(undefined)}
            />
            <CopyButton iconOnly variant="quiet" label={`Copy ${label}`} value={value} disabled={value === ''} />
          </div>
        </div>
      );
    })}
  </div>
);

/** Longer parts are drawn by their beginning; the fields have all of them. */
const DRAWN = 80;

const shorten = (text: string) => (text.length > DRAWN ? `${text.slice(0, DRAWN)}…` : text);

/** The URL, its parts told apart by colour; the host, which says whose it is, stands out. */
export function Drawn({ parts }: { parts: Readonly<Record<Part, string>> }) {
  const { protocol, username, password, hostname, port, pathname, search, hash } = parts;
  return (
    <p className="url-drawn" aria-hidden="true">
      <span>
        {protocol.replace(/:$/, '')}:{hostname && '//'}
      </span>
      {username && <span>{`${shorten(username)}${password && ':•••'}@`}</span>}
      <b>{shorten(hostname)}</b>
      {port && <i>:{port}</i>}
      <span className="t-string">{shorten(pathname)}</span>
      <span className="t-number">{shorten(search)}</span>
      <span className="t-key">{shorten(hash)}</span>
    </p>
  );
}
