import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Type a hex color of 3 or 6 digits, with or without #, or pick one. 4 and 8 digits set the alpha too.',
    'Alpha goes from 0, invisible, to 1, solid.',
    'The RGBA value follows as you type, drawn solid and as it looks over something.',
    'Copy RGBA copies the value, Download JSON saves color_conversion.json. The last five colors are listed below.',
  ],
});
