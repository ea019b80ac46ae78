import type { CSSProperties, Ref } from 'react';
import type { Theme } from './appearance';

interface PreviewProps {
  art: string;
  text: string;
  theme: Theme;
  /** In the colors of the site. */
  follows: boolean;
  animate: boolean;
  /** Kept in the page then: the image is drawn in its colors. */
  hidden: boolean;
  stage: Ref<HTMLPreElement>;
}

export function Preview({ art, text, theme, follows, animate, hidden, stage }: PreviewProps) {
  const lines = art.split('\n');
  const columns = lines.reduce((most, line) => Math.max(most, line.length), 1);
  return (
    <div
      className={`art-stage ${hidden ? 'unseen' : ''} ${follows ? 'follows' : ''}`}
      data-art={theme}
      aria-hidden={hidden || undefined}
    >
      <pre
        // A drawing is a new picture: the empty one does not grow into it.
        key={String(art === '')}
        ref={stage}
        role="img"
        aria-label={art === '' ? 'Nothing drawn yet' : `ASCII art: ${text.slice(0, 100)}`}
        className={animate ? 'moving' : undefined}
        data-art={theme}
        style={{ '--columns': columns } as CSSProperties}
      >
        {lines.map((line, row) => (
          // A new drawing moves in anew, line after line.
          <span key={`${row}:${art.length}:${line}`} style={{ '--row': Math.min(row, 30) } as CSSProperties}>
            {`${line}\n`}
          </span>
        ))}
      </pre>
    </div>
  );
}
