import { definePage } from '@/kit/page';

export default definePage({
  keepHistory: false,
  undo: false,
  help: [
    'Type a code, the start of one, or words from its name or meaning; or paste a status line, a line of a log or an error.',
    'Words narrow the list together; 4xx shows a whole class, as the buttons do.',
    'The list follows as you type.',
    'Copy what is shown, or download it.',
  ],
});
