import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    'Pick the base color or type it. Undo and Redo go through the colors you tried.',
    'Variation Count sets how many shades and how many tints to make, from 3 to 10.',
    'Shades mix the base with black, tints with white, in the space that Mixing says. Tones mixes with gray too, Scale makes the steps 50 to 950 of a design system around your color.',
    'List further base colors under More Colors. Copy a swatch, or export all of them as CSS custom properties or as JSON.',
  ],
});
