import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    ['Container', 'Start with a preset layout, or set the properties of the container.'],
    [
      'Items',
      'Add Item and Remove Item change how many there are. Drag the corner of the container to give it another size.',
    ],
    ['Selected Item', 'Press an item in the preview to set its order, grow, shrink, basis and alignment.'],
    ['CSS', 'Copy the CSS or download it as flexbox-styles.css.'],
  ],
});
