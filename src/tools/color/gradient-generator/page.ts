import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    [
      'Gradient',
      'Choose type and angle. Repeating repeats what lies between the first and the last stop; Blend Mode mixes with a background.',
    ],
    [
      'Color Stops',
      'Drag the stops on the bar or move them with the arrow keys; press the bar, or Add Stop, for another one.',
    ],
    ['Presets', 'Start from a preset, from Randomize, or from a gradient you saved under a name.'],
    ['Export', 'Copy the CSS, or export the picture as PNG or SVG in any size.'],
  ],
});
