import { choice, color, integer, line } from '@/kit/option';

const EYES = { square: 'Square', rounded: 'Rounded', circle: 'Circle' } as const;

/** How a code looks, beside its two colors: the same for every tool that draws one. */
export const LOOK_OPTIONS = {
  dots: choice('Dots', { square: 'Square', rounded: 'Rounded', dots: 'Dots', connected: 'Connected' }, 'square'),
  eyeFrame: choice('Eye Frame', EYES, 'square'),
  eyeCenter: choice('Eye Center', EYES, 'square'),
  eyeColor: color('Eye Color', '', { hint: 'Empty: as the dots' }),
  gradient: choice('Gradient', { none: 'None', linear: 'Linear', radial: 'Radial' }, 'none'),
  gradientColor: color('Second Color', '#5b21b6', { when: { gradient: ['linear', 'radial'] } }),
  gradientAngle: integer('Gradient Angle', 45, {
    min: 0,
    max: 360,
    slider: true,
    unit: '°',
    when: { gradient: 'linear' },
  }),
  quietZone: integer('Quiet Zone', 4, { min: 0, max: 10, slider: true }),
  logo: line('Logo', '', { notSaved: true, hint: 'A data URI of a PNG, JPEG, WebP or SVG picture' }),
  logoSize: integer('Logo Size', 22, { min: 10, max: 30, slider: true, unit: '%' }),
  exportScale: choice('Export Scale', { '1': '×1', '2': '×2', '4': '×4', '8': '×8' }, '1'),
} as const;
