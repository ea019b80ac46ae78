import { type Edges, fitZoom, HEIGHT, WIDTH, ZOOM } from './viewport';

export interface Size {
  readonly width: number;
  readonly height: number;
}
/** One of the screens on the stage. */
export interface Viewport extends Size {
  /** The device that was chosen for it; its size may have been changed since. */
  readonly device: string;
}

export const MOST_VIEWPORTS = 6;

const isIn = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max;
/** On its side, a screen is as high as it was wide. */
export const isSize = ({ width, height }: Size): boolean =>
  isIn(width, WIDTH) && isIn(height, { min: HEIGHT.min, max: WIDTH.max });

/** "iPhone 16:393x852;:800x600" */
export const writeViewports = (viewports: readonly Viewport[]): string =>
  viewports.map(({ device, width, height }) => `${device.replace(/[:;]/g, ' ')}:${width}x${height}`).join(';');

/** What cannot be read is left out. */
export const readViewports = (text: string): readonly Viewport[] =>
  text
    .split(';')
    .flatMap((one) => {
      const found = /^([^:]*):(\d{1,5})x(\d{1,5})$/.exec(one.trim());
      return found ? { device: found[1]!.trim(), width: Number(found[2]), height: Number(found[3]) } : [];
    })
    .filter(isSize)
    .slice(0, MOST_VIEWPORTS - 1);

/** Around each screen: its rulers, its edges to drag, its caption. */
export interface Margins {
  readonly across: number;
  readonly down: number;
}

/** So wide that number and size can be read above it. */
export const LEAST_BOARD = 144;
/** Finer than the steps of the buttons: of several screens a step of ten would leave half of the stage empty. */
const STEP = 2;

/** The largest step of zoom at which all are in sight, in rows as the browser breaks them. */
export function fitAll(
  screens: readonly (Size & { readonly edges: Edges })[],
  margins: Margins,
  gap: number,
  available: Size,
): number {
  const [only] = screens;
  if (screens.length === 1)
    return fitZoom(only!, only!.edges, {
      width: available.width - margins.across,
      height: available.height - margins.down,
    });
  const fits = (zoom: number): boolean => {
    const scale = zoom / 100;
    let [bottom, x, rowHeight] = [0, 0, 0];
    for (const { width, height, edges } of screens) {
      const across = Math.max(LEAST_BOARD, Math.ceil((width + 2 * edges.side) * scale) + margins.across);
      const down = Math.ceil((height + edges.top + edges.bottom) * scale) + margins.down;
      if (across > available.width) return false;
      if (x > 0 && x + gap + across > available.width) {
        bottom += rowHeight + gap;
        [x, rowHeight] = [0, 0];
      }
      x += (x > 0 ? gap : 0) + across;
      rowHeight = Math.max(rowHeight, down);
    }
    return bottom + rowHeight <= available.height;
  };
  let zoom = 100;
  while (zoom > ZOOM.min && !fits(zoom)) zoom -= STEP;
  return zoom;
}

const PX_OF = { px: 1, em: 16, rem: 16 } as const;
const MOST_BREAKPOINTS = 12;

const settle = (widths: Iterable<number>): readonly number[] =>
  [...new Set([...widths].map(Math.round))]
    .filter((width) => isIn(width, WIDTH))
    .sort((a, b) => a - b)
    .slice(0, MOST_BREAKPOINTS);

/** "480, 56em 1200px": the widths at which something begins. */
export const readBreakpoints = (text: string): readonly number[] =>
  settle(
    [...text.matchAll(/(\d+(?:\.\d+)?)(px|r?em)?/gi)].map(
      ([, number, unit]) => Number(number) * PX_OF[(unit?.toLowerCase() ?? 'px') as keyof typeof PX_OF],
    ),
  );

/** The widths at which the media queries of a page change something. */
export function findBreakpoints(source: string): readonly number[] {
  const found: number[] = [];
  const conditions = [
    ...[...source.matchAll(/@media\b([^{}@]{1,500})\{/gi)].map(([, condition]) => condition!),
    ...[...source.matchAll(/\bmedia\s*=\s*(?:"([^"]{1,500})"|'([^']{1,500})')/gi)].map(([, a, b]) => a ?? b!),
  ];
  const LENGTH = String.raw`(\d*\.?\d+)(px|r?em)`;
  const px = (number: string, unit: string) => Number(number) * PX_OF[unit.toLowerCase() as keyof typeof PX_OF];
  /** Above a width starts what is no longer as wide as that. */
  const add = (width: number, isStrict: boolean) => found.push(isStrict ? Math.floor(width) + 1 : Math.ceil(width));
  for (const condition of conditions) {
    for (const [, end, number, unit] of condition.matchAll(new RegExp(`\\b(min|max)-width\\s*:\\s*${LENGTH}`, 'gi')))
      add(px(number!, unit!), end!.toLowerCase() === 'max');
    for (const [, sign, number, unit] of condition.matchAll(new RegExp(`\\bwidth\\s*([<>]=?)\\s*${LENGTH}`, 'gi')))
      add(px(number!, unit!), sign === '>' || sign === '<=');
    for (const [, number, unit, sign] of condition.matchAll(new RegExp(`${LENGTH}\\s*([<>]=?)\\s*width\\b`, 'gi')))
      add(px(number!, unit!), sign === '<' || sign === '>=');
  }
  return settle(found);
}
