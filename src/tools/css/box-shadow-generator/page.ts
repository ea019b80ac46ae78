import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    ['Shadow', 'Choose a preset, or set offset, blur, spread, color and Inset of the chosen shadow.'],
    ['Layers', 'Add Shadow puts another layer below; the tabs choose which one you edit.'],
    ['Box', 'Give the box the size, radius and color of yours. Animate Shadow makes it breathe.'],
    ['CSS', 'Copy the CSS or download it as box-shadow-styles.css.'],
  ],
});
