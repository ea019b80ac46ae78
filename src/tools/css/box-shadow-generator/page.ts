import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    ['Shadow', 'Choose a preset, or set offset, blur, spread, color and Inset of the chosen shadow.'],
    [
      'Layers',
      'Add Shadow adds a layer below; use the tabs to choose which one to edit, or paste a box-shadow. Smooth makes 2 to 10 layers from the place of the light.',
    ],
    ['Box', 'Match the box’s size, radius and color to yours. Animate Shadow makes it pulse.'],
    [
      'CSS',
      'Copy the CSS or download it as box-shadow-styles.css; the tabs write it as a filter, for text or for Tailwind.',
    ],
  ],
});
