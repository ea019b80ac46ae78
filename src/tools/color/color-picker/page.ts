import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    'Drag in the area (HSL or OKLCH) and on the sliders, or type any CSS color. Invalid text is ignored.',
    'Format sets how colors are written here, Harmony which colors go with yours. Both are remembered.',
    'Press a swatch to continue from it. Save Palette saves the harmony; the last 10 colors are saved too.',
    'Copy the color, one swatch, all of them, or any of the formats listed.',
  ],
});
