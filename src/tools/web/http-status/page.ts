import { definePage } from '@/kit/page';

export default definePage({
  keepHistory: false,
  undo: false,
  help: [
    'Type a code, the start of one, or words from its name or meaning; or paste a status line, a log line or an error.',
    'All words must match; 4xx shows a whole class, like the buttons.',
    'The list updates as you type.',
    'Copy or download the list.',
  ],
});
