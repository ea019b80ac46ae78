import { definePage } from '@/kit/page';

export default definePage({
  compact: true,
  help: [
    ['Direction', 'Unix to Date reads timestamps, Date to Unix reads dates. One per line, as many as you like.'],
    ['Timezone', 'The time zone for the dates shown, and for dates you enter without an offset. It starts with yours.'],
    [
      'Unit',
      'Seconds, milliseconds, microseconds and nanoseconds are detected by size; ObjectId, ULID and UUID by their format. Choose a unit or another system to override that.',
    ],
    ['Now', 'The current timestamp is shown at the top; Use Current Time fills it in.'],
  ],
});
