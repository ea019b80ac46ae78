import { useEffect, useState } from 'react';

const WIDTH = 480;
const HEIGHT = 270;

const STARS = [
  [30, 40],
  [96, 214],
  [132, 28],
  [58, 138],
  [370, 30],
  [446, 74],
  [404, 232],
  [464, 190],
  [330, 250],
] as const;

/** A planet with a ring: what is shown until there is a picture. Light and dark parts are large, so few characters draw it. */
function drawSample(canvas: HTMLCanvasElement): void {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d')!;
  const [x, y, radius] = [WIDTH / 2, HEIGHT / 2, 96];
  context.fillStyle = '#04060c';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = '#ffffff';
  for (const [left, top] of STARS) context.fillRect(left, top, 5, 5);
  const ring = (from: number, to: number) => {
    for (const [width, thickness, color] of [
      [206, 13, '#e9c46a'],
      [176, 16, '#f4a261'],
    ] as const) {
      context.strokeStyle = color;
      context.lineWidth = thickness;
      context.beginPath();
      context.ellipse(x, y, width, width / 4.4, -0.3, from, to);
      context.stroke();
    }
  };
  ring(Math.PI, 2 * Math.PI);
  const light = context.createRadialGradient(x - 40, y - 44, 6, x - 14, y - 12, radius * 1.15);
  light.addColorStop(0, '#ffffff');
  light.addColorStop(0.35, '#b8d8f8');
  light.addColorStop(0.75, '#4a7fc1');
  light.addColorStop(1, '#10203c');
  context.fillStyle = light;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
  ring(0, Math.PI);
}

export function useSamplePicture(): Uint8Array | undefined {
  const [bytes, setBytes] = useState<Uint8Array>();
  useEffect(() => {
    const canvas = document.createElement('canvas');
    drawSample(canvas);
    canvas.toBlob(async (blob) => blob && setBytes(new Uint8Array(await blob.arrayBuffer())), 'image/png');
  }, []);
  return bytes;
}
