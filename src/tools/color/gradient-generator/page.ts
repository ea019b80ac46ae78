import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    [
      'Gradient',
      'Choose type and angle. Repeating repeats the part between the first and last stop; Blend Mode mixes with a background.',
    ],
    [
      'Color Stops',
      'Drag the stops on the bar or move them with the arrow keys; press the bar, or Add Stop, to add one.',
    ],
    ['Presets', 'Start from a preset, from Randomize, or one of your saved gradients.'],
    ['Export', 'Copy the CSS, or export the picture as PNG or SVG in any size.'],
  ],
});
