import { definePage } from '@/kit/page';

export default definePage({
  compact: true,
  button: false,
  clearLabel: 'Clear',
  history: { title: 'Recent Inputs', restores: 'input' },
  help: [
    'Type or paste 0s and 1s into Binary Input, drop a text file on it, or press Example Input.',
    'Align the text to the left, the center or the right. Recent inputs are one click away.',
    'The result updates as you type. Ctrl+Z or ⌘Z undoes a change, Ctrl+Y or ⌘Y redoes it.',
    'Copy the result or download it as a file.',
  ],
});
