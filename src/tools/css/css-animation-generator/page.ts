import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    ['Start', 'Choose a preset, or set how the element moves, scales, rotates and fades under Customize.'],
    [
      'Keyframes',
      'Drag the playhead and add a keyframe there; drag keyframes, or move them by the arrow keys and remove them by Delete. A full diamond beside a field means that the chosen keyframe sets it.',
    ],
    [
      'Easing',
      'Each stretch between two keyframes has a curve with handles, a spring, a bounce or steps. Timing Function is for all without one.',
    ],
    ['Code', 'Under Generated CSS, copy it as CSS, as a script (WAAPI) or for Tailwind, or download it.'],
  ],
});
