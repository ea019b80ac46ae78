import type { Heading } from '@/engines/markdown/blocks';
import './documents.css';

interface OutlineProps {
  headings: readonly Heading[];
  label: string;
  onGo(heading: Heading): void;
}

/** The headings of the open document: press one to go there. */
export function Outline({ headings, label, onGo }: OutlineProps) {
  const top = Math.min(...headings.map(({ level }) => level));
  return (
    <nav className="documents" aria-label={label}>
      <div className="documents-head">
        <span className="documents-label">{label}</span>
      </div>
      {headings.length === 0 ? (
        <p className="documents-none">No headings yet</p>
      ) : (
        <ul>
          {headings.slice(0, 1000).map((heading) => (
            <li key={heading.id}>
              <button
                type="button"
                title={heading.text}
                style={{ paddingInlineStart: `${10 + (heading.level - top) * 12}px` }}
                onClick={() => onGo(heading)}
              >
                {heading.text || '–'}
              </button>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
