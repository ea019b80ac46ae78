import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What are shades and tints?',
    answer:
      'A shade is a color mixed with black, a tint is a color mixed with white. Both keep the hue: navy is a shade of blue, sky blue a tint of it. Mixing with gray makes a tone: switch Tones on to see them too.',
  },
  {
    question: 'How are the steps computed?',
    answer:
      'Step i of n mixes i/(n+1) of black or white into the base, channel by channel in sRGB, like opacity in a paint program. Mixing can be set to OKLab, whose steps look even to the eye, or to OKLCH with the chroma kept: only the lightness changes there, so that shades and tints stay strong as far as a screen can show them. With 5 variations the steps are 1/6, 2/6, 3/6, 4/6 and 5/6, so pure black, pure white and the base don’t appear.',
  },
  {
    question: 'How is the scale from 50 to 950 made?',
    answer:
      'Switch on Scale. Your color is kept as it is at the step nearest to its lightness in OKLCH, and marked as the base. The ten others have its hue; their lightness is spread between your color and both ends, and their chroma falls towards the ends. Exports call them base-50 to base-950.',
  },
  {
    question: 'What do the exported files look like?',
    answer:
      'Export CSS saves shades-and-tints.css with the custom properties --base, --shade-1, --shade-2 and so on, and --tint-1, --tint-2. Export Palette saves the same colors as shades-and-tints.json. Both contain all shades and tints, whichever tab is open.',
  },
  {
    question: 'Can I make the scales of several brand colors at once?',
    answer:
      'Yes. List them under More Colors, up to 20, with or without names: brand: #e11d48, gray: #64748b. Variables of a style sheet and JSON can be pasted. Each gets the same shades, tints, tones and scale, all exports hold all of them, and Base Name is what the first one is called there.',
  },
  {
    question: 'Can I go back to a color I tried before?',
    answer:
      'Yes. Undo and Redo go through the base colors you tried. A color counts once you pause for half a second, so dragging in the picker is one step, not a hundred.',
  },
  {
    question: 'Which programs can open the exported colors?',
    answer:
      'Under Export choose CSS, a theme for Tailwind 4, SCSS, design tokens by the W3C group’s format, SVG, PNG, GPL (GIMP, Inkscape, Krita) or ASE (Photoshop, Illustrator, Affinity). The command line gives the same files with --export-as. GPL and ASE have no transparency.',
  },
] satisfies Question[];
