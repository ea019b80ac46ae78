import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'To make ULIDs, no input is needed. To read one, paste it into ULID.',
    'Set the Count, and turn on Lowercase if you want lowercase letters.',
    'Press Generate. A batch sorts in the order it was made.',
    'Copy one or all, or download them. Nothing is sent or remembered.',
  ],
});
