import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What are shades and tints?',
    answer:
      'A shade is a color mixed with black, a tint is a color mixed with white. Both keep the hue: navy is a shade of blue, sky blue a tint of it. Mixing with grey gives a tone, which this tool does not make.',
  },
  {
    question: 'How are the steps computed?',
    answer:
      'Step i of n mixes i/(n+1) of black or white into the base, channel by channel in sRGB, as the opacity of a paint program does. With 5 variations the steps are 1/6, 2/6, 3/6, 4/6 and 5/6, so neither pure black or white nor the base itself is repeated.',
  },
  {
    question: 'What do the exported files look like?',
    answer:
      'Export CSS saves shades-and-tints.css with the custom properties --base, --shade-1, --shade-2 and so on, and --tint-1, --tint-2. Export Palette saves the same colors as shades-and-tints.json. Both hold all shades and all tints, whichever tab is open.',
  },
  {
    question: 'Can I go back to a color I tried before?',
    answer:
      'Yes. Undo and Redo go through the base colors in the order you tried them. A color becomes a step once you stop changing it for half a second, so dragging in the picker is one step and not a hundred.',
  },
] satisfies Question[];
