import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { RichText } from './rich-text';

const LEAST = 16;
const MOST = 4000;

/** A handle at the corner of the picture that is selected; the arrow keys move it too. */
export function PictureSize({ rich }: { rich: RichText }) {
  const grip = useRef<HTMLDivElement>(null);
  const start = useRef<{ x: number; width: number; image: HTMLImageElement }>(undefined);
  const [image] = useState(() => rich.cursor.selectedImage());
  const [place, setPlace] = useState<{ left: number; top: number; width: number }>();

  useEffect(() => {
    if (!image) return;
    const paper = grip.current!.parentElement!;
    const put = () => {
      const [inner, outer] = [image.getBoundingClientRect(), paper.getBoundingClientRect()];
      setPlace({
        left: inner.right - outer.left,
        top: inner.bottom - outer.top,
        width: Math.round(inner.width),
      });
    };
    const observer = new ResizeObserver(put);
    observer.observe(image);
    observer.observe(paper);
    paper.addEventListener('scroll', put, true);
    put();
    return () => {
      observer.disconnect();
      paper.removeEventListener('scroll', put, true);
    };
  }, [image]);

  const resize = (to: number) => image?.setAttribute('width', String(Math.round(Math.min(MOST, Math.max(LEAST, to)))));
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || !image) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    rich.step(() => {});
    start.current = { x: event.clientX, width: image.getBoundingClientRect().width, image };
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (start.current) resize(start.current.width + clientX - start.current.x);
  };
  const end = () => {
    start.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (!by || !image) return;
    event.preventDefault();
    rich.step(() => resize(image.getBoundingClientRect().width + by * (event.shiftKey ? 10 : 1)));
  };
  return (
    <div
      ref={grip}
      className="html-editor-grip"
      role="slider"
      tabIndex={0}
      aria-label="Picture size"
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      aria-valuenow={place?.width ?? LEAST}
      aria-valuetext={place && `${place.width} px`}
      style={{ left: place?.left, top: place?.top, visibility: place ? undefined : 'hidden' }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={onKeyDown}
    />
  );
}
