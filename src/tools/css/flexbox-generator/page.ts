import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    ['Container', 'Start with a preset layout, or set the properties of the container.'],
    [
      'Items',
      'Add Item and Remove Item change the number of items. Drag the right edge of the preview to see them wrap.',
    ],
    ['Selected Item', 'Press an item in the preview to set its order, grow, shrink, basis and alignment.'],
    [
      'CSS',
      'Copy the CSS or download it as flexbox-styles.css; the tabs show its HTML, and both at once in classes of Tailwind.',
    ],
  ],
});
