import { type RefObject, useEffect } from 'react';
import { type Drawn, paint } from './paint';

interface ArtCanvasProps {
  art: Drawn | undefined;
  name: string;
  lineHeight: number;
  onLight: boolean;
  /** Kept in the page then: the image that is saved is this one. */
  hidden: boolean;
  isSample: boolean;
  canvas: RefObject<HTMLCanvasElement | null>;
}

export function ArtCanvas({ art, name, lineHeight, onLight, hidden, isSample, canvas }: ArtCanvasProps) {
  useEffect(() => {
    if (!canvas.current) return;
    if (art) paint(canvas.current, art, { lineHeight, onLight });
    // The picture before is not what was chosen.
    else canvas.current.width = canvas.current.height = 0;
  }, [art, lineHeight, onLight, canvas]);
  return (
    <div className={`image-ascii-stage ${hidden ? 'unseen' : ''}`} data-ground={onLight ? 'light' : 'dark'}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={art ? `ASCII art of ${name}` : 'Nothing drawn yet'}
        className={isSample ? 'is-sample' : ''}
        // Until it is drawn on.
        width={0}
        height={0}
      />
    </div>
  );
}
