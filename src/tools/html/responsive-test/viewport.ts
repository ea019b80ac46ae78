import type { Group } from './devices';

export const WIDTH = { min: 320, max: 3840 };
export const HEIGHT = { min: 320, max: 2160 };
export const ZOOM = { min: 10, max: 200, step: 10 };

export const clamp = (value: number, { min, max }: { min: number; max: number }): number =>
  Math.min(max, Math.max(min, Math.round(value)));

/** The narrowest width of each, in pixels. */
export const BREAKPOINTS = { xs: 0, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const;
export type Breakpoint = keyof typeof BREAKPOINTS;
const NAMES = Object.keys(BREAKPOINTS) as Breakpoint[];

export const breakpointAt = (width: number): Breakpoint => NAMES.findLast((name) => width >= BREAKPOINTS[name]) ?? 'xs';

/** "1024–1279 px": the widths for which a breakpoint holds. */
export function getRange(name: Breakpoint): string {
  const next = NAMES[NAMES.indexOf(name) + 1];
  return next === undefined ? `${BREAKPOINTS[name]} px and wider` : `${BREAKPOINTS[name]}–${BREAKPOINTS[next] - 1} px`;
}

/** As CSS has it: a square is upright. */
export const getOrientation = (width: number, height: number): 'Landscape' | 'Portrait' =>
  width > height ? 'Landscape' : 'Portrait';

export interface Edges {
  readonly side: number;
  readonly top: number;
  readonly bottom: number;
}
const NO_EDGES: Edges = { side: 0, top: 0, bottom: 0 };
/** How far the drawn device reaches beyond its screen, in pixels of the device. */
const EDGES: Readonly<Record<Group, Edges>> = {
  phones: { side: 14, top: 14, bottom: 14 },
  tablets: { side: 28, top: 28, bottom: 28 },
  laptops: { side: 24, top: 24, bottom: 56 },
  desktops: { side: 24, top: 24, bottom: 128 },
};
export const getEdges = (framed: boolean, group: Group): Edges => (framed ? EDGES[group] : NO_EDGES);

/** What a size that is no known device's is drawn as. */
export function getGroup(width: number, height: number): Group {
  const short = Math.min(width, height);
  return short < 600 ? 'phones' : width <= height || short < 768 ? 'tablets' : width < 1800 ? 'laptops' : 'desktops';
}

/** The largest step of zoom, up to the natural size, at which everything is seen. */
export function fitZoom(
  size: { width: number; height: number },
  edges: Edges,
  availableSize: { width: number; height: number },
): number {
  const scale = Math.min(
    availableSize.width / (size.width + 2 * edges.side),
    availableSize.height / (size.height + edges.top + edges.bottom),
  );
  // A hair more, so that what fits exactly is not lost to rounding.
  const steps = Math.floor((scale * 100) / ZOOM.step + 1e-9);
  return Math.min(100, Math.max(ZOOM.min, steps * ZOOM.step));
}

/** One step of zoom up or down, onto the nearest full step that way. */
export const stepZoom = (zoom: number, up: boolean): number =>
  clamp((up ? Math.floor(zoom / ZOOM.step) + 1 : Math.ceil(zoom / ZOOM.step) - 1) * ZOOM.step, ZOOM);

export interface Tick {
  readonly at: number;
  readonly size: 'small' | 'middle' | 'large';
  readonly label?: string;
}

/** Far enough apart to be told from each other, in pixels of the screen. */
const TICK_GAP = 4;
const LABEL_GAP = 40;

/** Marks every 100 pixels, finer ones where there is room, and as many numbers as can be read. */
export function getTicks(length: number, zoom: number): readonly Tick[] {
  const scale = zoom / 100;
  const step = [10, 50].find((one) => one * scale >= TICK_GAP) ?? 100;
  const labels = [100, 200, 500].find((one) => one * scale >= LABEL_GAP) ?? 1000;
  return Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => {
    const at = index * step;
    return {
      at,
      size: at % 100 === 0 ? 'large' : at % 50 === 0 ? 'middle' : 'small',
      ...(at % labels === 0 && { label: String(at) }),
    };
  });
}
