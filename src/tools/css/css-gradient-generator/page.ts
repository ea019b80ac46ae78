import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    ['Gradient', 'Choose linear, radial or conic, then angle, shape, size and center where available.'],
    [
      'Color Stops',
      'Drag the stops on the bar or move them with the arrow keys. Add Stop, Reverse and Randomize change them all.',
    ],
    [
      'History',
      'Save Gradient keeps the gradient in a list until you leave the page; press it there to load it again.',
    ],
    ['CSS', 'Copy the CSS, or use Download Image to save the preview as PNG.'],
  ],
});
