import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Type any CSS color, hsv() or cmyk() into Color, or pick one.',
    'Uppercase HEX and Modern Syntax set how the results are written. They are remembered.',
    'Change any of the fields and all others update.',
    'Copy each field with its button, or all of them with Copy All.',
  ],
});
