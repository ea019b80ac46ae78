import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    'Type or paste into Text what the code should contain, drop a text file on it, or use Upload.',
    'Set colors, shapes, a logo, the error resistance and the size. They are remembered; Reset restores the defaults.',
    'The code updates as you type, and is read back to check that it scans.',
    'Download it as PNG, SVG, JPEG, PDF or EPS at the chosen size, copy it, or make many at once.',
  ],
});
