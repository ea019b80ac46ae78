import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    'Under Customize, set how the element moves, scales, turns and fades, and how it looks.',
    'Set duration, delay, timing function, direction and fill mode. Iteration Count is a whole number or infinite.',
    'Pause and Play hold the preview and let it go on; Reset starts it from the beginning.',
    'Under Generated CSS, copy the code or download it.',
  ],
});
