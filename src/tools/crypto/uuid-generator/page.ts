import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Choose the Version. For versions 3 and 5 choose a Namespace and enter a Name.',
    'Set the Count, and whether to use capitals or leave out the dashes.',
    'Press Generate. Versions 6 and 7 sort in the order they were made.',
    'Copy one or all, or download them. Paste any UUID into UUID to see its version, time and other parts.',
  ],
});
