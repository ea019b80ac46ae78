import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    ['Shadow', 'Choose a preset, or set offset, blur, spread, color and Inset of the chosen shadow.'],
    ['Layers', 'Add Shadow adds a layer below; use the tabs to choose which one to edit.'],
    ['Box', 'Match the box’s size, radius and color to yours. Animate Shadow makes it pulse.'],
    ['CSS', 'Copy the CSS or download it as box-shadow-styles.css.'],
  ],
});
