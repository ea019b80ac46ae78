import { readHex8 } from '@/engines/color/rgb8';
import { writeRule } from '@/engines/css-value';
import { choice, code, color, defineTool, integer, line, number, result, toggle } from '@/kit';
import type { OptionValues } from '@/kit/option';
import { arbitrary, convertShadow, OUTPUTS, type ShadowOutput } from './outputs';
import { FIELDS, parseShadows, type Shadow, writeShadow, writeShadows } from './shadow';
import { SMOOTH, type Smooth, smoothShadow } from './smooth';

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

/** What stands around the box; no style sheet has it. */
export const STAGE = {
  stage: choice('Stage', { dots: 'Dots', light: 'Light', dark: 'Dark', color: 'Color' }, 'dots', { hidden: true }),
  stageColor: color('Stage Color', '#e0e0e0', { hidden: true, when: { stage: 'color' } }),
};

type Box = OptionValues<typeof BOX>;

/** Each layer keeps its color and its side, or the browser would jump instead of moving. */
const flatten = (boxShadow: string): string =>
  boxShadow.replace(/(-?[\d.]+px )(?:-?[\d.]+px ){3}/g, '0px 0px 0px 0px ');

/** The style sheet of a box with this shadow, in one of the ways to write it, and what is lost by that. */
export function styleBox(box: Box, boxShadow: string, output: ShadowOutput): { css: string; notes: string[] } {
  const { width, height, borderRadius, backgroundColor, animateShadow, duration } = box;
  if (output === 'tailwind')
    return {
      css: `w-[${width}px] h-[${height}px] rounded-[${borderRadius}px] bg-[${backgroundColor}] shadow-${arbitrary(boxShadow)}`,
      notes: animateShadow ? ['The animation has no class: take it from box-shadow.'] : [],
    };
  if (output === 'text-shadow') {
    const { value, notes } = convertShadow(boxShadow, output);
    return { css: writeRule('.text', { textShadow: value }), notes };
  }
  const converted = output === 'drop-shadow' ? convertShadow(boxShadow, output) : undefined;
  const [property, shown, flat] = converted
    ? (['filter', converted.value, convertShadow(flatten(boxShadow), 'drop-shadow').value] as const)
    : (['boxShadow', boxShadow, flatten(boxShadow)] as const);
  const rule = writeRule('.box', {
    width: `${width}px`,
    height: `${height}px`,
    backgroundColor,
    borderRadius: `${borderRadius}px`,
    [property]: shown,
    animation: animateShadow ? `box-shadow-animation ${duration}s ease-in-out infinite alternate` : undefined,
  });
  const rules = animateShadow
    ? [
        rule,
        writeRule('@keyframes box-shadow-animation', [
          writeRule('from', { [property]: flat }),
          writeRule('to', { [property]: shown }),
        ]),
        writeRule('@media (prefers-reduced-motion: reduce)', [writeRule('.box', { animation: 'none' })]),
      ]
    : [rule];
  return { css: rules.join('\n\n'), notes: converted?.notes ?? [] };
}

/** The shadow of the mode that is chosen, as `box-shadow` takes it. */
export function shadowOf(smooth: Smooth, shadows: readonly Shadow[], read: (color: string) => string): string {
  if (smooth.mode === 'layers') return writeShadows(shadows);
  const { r, g, b } = readHex8(read(smooth.smoothColor))!;
  return smoothShadow(smooth, [r, g, b]);
}

export default defineTool({
  options: {
    ...BOX,
    shadows: line('Shadows', writeShadow(INITIAL), { hidden: true }),
    ...SMOOTH,
    ...STAGE,
    writtenAs: choice('Written As', OUTPUTS, 'box-shadow', { hidden: true }),
  },
  output: code('css', { label: 'CSS', download: 'box-shadow-styles.css' }),
  action: 'Generate',
  run: async (_, options) => {
    const { colorReader } = await import('@/engines/gradient/colors');
    const { read, remarks } = colorReader();
    const box = { ...options, backgroundColor: read(options.backgroundColor) };
    const shadow = shadowOf(options, parseShadows(options.shadows, read), read);
    const { css, notes } = styleBox(box, shadow, options.writtenAs);
    return result(css, { notes: [...remarks, ...notes] });
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
      title: 'A smooth shadow as classes of Tailwind',
      input: undefined,
      options: { mode: 'smooth', layers: 2, curve: '0, 0, 1, 1', writtenAs: 'tailwind' },
      output:
        'w-[200px] h-[200px] rounded-[10px] bg-[#ffffff] shadow-[0px_10px_15px_0px_rgb(0_0_0_/_0.075),0px_40px_60px_0px_rgb(0_0_0_/_0.15)]',
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
