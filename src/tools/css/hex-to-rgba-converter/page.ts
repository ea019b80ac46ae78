import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Type a hex color of 3 or 6 digits, with or without #, or pick one. 4 and 8 digits set the alpha too.',
    'Alpha goes from 0, invisible, to 1, solid.',
    'The RGBA value updates as you type, with a solid and a see-through preview.',
    'Copy RGBA copies the value, Download JSON saves color_conversion.json. The last five colors are listed below.',
  ],
});
