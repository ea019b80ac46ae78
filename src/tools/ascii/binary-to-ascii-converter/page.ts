import { definePage } from '@/kit/page';

export default definePage({
  compact: true,
  button: false,
  clearLabel: 'Clear',
  history: { title: 'Recent Inputs', restores: 'input' },
  help: [
    'Type or paste 0s and 1s into Binary Input, drop a text file on it, or press Example Input.',
    'Align the text to the left, the center or the right. Recent inputs come back by a click.',
    'The result follows as you type. Ctrl or ⌘ and Z takes a change back, Ctrl or ⌘ and Y brings it again.',
    'Copy the result or download it as a file.',
  ],
});
