import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    'Under Customize, set how the element moves, scales, rotates and fades, and how it looks.',
    'Set duration, delay, timing function, direction and fill mode. Iteration Count is a whole number or infinite.',
    'Pause and Play control the preview; Reset restarts it.',
    'Under Generated CSS, copy the code or download it.',
  ],
});
