import { type Gradient, type GradientStop, gradientDeclarations, parseStops } from '@/engines/gradient';
import { choice, code, defineTool, integer, line, result, toggle } from '@/kit';

const percent = (label: string) =>
  integer(label, 50, { min: 0, max: 100, slider: true, unit: '%', when: { type: ['radial', 'conic'] } });

export const LARGEST = 4096;

export type Settings = Omit<Gradient, 'stops'>;

export const getGradient = (
  { type, angle, repeating, shape, size, centerX, centerY }: Settings,
  stops: readonly GradientStop[],
): Gradient => ({ type, angle, repeating, shape, size, centerX, centerY, stops });

export default defineTool({
  options: {
    type: choice('Type', { linear: 'Linear', radial: 'Radial', conic: 'Conic' }, 'linear'),
    angle: integer('Angle', 90, { min: 0, max: 360, slider: true, unit: '°', when: { type: ['linear', 'conic'] } }),
    shape: choice('Radial Shape', { circle: 'circle', ellipse: 'ellipse' }, 'circle', { when: { type: 'radial' } }),
    size: choice(
      'Radial Size',
      { 'closest-side': 'closest-side', 'farthest-corner': 'farthest-corner' },
      'farthest-corner',
      { when: { type: 'radial' } },
    ),
    centerX: percent('Center X'),
    centerY: percent('Center Y'),
    repeating: toggle('Repeating', false),
    colorStops: line('Color Stops', '#ff0000 0%, #0000ff 100%', { hidden: true }),
    width: integer('Width', 1200, { min: 1, max: LARGEST, unit: 'px' }),
    height: integer('Height', 630, { min: 1, max: LARGEST, unit: 'px' }),
  },
  output: code('css', { label: 'CSS', download: 'gradient.css' }),
  action: 'Generate',
  run: async (_, options) => {
    const { colorReader } = await import('@/engines/gradient/colors');
    const { read, remarks } = colorReader();
    const gradient = getGradient(options, parseStops(options.colorStops, read));
    return result(gradientDeclarations(gradient), { notes: [...remarks] });
  },
  examples: [
    {
      title: 'Red to blue',
      input: undefined,
      output: 'background: linear-gradient(90deg, #ff0000 0%, #0000ff 100%);',
    },
    {
      title: 'An ellipse off the center',
      input: undefined,
      options: { type: 'radial', shape: 'ellipse', size: 'closest-side', centerX: 30, centerY: 40 },
      output: 'background: radial-gradient(ellipse closest-side at 30% 40%, #ff0000 0%, #0000ff 100%);',
    },
    {
      title: 'Stripes',
      input: undefined,
      options: { angle: 45, repeating: true, colorStops: '#000 0%, #000 5%, #fff 5%, #fff 10%' },
      output: 'background: repeating-linear-gradient(45deg, #000 0%, #000 5%, #fff 5%, #fff 10%);',
    },
  ],
});
