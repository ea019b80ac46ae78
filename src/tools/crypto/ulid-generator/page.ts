import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'To make ULIDs nothing need be entered. To read one, paste it into ULID.',
    'Set the Count, and Lowercase where small letters are wanted.',
    'Press Generate. A batch sorts in the order it was made.',
    'Copy one or all, or download them. Nothing is sent, and no ULID is remembered.',
  ],
});
