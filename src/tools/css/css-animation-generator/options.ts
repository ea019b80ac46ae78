import { GROUPS, PRESETS } from '@/engines/animation/presets';
import { keywords } from '@/engines/css-value';
import { choice, color, InputError, integer, line, number } from '@/kit';
import type { OptionValues } from '@/kit/option';

const slider = (label: string, initial: number, min: number, max: number, step: number, unit?: string) =>
  number(label, initial, { min, max, step, slider: true, unit });
const whole = (label: string, initial: number, min: number, max: number, unit: string) =>
  integer(label, initial, { min, max, slider: true, unit });

const CURVES = keywords('linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out');

export const TIMING = {
  name: line('Name', 'myAnimation', { maxLength: 100 }),
  duration: slider('Duration', 1, 0.1, 10, 0.1, 's'),
  timingFunction: choice('Timing Function', { ...CURVES, custom: 'custom' }, 'ease'),
  easing: line('Easing', 'spring(0.5)', {
    maxLength: 2000,
    when: { timingFunction: 'custom' },
    placeholder: 'cubic-bezier(0.34, 1.56, 0.64, 1)',
    hint: 'cubic-bezier(), steps() or linear() as in CSS, spring(0 to 0.9) or bounce(1 to 8).',
  }),
  delay: slider('Delay', 0, 0, 5, 0.1, 's'),
  iterationCount: line('Iteration Count', 'infinite', { maxLength: 20, placeholder: 'infinite' }),
  direction: choice('Direction', keywords('normal', 'reverse', 'alternate', 'alternate-reverse'), 'normal'),
  fillMode: choice('Fill Mode', keywords('none', 'forwards', 'backwards', 'both'), 'none'),
  reducedMotion: choice('Reduced Motion', { keep: 'Keeps moving', stop: 'Stops' }, 'keep'),
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

const presetNames = Object.fromEntries(
  Object.entries(PRESETS).map(([name, { label, group }]) => [name, `${label} (${GROUPS[group]})`]),
) as { [Name in keyof typeof PRESETS]: string };

/** The timeline, in place of the one movement of `MOTION`. */
export const TIMELINE = {
  preset: choice('Preset', { none: 'None', ...presetNames }, 'none', {
    hidden: true,
    hint: 'Its keyframes instead of Translate, Scale, Rotate and Opacity. Duration, Iteration Count and Fill Mode stay as they are set.',
  }),
  keyframes: line('Keyframes', '', {
    hidden: true,
    maxLength: 20_000,
    hint: 'Up to 20, as in CSS: 0% { translate: 0 -80px; opacity: 0; easing: spring(0.5) } 100% { opacity: 1 }. Instead of Preset.',
  }),
};

export const OUTPUTS = { css: 'CSS', waapi: 'WAAPI', tailwind: 'Tailwind' } as const;
export const WRITTEN = { writtenAs: choice('Written As', OUTPUTS, 'css', { hidden: true }) };

/** Words that mean something else where the name of an animation stands. */
const RESERVED = /^(none|initial|inherit|unset|revert|revert-layer|default|infinite|running|paused)$/i;
const WORDS = [CURVES, TIMING.direction.choices, TIMING.fillMode.choices].flatMap(Object.keys);

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

export type Design = OptionValues<typeof TIMING & typeof MOTION & typeof ELEMENT & typeof TIMELINE & typeof WRITTEN>;
