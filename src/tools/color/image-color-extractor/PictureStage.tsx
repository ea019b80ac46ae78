import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { writeHex8 } from '@/engines/color/rgb8';
import { assignColors, averageAt } from '@/engines/palette/pick';
import type { Pixels } from '@/engines/palette/png';
import { scaleDown } from '@/engines/palette/sample';
import type { Picture } from '@/families/picture/usePicture';
import { Announce } from '@/ui/output/Announce';
import type { Extracted } from './tool';
import { usePixels } from './usePixels';
import './picture-stage.css';

interface PictureStageProps {
  picture: Picture;
  /** The side of the square that is averaged. */
  side: number;
  colors: readonly Extracted[];
  /** The color whose places are shown. */
  found: number | undefined;
  onPick(hex: string): void;
  onBroken(): void;
}

interface Place {
  x: number;
  y: number;
}

/** Pixels of the loupe, each way. */
const SEEN = 11;
const CELL = 12;
const FEW = 1;
const MANY = 10;
const MOST_MARKED = 160_000;

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const clampTo = (value: number, size: number) => Math.min(size - 1, Math.max(0, value));

function colorAt(pixels: Pixels, { x, y }: Place, side: number): string {
  const [r, g, b] = averageAt(pixels, x, y, side) ?? [];
  return r === undefined ? '' : writeHex8({ r, g: g!, b: b!, alpha: 1 });
}

/** A picture under a loupe: the pointer or the arrow keys move it, a click or Enter picks. */
export default function PictureStage({ picture, side, colors, found, onPick, onBroken }: PictureStageProps) {
  const pixels = usePixels(picture.bytes);
  const [place, setPlace] = useState<Place>();
  const [isLooking, setLooking] = useState(false);
  const hex = pixels && place ? colorAt(pixels, place, side) : '';
  const pick = () => hex && onPick(hex);

  const follow = (event: PointerEvent) => {
    if (!pixels) return;
    setLooking(true);
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    setPlace({
      x: clampTo(Math.floor(((event.clientX - left) / width) * pixels.width), pixels.width),
      y: clampTo(Math.floor(((event.clientY - top) / height) * pixels.height), pixels.height),
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [right, down] = STEPS[event.key] ?? [];
    if (event.key === 'Enter' || event.key === ' ') pick();
    else if (event.key === 'Escape') setLooking(false);
    else if (!pixels || right === undefined) return;
    else {
      setLooking(true);
      const by = event.shiftKey ? MANY : FEW;
      const from = place ?? { x: pixels.width >> 1, y: pixels.height >> 1 };
      setPlace({ x: clampTo(from.x + right * by, pixels.width), y: clampTo(from.y + down! * by, pixels.height) });
    }
    event.preventDefault();
  };

  return (
    <div
      className="ice-stage"
      role="application"
      aria-label="Pick a color: arrow keys by 1 pixel, with Shift by 10, Enter picks"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys pick on it.
      tabIndex={0}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => setLooking(false)}
      onClick={pick}
      onKeyDown={onKeyDown}
      onBlur={() => setLooking(false)}
    >
      <img src={picture.url} alt={`Preview of ${picture.name}`} decoding="async" draggable={false} onError={onBroken} />
      {pixels && found !== undefined && colors[found] && <Marks pixels={pixels} colors={colors} found={found} />}
      {pixels && place && isLooking && <Loupe pixels={pixels} place={place} side={side} hex={hex} />}
      <Announce text={place && isLooking && hex ? `${hex} at ${place.x}, ${place.y}` : ''} />
    </div>
  );
}

function Loupe({ pixels, place, side, hex }: { pixels: Pixels; place: Place; side: number; hex: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { x, y } = place;
  useEffect(() => {
    const context = canvas.current!.getContext('2d')!;
    context.clearRect(0, 0, SEEN * CELL, SEEN * CELL);
    const first = -(SEEN - 1) / 2;
    for (let row = 0; row < SEEN; row++)
      for (let column = 0; column < SEEN; column++) {
        const [left, top] = [x + first + column, y + first + row];
        if (left < 0 || top < 0 || left >= pixels.width || top >= pixels.height) continue;
        const [r, g, b, a] = pixels.data.subarray((top * pixels.width + left) * 4);
        context.fillStyle = `rgb(${r} ${g} ${b} / ${a! / 255})`;
        context.fillRect(column * CELL, row * CELL, CELL, CELL);
      }
    const edge = ((SEEN - side) / 2) * CELL;
    context.lineWidth = 2;
    context.strokeStyle = '#000';
    context.strokeRect(edge - 1, edge - 1, side * CELL + 2, side * CELL + 2);
    context.strokeStyle = '#fff';
    context.strokeRect(edge + 1, edge + 1, side * CELL - 2, side * CELL - 2);
  }, [pixels, x, y, side]);
  // Away from the pointer, and inside the picture.
  const isRight = x > pixels.width / 2;
  const isLow = y > pixels.height / 2;
  return (
    <div
      className="ice-loupe"
      data-left={isRight || undefined}
      data-up={isLow || undefined}
      style={{ left: `${((x + 0.5) / pixels.width) * 100}%`, top: `${((y + 0.5) / pixels.height) * 100}%` }}
    >
      <canvas ref={canvas} width={SEEN * CELL} height={SEEN * CELL} />
      <code>{hex || 'transparent'}</code>
      <small>
        {x}, {y}
      </small>
    </div>
  );
}

/** Everything darkened but what is nearer to one color than to the others. */
function Marks({ pixels, colors, found }: { pixels: Pixels; colors: readonly Extracted[]; found: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { width, height } = scaleDown(pixels.width, pixels.height, MOST_MARKED);
    const small = new Uint8ClampedArray(width * height * 4);
    for (let at = 0; at < width * height; at++) {
      const x = Math.floor((((at % width) + 0.5) * pixels.width) / width);
      const y = Math.floor(((Math.floor(at / width) + 0.5) * pixels.height) / height);
      const from = (y * pixels.width + x) * 4;
      small.set(pixels.data.subarray(from, from + 4), at * 4);
    }
    const assigned = assignColors(
      { width, height, data: small },
      colors.map(({ rgb }) => rgb),
    );
    const shade = new Uint8ClampedArray(width * height * 4);
    for (const [at, color] of assigned.entries())
      shade.set(color === found && small[at * 4 + 3]! > 0 ? [0, 0, 0, 0] : [16, 16, 16, 205], at * 4);
    canvas.current!.width = width;
    canvas.current!.height = height;
    canvas.current!.getContext('2d')!.putImageData(new ImageData(shade, width, height), 0, 0);
  }, [pixels, colors, found]);
  return <canvas ref={canvas} className="ice-marks" data-found={colors[found]!.hex} />;
}
