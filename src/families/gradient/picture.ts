import type { Backdrop, Gradient } from '@/engines/gradient';
import { flatten } from '@/engines/gradient/flat';
import { gradientRows } from '@/engines/gradient/pixels';
import { gradientSvg } from '@/engines/gradient/svg';

/** Pixels drawn between two looks at whether the page has something else to do. */
const AT_ONCE = 200_000;

const pause = () => new Promise((resolve) => setTimeout(resolve));

/** The gradients as the preview shows them, the first on top, as a PNG of any size. */
export async function gradientPng(
  gradients: readonly Gradient[],
  width: number,
  height: number,
  backdrop?: Backdrop,
): Promise<Blob> {
  const [canvas, context] = newCanvas(width, height);
  if (backdrop) {
    context.fillStyle = backdrop.color;
    context.fillRect(0, 0, width, height);
    context.globalCompositeOperation = backdrop.mode;
  }
  for (const gradient of [...gradients].reverse()) context.drawImage(await draw(gradient, width, height), 0, 0);
  return encode(canvas);
}

async function draw(gradient: Gradient, width: number, height: number): Promise<HTMLCanvasElement> {
  const [canvas, context] = newCanvas(width, height);
  const flat = flatten(gradient);
  const rows = Math.max(1, Math.floor(AT_ONCE / width));
  for (let from = 0; from < height; from += rows) {
    const to = Math.min(height, from + rows);
    context.putImageData(new ImageData(gradientRows(flat, width, height, from, to), width), 0, from);
    await pause();
  }
  return canvas;
}

/** The same as an SVG. */
export const gradientDrawing = (
  gradients: readonly Gradient[],
  width: number,
  height: number,
  backdrop?: Backdrop,
): string => gradientSvg(gradients.map(flatten), width, height, backdrop);

function newCanvas(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return [canvas, canvas.getContext('2d')!];
}

const encode = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser couldn’t make the picture.'))),
      'image/png',
    );
  });
