import { keywords, writeRule } from '@/engines/css-value';
import { choice, code, color, defineTool, InputError, integer, line, number, result } from '@/kit';
import type { OptionValues } from '@/kit/option';

const slider = (label: string, initial: number, min: number, max: number, step: number, unit?: string) =>
  number(label, initial, { min, max, step, slider: true, unit });
const whole = (label: string, initial: number, min: number, max: number, unit: string) =>
  integer(label, initial, { min, max, slider: true, unit });

export const TIMING = {
  name: line('Name', 'myAnimation', { maxLength: 100 }),
  duration: slider('Duration', 1, 0.1, 10, 0.1, 's'),
  timingFunction: choice('Timing Function', keywords('linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out'), 'ease'),
  delay: slider('Delay', 0, 0, 5, 0.1, 's'),
  iterationCount: line('Iteration Count', 'infinite', { maxLength: 20, placeholder: 'infinite' }),
  direction: choice('Direction', keywords('normal', 'reverse', 'alternate', 'alternate-reverse'), 'normal'),
  fillMode: choice('Fill Mode', keywords('none', 'forwards', 'backwards', 'both'), 'none'),
};
export const MOTION = {
  translateX: whole('Translate X', 100, -200, 200, 'px'),
  translateY: whole('Translate Y', 0, -200, 200, 'px'),
  scale: slider('Scale', 1, 0.1, 2, 0.1),
  rotate: whole('Rotate', 180, 0, 360, '°'),
  opacity: slider('Opacity', 1, 0, 1, 0.01),
};
export const ELEMENT = {
  width: whole('Width', 100, 50, 300, 'px'),
  height: whole('Height', 100, 50, 300, 'px'),
  backgroundColor: color('Background Color', '#3b82f6'),
  borderRadius: whole('Border Radius', 8, 0, 150, 'px'),
};

/** Words that mean something else where the name of an animation stands. */
const RESERVED = /^(none|initial|inherit|unset|revert|revert-layer|default|infinite|running|paused)$/i;
const WORDS = Object.values(TIMING).flatMap((option) => (option.kind === 'choice' ? Object.keys(option.choices) : []));

export function readName(text: string): string {
  const name = text.trim();
  if (!/^(--|-?[a-z_\u{a0}-\u{10ffff}])[\w\u{a0}-\u{10ffff}-]*$/iu.test(name) || !name.isWellFormed())
    throw new InputError('Name must start with a letter and can only contain letters, digits, - and _', {
      field: 'name',
    });
  if (RESERVED.test(name) || WORDS.includes(name.toLowerCase()))
    throw new InputError(`Name can’t be “${name}”: CSS reads it as something else`, { field: 'name' });
  return name;
}

/** A whole number from 1 on, or `infinite`; anything else is 1. */
export function iterations(text: string): string {
  const count = text.trim().toLowerCase();
  if (count === 'infinite') return count;
  return /^0*[1-9]\d*$/.test(count) ? count.replace(/^0+/, '') : '1';
}

export type Design = OptionValues<typeof TIMING & typeof MOTION & typeof ELEMENT>;

export const animationCss = (design: Design): string =>
  [
    writeRule('.animated-element', {
      width: `${design.width}px`,
      height: `${design.height}px`,
      backgroundColor: design.backgroundColor,
      borderRadius: `${design.borderRadius}px`,
      animationName: design.name,
      animationDuration: `${design.duration}s`,
      animationTimingFunction: design.timingFunction,
      animationDelay: `${design.delay}s`,
      animationIterationCount: iterations(design.iterationCount),
      animationDirection: design.direction,
      animationFillMode: design.fillMode,
    }),
    // Both ends list the same functions: a turn by 360° would otherwise be no movement at all.
    writeRule(`@keyframes ${design.name}`, [
      writeRule('from', { transform: 'translate(0px, 0px) scale(1) rotate(0deg)', opacity: 1 }),
      writeRule('to', {
        transform: `translate(${design.translateX}px, ${design.translateY}px) scale(${design.scale}) rotate(${design.rotate}deg)`,
        opacity: design.opacity,
      }),
    ]),
  ].join('\n\n');

export default defineTool({
  options: { ...TIMING, ...MOTION, ...ELEMENT },
  output: code('css', { label: 'CSS', copyLabel: 'Copy CSS', download: 'animation-styles.css' }),
  action: 'Generate',
  run: async (_, options) => {
    const { colorReader } = await import('@/engines/gradient/colors');
    const { read, remarks } = colorReader();
    const design = { ...options, name: readName(options.name), backgroundColor: read(options.backgroundColor) };
    return result(animationCss(design), { notes: [...remarks] });
  },
  examples: [
    {
      title: 'A full turn, for ever',
      input: undefined,
      options: { name: 'spin', timingFunction: 'linear', translateX: 0, rotate: 360 },
      output: `.animated-element {
  width: 100px;
  height: 100px;
  background-color: #3b82f6;
  border-radius: 8px;
  animation-name: spin;
  animation-duration: 1s;
  animation-timing-function: linear;
  animation-delay: 0s;
  animation-iteration-count: infinite;
  animation-direction: normal;
  animation-fill-mode: none;
}

@keyframes spin {
  from {
    transform: translate(0px, 0px) scale(1) rotate(0deg);
    opacity: 1;
  }
  to {
    transform: translate(0px, 0px) scale(1) rotate(360deg);
    opacity: 1;
  }
}`,
    },
  ],
});
