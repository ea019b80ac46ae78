import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    'Type or paste what the code shall say into Text, drop a text file on it, or use Upload.',
    'Set the colors, how much damage the code must survive, and its size. They are remembered; Reset brings the defaults back.',
    'The code follows as you type, and is read back to see whether scanners can.',
    'Download it as PNG, SVG or JPEG at the chosen size, copy it, or copy a link to it.',
  ],
});
