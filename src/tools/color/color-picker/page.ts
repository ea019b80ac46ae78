import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    'Drag in the area and on the sliders, or type any CSS color. Invalid text changes nothing.',
    'Format sets how colors are written here, Harmony which colors go with yours. Both are remembered.',
    'Press a swatch to go on from it. Save Palette keeps the harmony under a name; the last 10 colors are kept too.',
    'Copy the color, one swatch, all of them, or any of the formats listed.',
  ],
});
