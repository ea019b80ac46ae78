import { gradientDeclarations, parseStops } from '@/engines/gradient';
import { COLORS_OPTION, exportedColors, gradientFile } from '@/families/gradient/colors-file';
import { allGradients, getGradient, LAYER_OPTIONS, SHAPE_OPTIONS, SPACE_OPTIONS } from '@/families/gradient/options';
import { choice, code, defineTool, integer, line, result, toggle } from '@/kit';

export const LARGEST = 4096;

export default defineTool({
  options: {
    type: choice('Type', { linear: 'Linear', radial: 'Radial', conic: 'Conic' }, 'linear'),
    angle: integer('Angle', 90, { min: 0, max: 360, slider: true, unit: '°', when: { type: ['linear', 'conic'] } }),
    ...SHAPE_OPTIONS,
    repeating: toggle('Repeating', false),
    colorStops: line('Color Stops', '#ff0000 0%, #0000ff 100%', { hidden: true }),
    width: integer('Width', 1200, { min: 1, max: LARGEST, unit: 'px' }),
    height: integer('Height', 630, { min: 1, max: LARGEST, unit: 'px' }),
    ...SPACE_OPTIONS,
    ...LAYER_OPTIONS,
    format: choice('Format', { css: 'CSS', tailwind: 'Tailwind' }, 'css', { hidden: true }),
    ...COLORS_OPTION,
  },
  output: code('css', { label: 'CSS', download: gradientFile }),
  also: ['bytes'],
  action: 'Generate',
  run: async (_, options) => {
    const { colorReader } = await import('@/engines/gradient/colors');
    const { read, remarks } = colorReader();
    const gradient = getGradient(options, parseStops(options.colorStops, read));
    const gradients = await allGradients(options, gradient, read);
    const notes = [...remarks];
    if (options.exportColors !== 'none') return exportedColors(gradient, options.exportColors, notes);
    if (options.format === 'css') return result(gradientDeclarations(gradients), { notes });
    const { gradientClasses } = await import('@/engines/gradient/tailwind');
    return result(gradientClasses(gradients), { notes });
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
      title: 'The long way around the colors',
      input: undefined,
      options: { space: 'oklch', hue: 'longer', colorStops: '#f00 0%, 30%, #00f 100%' },
      output: 'background: linear-gradient(90deg in oklch longer hue, #f00 0%, 30%, #00f 100%);',
    },
    {
      title: 'Light over a gradient',
      input: undefined,
      options: { type: 'radial', colorStops: '#fff8, #fff0 60%', layers: 'linear-gradient(#036, #09c)' },
      output:
        'background:\n  radial-gradient(circle, #fff8 0%, #fff0 60%),\n  linear-gradient(180deg, #036 0%, #09c 100%);',
    },
    {
      title: 'Classes of Tailwind',
      input: undefined,
      options: { format: 'tailwind', space: 'oklab' },
      output: 'bg-linear-[90deg_in_oklab] from-[#ff0000] from-0% to-[#0000ff] to-100%',
    },
    {
      title: 'Its colors for SCSS',
      input: undefined,
      options: { colorStops: '#7c3aed 0%, #06b6d4 48%, #a3e635 100%', exportColors: 'scss' },
      output: '$color-1: #7c3aed;\n$color-2: #06b6d4;\n$color-3: #a3e635;\n',
    },
    {
      title: 'Stripes',
      input: undefined,
      options: { angle: 45, repeating: true, colorStops: '#000 0%, #000 5%, #fff 5%, #fff 10%' },
      output: 'background: repeating-linear-gradient(45deg, #000 0%, #000 5%, #fff 5%, #fff 10%);',
    },
  ],
});
