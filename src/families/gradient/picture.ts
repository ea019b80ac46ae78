import { type Backdrop, type Gradient, gradientRows } from '@/engines/gradient';

/** Pixels drawn between two looks at whether the page has something else to do. */
const AT_ONCE = 200_000;

const pause = () => new Promise((resolve) => setTimeout(resolve));

/** The gradient as the preview shows it, as a PNG of any size. */
export async function gradientPng(
  gradient: Gradient,
  width: number,
  height: number,
  backdrop?: Backdrop,
): Promise<Blob> {
  const [canvas, context] = newCanvas(width, height);
  const rows = Math.max(1, Math.floor(AT_ONCE / width));
  for (let from = 0; from < height; from += rows) {
    const to = Math.min(height, from + rows);
    context.putImageData(new ImageData(gradientRows(gradient, width, height, from, to), width), 0, from);
    await pause();
  }
  return encode(backdrop ? blend(canvas, backdrop) : canvas);
}

function blend(picture: HTMLCanvasElement, { color, mode }: Backdrop): HTMLCanvasElement {
  const [canvas, context] = newCanvas(picture.width, picture.height);
  context.fillStyle = color;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = mode;
  context.drawImage(picture, 0, 0);
  return canvas;
}

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
