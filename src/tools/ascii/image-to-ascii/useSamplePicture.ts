import { useEffect, useState } from 'react';

const WIDTH = 480;
const HEIGHT = 270;

/** Hills below a sun: what is shown until there is a picture. */
function drawSample(canvas: HTMLCanvasElement): void {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d')!;
  const sky = context.createLinearGradient(0, 0, 0, HEIGHT);
  for (const [at, color] of [
    [0, '#14213d'],
    [0.55, '#c8553d'],
    [0.8, '#f2c14e'],
  ] as const)
    sky.addColorStop(at, color);
  context.fillStyle = sky;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const glow = context.createRadialGradient(330, 150, 10, 330, 150, 70);
  glow.addColorStop(0, '#fffbe6');
  glow.addColorStop(0.45, '#ffe08a');
  glow.addColorStop(1, '#ffe08a00');
  context.fillStyle = glow;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  for (const [base, swell, length, color] of [
    [190, 26, 75, '#4a3b52'],
    [215, 20, 52, '#2f4858'],
    [240, 14, 38, '#16302b'],
  ] as const) {
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(0, HEIGHT);
    for (let x = 0; x <= WIDTH; x += 4) context.lineTo(x, base + Math.sin(x / length + base) * swell);
    context.lineTo(WIDTH, HEIGHT);
    context.fill();
  }
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
