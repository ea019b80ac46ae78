import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Type a code, the start of one, or words from its name or meaning.',
    'Words narrow the list together; 4xx shows a whole class.',
    'The list follows as you type.',
    'Copy what is shown, or download it.',
  ],
});
