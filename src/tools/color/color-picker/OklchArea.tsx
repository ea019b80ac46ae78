import { useEffect, useMemo, useRef } from 'react';
import {
  encodeLight,
  fitsGamut,
  type Gamut,
  greatestChroma,
  MOST_CHROMA,
  oklchToLight,
  toP3Light,
} from '@/engines/color/gamut';
import { type Color, getAlpha, spaces } from '@/engines/color/spaces';
import { Plane } from './Plane';
import { Slider } from './Slider';
import './oklch-area.css';

interface OklchAreaProps {
  color: Color;
  onChange(color: Color): void;
}

/** What is drawn, stretched to the area: finer would not be seen. */
const WIDTH = 180;
const HEIGHT = 120;
const EDGE_POINTS = 60;
/** A gray has no hue of its own. */
const GRAY = 0.0005;

/** Chroma to the right, lightness upwards, and where screens of sRGB and of Display P3 end. */
export default function OklchArea({ color, onChange }: OklchAreaProps) {
  const { l = 0, c = 0, h = 0 } = spaces.oklch(color);
  const kept = useRef(h);
  if (c > GRAY) kept.current = h;
  const hue = kept.current;
  const alpha = getAlpha(color);
  const set = (changes: { l?: number; c?: number; h?: number }) => {
    if (changes.h !== undefined) kept.current = changes.h;
    onChange({ mode: 'oklch', l, c, h: hue, ...changes, alpha });
  };
  return (
    <>
      <Plane
        className="cp-oklch"
        across={{ label: 'Chroma', text: c.toFixed(3), share: Math.min(1, c / MOST_CHROMA) }}
        upwards={{ label: 'Lightness', text: `${Math.round(l * 100)}%`, share: l }}
        color={`oklch(${l} ${c} ${hue})`}
        onChange={(across, upwards) => set({ c: Math.round(across * MOST_CHROMA * 10_000) / 10_000, l: upwards })}
      >
        <Ground hue={hue} />
      </Plane>
      <Slider
        label="Hue"
        unit="°"
        max={359}
        value={Math.round(hue + 360) % 360}
        className="cp-oklch-hue"
        onChange={(next) => set({ h: next })}
      />
    </>
  );
}

function paint(canvas: HTMLCanvasElement, hue: number): void {
  const context = canvas.getContext('2d', { colorSpace: 'display-p3' })!;
  const isWide = context.getContextAttributes?.().colorSpace === 'display-p3';
  const image = context.createImageData(WIDTH, HEIGHT);
  for (let row = 0; row < HEIGHT; row++)
    for (let column = 0; column < WIDTH; column++) {
      const light = oklchToLight(1 - (row + 0.5) / HEIGHT, ((column + 0.5) / WIDTH) * MOST_CHROMA, hue);
      if (!fitsGamut(light, 'p3')) continue;
      const channels = (isWide ? toP3Light(light) : light).map((channel) => encodeLight(channel) * 255);
      image.data.set([...channels, 255], (row * WIDTH + column) * 4);
    }
  context.putImageData(image, 0, 0);
}

function edge(hue: number, gamut: Gamut): string {
  return Array.from({ length: EDGE_POINTS + 1 }, (_, i) => {
    const l = i / EDGE_POINTS;
    return `${((greatestChroma(l, hue, gamut) / MOST_CHROMA) * 100).toFixed(2)},${((1 - l) * 100).toFixed(2)}`;
  }).join(' ');
}

function Ground({ hue }: { hue: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => paint(canvas.current!, hue), [hue]);
  const edges = useMemo(() => ({ srgb: edge(hue, 'srgb'), p3: edge(hue, 'p3') }), [hue]);
  return (
    <>
      <canvas ref={canvas} width={WIDTH} height={HEIGHT} />
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <polyline points={edges.p3} className="cp-p3" />
        <polyline points={edges.srgb} className="cp-srgb" />
      </svg>
      <span className="cp-edges" aria-hidden="true">
        <span>sRGB</span>
        <span>Display P3</span>
      </span>
    </>
  );
}
