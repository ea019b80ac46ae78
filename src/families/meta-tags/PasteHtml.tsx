import { useId, useState } from 'react';
import { type PageHead, readPage } from '@/engines/meta-tags/read-page';

/** Reading more than this would be felt, and no head of a page is so long. */
const LONGEST = 1_000_000;

/** Fills the fields from a page's HTML, and says which of its tags are missing or doubled. */
export default function PasteHtml({ onRead }: { onRead(head: PageHead): void }) {
  const id = useId();
  const [head, setHead] = useState<PageHead>();
  const [text, setText] = useState('');
  const read = (html: string) => {
    // What comes after the head takes long to read and says nothing here.
    const end = html.slice(0, LONGEST).search(/<body[\s>]/i);
    const part = html.slice(0, end < 0 ? LONGEST : end);
    setText(part.length > 20_000 ? `${part.slice(0, 20_000)}…` : part);
    if (part.trim() === '') return setHead(undefined);
    const found = readPage(part);
    setHead(found);
    if (Object.keys(found.values).length > 0) onRead(found);
  };
  return (
    <div className="meta-paste">
      <div className="field wide">
        <label htmlFor={id}>HTML of a page</label>
        <textarea
          id={id}
          rows={4}
          value={text}
          spellCheck={false}
          placeholder="<head>…</head>"
          onChange={(event) => read(event.target.value)}
        />
      </div>
      <div role="status">
        {head && Object.keys(head.values).length === 0 && (
          <p className="field-problem">No meta tags were found in it.</p>
        )}
        {head && head.doubled.length > 0 && <Names title="There more than once" names={head.doubled} />}
        {head && head.missing.length > 0 && <Names title="Missing" names={head.missing} />}
      </div>
    </div>
  );
}

const Names = ({ title, names }: { title: string; names: readonly string[] }) => (
  <div className="meta-names">
    <h3>{title}</h3>
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  </div>
);
