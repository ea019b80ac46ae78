import { choice, toggle } from '@/kit/option';

/** How the preview looks. The art itself knows nothing of it. */
export const APPEARANCE = {
  animate: toggle('Animate', true),
  theme: choice('Theme', { light: 'Light', matrix: 'Matrix', ocean: 'Ocean', neon: 'Neon', retro: 'Retro' }, 'light'),
};
export type Theme = keyof typeof APPEARANCE.theme.choices;
