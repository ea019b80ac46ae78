import {
  type Backdrop,
  type BlendMode,
  type Gradient,
  type GradientStop,
  gradientDeclarations,
  hasSvg,
  parseStops,
  type ReadColor,
} from '@/engines/gradient';
import { COLORS_OPTION, exportedColors, gradientFile } from '@/families/gradient/colors-file';
import { allGradients, getGradient, LAYER_OPTIONS, SHAPE_OPTIONS, SPACE_OPTIONS } from '@/families/gradient/options';
import { choice, code, color, defineTool, InputError, integer, line, result, resultAs, toggle } from '@/kit';
import type { OptionValues } from '@/kit/option';

export const TYPES = { linear: 'Linear', radial: 'Radial', conic: 'Conic' } as const;
const BLENDS = {
  normal: 'Normal',
  multiply: 'Multiply',
  screen: 'Screen',
  overlay: 'Overlay',
  darken: 'Darken',
  lighten: 'Lighten',
  'color-dodge': 'Color Dodge',
  'color-burn': 'Color Burn',
  'hard-light': 'Hard Light',
  'soft-light': 'Soft Light',
  difference: 'Difference',
  exclusion: 'Exclusion',
} as const satisfies Record<BlendMode, string>;
const BLENDING = Object.keys(BLENDS).filter((mode) => mode !== 'normal');

export const NO_CONIC_SVG = 'SVG has no conic gradients. Use PNG or CSS.';

/** What presets and gradients saved long ago do without. */
export const FURTHER = { ...SHAPE_OPTIONS, ...SPACE_OPTIONS, ...LAYER_OPTIONS };

/** What is kept of a gradient, by a preset and in the browser's storage. */
export interface Design {
  readonly name: string;
  readonly type: Gradient['type'];
  readonly angle: number;
  readonly colorStops: readonly GradientStop[];
  readonly blendMode: BlendMode;
  readonly repeating: boolean;
  /** Of `FURTHER`, what differs from its default. */
  readonly settings?: Partial<OptionValues<typeof FURTHER>>;
}

const evenly = (colors: readonly string[]): GradientStop[] =>
  colors.map((one, at) => ({ color: one, position: Math.round((at * 100) / (colors.length - 1)) }));

export const PRESETS: readonly Design[] = [
  {
    name: 'Sunset',
    type: 'linear',
    angle: 180,
    colorStops: evenly(['#2B1055', '#D53A9D', '#FF8A5C', '#FFD57E']),
    blendMode: 'normal',
    repeating: false,
  },
  {
    name: 'Ocean',
    type: 'linear',
    angle: 135,
    colorStops: evenly(['#021B79', '#0575E6', '#43E7D8']),
    blendMode: 'normal',
    repeating: false,
  },
  {
    name: 'Rainbow',
    type: 'linear',
    angle: 90,
    colorStops: evenly(['#FF0000', '#FF8000', '#FFFF00', '#00C853', '#2979FF', '#7C4DFF']),
    blendMode: 'normal',
    repeating: false,
  },
  {
    name: 'Radial Burst',
    type: 'radial',
    angle: 0,
    colorStops: [
      { color: '#FFF3B0', position: 0 },
      { color: '#FF9F1C', position: 8 },
      { color: '#E71D36', position: 16 },
    ],
    blendMode: 'normal',
    repeating: true,
  },
  {
    name: 'Conic Spectrum',
    type: 'conic',
    angle: 0,
    colorStops: evenly(['#FF0000', '#FFFF00', '#00FF00', '#00FFFF', '#0000FF', '#FF00FF', '#FF0000']),
    blendMode: 'normal',
    repeating: false,
  },
];

export const getBackdrop = (
  { blendMode, backgroundColor }: { blendMode: string; backgroundColor: string },
  read: ReadColor,
): Backdrop | undefined =>
  blendMode === 'normal' ? undefined : { color: read(backgroundColor), mode: blendMode as Backdrop['mode'] };

export const LARGEST = 4096;

export default defineTool({
  options: {
    type: choice('Type', TYPES, 'linear'),
    angle: integer('Angle', 90, { min: 0, max: 360, slider: true, unit: '°', when: { type: ['linear', 'conic'] } }),
    blendMode: choice('Blend Mode', BLENDS, 'normal'),
    backgroundColor: color('Background Color', '#808080', { when: { blendMode: BLENDING } }),
    repeating: toggle('Repeating', false, { control: 'checkbox' }),
    colorStops: line('Color Stops', '#3B82F6 0%, #EC4899 100%', { hidden: true }),
    width: integer('Width', 1200, { min: 1, max: LARGEST, unit: 'px' }),
    height: integer('Height', 630, { min: 1, max: LARGEST, unit: 'px' }),
    format: choice('Format', { css: 'CSS', tailwind: 'Tailwind', svg: 'SVG' }, 'css', { hidden: true }),
    ...FURTHER,
    ...COLORS_OPTION,
  },
  output: code('css', { label: 'CSS Code', download: gradientFile }),
  also: ['image', 'bytes'],
  action: 'Generate',
  run: async (_, options) => {
    const { colorReader } = await import('@/engines/gradient/colors');
    const { read, remarks } = colorReader();
    const { width, height, format } = options;
    const gradient = getGradient(options, parseStops(options.colorStops, read));
    const backdrop = getBackdrop(options, read);
    const gradients = await allGradients(options, gradient, read);
    const notes = [...remarks];
    if (options.exportColors !== 'none') return exportedColors(gradient, options.exportColors, notes);
    if (format === 'css') return result(gradientDeclarations(gradients, backdrop), { notes });
    if (format === 'tailwind') {
      const { gradientClasses } = await import('@/engines/gradient/tailwind');
      return result(gradientClasses(gradients, backdrop), { notes });
    }
    if (!hasSvg(gradients)) throw new InputError(NO_CONIC_SVG);
    const [{ flatten }, { gradientSvg }] = await Promise.all([
      import('@/engines/gradient/flat'),
      import('@/engines/gradient/svg'),
    ]);
    const svg = gradientSvg(gradients.map(flatten), width, height, backdrop);
    return resultAs('image', { svg, width, height, alt: `A ${gradient.type} gradient` }, { notes });
  },
  examples: [
    {
      title: 'Blue to pink',
      input: undefined,
      output: 'background: linear-gradient(90deg, #3B82F6 0%, #EC4899 100%);',
    },
    {
      title: 'A repeating circle, multiplied',
      input: undefined,
      options: { type: 'radial', repeating: true, blendMode: 'multiply', colorStops: 'gold, #f00 20%' },
      output:
        'background-color: #808080;\nbackground-image: repeating-radial-gradient(circle, #ffd700 0%, #f00 20%);\nbackground-blend-mode: multiply;',
    },
    {
      title: 'Mixed in OKLCH',
      input: undefined,
      options: { space: 'oklch', hue: 'increasing' },
      output: 'background: linear-gradient(90deg in oklch increasing hue, #3B82F6 0%, #EC4899 100%);',
    },
    {
      title: 'A conic gradient',
      input: undefined,
      options: { type: 'conic', angle: 45, colorStops: '#000 50%, #fff 0%' },
      output: 'background: conic-gradient(from 45deg, #fff 0%, #000 50%);',
    },
  ],
});
