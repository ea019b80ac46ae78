import type { FieldRow } from '@/kit/output';
import { pick, row, UNKNOWN, type View, yes } from './section';

export function readGraphics(view: View): FieldRow[] {
  const canvas = view.document.createElement('canvas');
  const gl = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
  if (!gl) return [row('WebGL', 'Refused', 'No 3D drawing: switched off, or no driver for the graphics card.')];
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const text = (name: number) => String(gl.getParameter(name) ?? '');
  const size = (name: number) => `${gl.getParameter(name)} px`;
  const rows = [
    row(
      'GPU',
      text(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER),
      'The graphics card, as the driver calls it; some browsers give a general name.',
    ),
    row('GPU vendor', text(names ? names.UNMASKED_VENDOR_WEBGL : gl.VENDOR), 'Who made it.'),
    row('WebGL', 'drawBuffers' in gl ? 'WebGL 2' : 'WebGL 1', 'What pages can draw 3D with.'),
    row('Largest texture', size(gl.MAX_TEXTURE_SIZE), 'The longest side of an image in 3D.'),
  ];
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return rows;
}

/** The adapter is not asked for: where there is none, browsers complain of it. */
export const readWebGpu = ({ navigator }: View): FieldRow =>
  row('WebGPU', navigator.gpu ? 'Yes' : UNKNOWN, 'The successor of WebGL, also for computing.');

const NEAR = [24, 25, 30, 48, 50, 60, 72, 75, 90, 100, 120, 144, 165, 180, 200, 240, 280, 300, 360, 480, 500];

/** From the times of frames: the median, and the usual rate that is within two percent of it. */
export function refreshRate(times: readonly number[]): string | undefined {
  const gaps = times.slice(1).map((time, at) => time - times[at]!);
  if (gaps.length < 5) return undefined;
  const median = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)]!;
  if (!(median > 0)) return undefined;
  const rate = 1000 / median;
  const usual = NEAR.find((one) => Math.abs(rate - one) / one < 0.02);
  return `${usual ?? Math.round(rate)} Hz`;
}

const FRAMES = 40;
const PATIENCE_MS = 1500;

/** A page that is not seen gets no frames. */
const measureFrames = (view: View): Promise<number[]> =>
  new Promise((resolve) => {
    const times: number[] = [];
    const give = () => resolve(times);
    const timer = setTimeout(give, PATIENCE_MS);
    const step = (time: number) => {
      times.push(time);
      if (times.length < FRAMES) view.requestAnimationFrame(step);
      else {
        clearTimeout(timer);
        give();
      }
    };
    view.requestAnimationFrame(step);
  });

export async function readDisplay(view: View): Promise<FieldRow[]> {
  const gamut = pick(view, 'color-gamut', ['rec2020', 'p3', 'srgb']);
  return [
    row(
      'Refresh rate',
      refreshRate(await measureFrames(view)),
      'Measured by how often this page is drawn; saving power lowers it.',
    ),
    row(
      'HDR',
      yes(view.matchMedia('(dynamic-range: high)').matches),
      'Whether the screen shows brighter whites than usual.',
    ),
    row(
      'Color gamut',
      { rec2020: 'Rec. 2020', p3: 'Display P3', srgb: 'sRGB' }[gamut ?? ''],
      'The most vivid colors it shows.',
    ),
    row(
      'More screens',
      'isExtended' in view.screen ? yes((view.screen as { isExtended?: boolean }).isExtended) : UNKNOWN,
      'Whether another screen is connected.',
    ),
  ];
}

const PREFERENCES: readonly (readonly [feature: string, label: string, values: readonly string[], note: string])[] = [
  ['prefers-color-scheme', 'Color scheme', ['dark', 'light'], 'What sites with a dark and a light design take.'],
  [
    'prefers-contrast',
    'Contrast',
    ['more', 'less', 'custom', 'no-preference'],
    'Whether you ask for stronger contrast.',
  ],
  ['prefers-reduced-motion', 'Animations', ['reduce', 'no-preference'], 'Whether you ask for less motion.'],
  ['prefers-reduced-transparency', 'Transparency', ['reduce', 'no-preference'], 'Whether you ask for solid surfaces.'],
  ['prefers-reduced-data', 'Data', ['reduce', 'no-preference'], 'Whether you ask for smaller pages.'],
  ['forced-colors', 'Forced colors', ['active', 'none'], 'Whether your system sets all colors.'],
  ['inverted-colors', 'Inverted colors', ['inverted', 'none'], 'Whether your system turns colors round.'],
  ['hover', 'Hover', ['hover', 'none'], 'Whether you can point without pressing.'],
  ['any-pointer', 'Any pointer', ['fine', 'coarse', 'none'], 'The most exact pointer there is.'],
  [
    'display-mode',
    'Shown as',
    ['fullscreen', 'standalone', 'minimal-ui', 'browser'],
    'In a browser tab, or as an installed app.',
  ],
];

export const readPreferences = (view: View): FieldRow[] => [
  ...PREFERENCES.map(([feature, label, values, note]) =>
    row(label, pick(view, feature, values)?.replace('no-preference', 'no preference') ?? UNKNOWN, note),
  ),
  row(
    'Privacy signal',
    view.navigator.globalPrivacyControl === undefined ? UNKNOWN : yes(view.navigator.globalPrivacyControl),
    'Global Privacy Control: asks sites not to sell your data.',
  ),
];
