import { writeRule } from '@/engines/css-value';
import { code, color, defineTool, integer, line, number, result, toggle } from '@/kit';
import type { OptionValues } from '@/kit/option';
import { FIELDS, parseShadows, type Shadow, writeShadow, writeShadows } from './shadow';

const size = (label: string, initial: number, min: number, max: number) =>
  integer(label, initial, { min, max, slider: true, unit: 'px' });

export const BOX = {
  width: size('Width', 200, 50, 400),
  height: size('Height', 200, 50, 400),
  borderRadius: size('Border Radius', 10, 0, 200),
  backgroundColor: color('Background Color', '#ffffff'),
  animateShadow: toggle('Animate Shadow', false),
  duration: number('Duration', 2, {
    min: 0.5,
    max: 5,
    step: 0.1,
    slider: true,
    unit: 's',
    when: { animateShadow: true },
  }),
};

const INITIAL: Shadow = {
  offsetX: FIELDS.offsetX.initial,
  offsetY: FIELDS.offsetY.initial,
  blur: FIELDS.blur.initial,
  spread: FIELDS.spread.initial,
  color: FIELDS.color.initial,
  inset: FIELDS.inset.initial,
};

export function boxCss(
  { width, height, borderRadius, backgroundColor, animateShadow, duration }: OptionValues<typeof BOX>,
  shadows: readonly Shadow[],
): string {
  const boxShadow = writeShadows(shadows);
  const box = writeRule('.box', {
    width: `${width}px`,
    height: `${height}px`,
    backgroundColor,
    borderRadius: `${borderRadius}px`,
    boxShadow,
    animation: animateShadow ? `box-shadow-animation ${duration}s ease-in-out infinite alternate` : undefined,
  });
  if (!animateShadow) return box;
  // Each layer keeps its color and its side, or the browser would jump instead of moving.
  const flat = shadows.map((shadow) => writeShadow({ ...shadow, offsetX: 0, offsetY: 0, blur: 0, spread: 0 }));
  return [
    box,
    writeRule('@keyframes box-shadow-animation', [
      writeRule('from', { boxShadow: flat.join(', ') }),
      writeRule('to', { boxShadow }),
    ]),
    writeRule('@media (prefers-reduced-motion: reduce)', [writeRule('.box', { animation: 'none' })]),
  ].join('\n\n');
}

export default defineTool({
  options: { ...BOX, shadows: line('Shadows', writeShadow(INITIAL), { hidden: true }) },
  output: code('css', { label: 'CSS', download: 'box-shadow-styles.css' }),
  action: 'Generate',
  run: async (_, options) => {
    const { colorReader } = await import('@/engines/gradient/colors');
    const { read, remarks } = colorReader();
    const box = { ...options, backgroundColor: read(options.backgroundColor) };
    return result(boxCss(box, parseShadows(options.shadows, read)), { notes: [...remarks] });
  },
  examples: [
    {
      title: 'A soft shadow below',
      input: undefined,
      output: `.box {
  width: 200px;
  height: 200px;
  background-color: #ffffff;
  border-radius: 10px;
  box-shadow: 0px 8px 24px 0px #00000040;
}`,
    },
    {
      title: 'Two layers, one inside',
      input: undefined,
      options: { borderRadius: 0, shadows: '4px 4px 0 0 #000, inset 0 2px 6px 0 #0006' },
      output: `.box {
  width: 200px;
  height: 200px;
  background-color: #ffffff;
  border-radius: 0px;
  box-shadow: 4px 4px 0px 0px #000, inset 0px 2px 6px 0px #0006;
}`,
    },
  ],
});
