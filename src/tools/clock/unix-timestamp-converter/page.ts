import { definePage } from '@/kit/page';

export default definePage({
  compact: true,
  help: [
    ['Direction', 'Unix to Date reads timestamps, Date to Unix reads dates. One a line, as many as you like.'],
    ['Timezone', 'Dates are shown, and read where they name no offset, in this zone. It starts at your own.'],
    [
      'Unit',
      'Seconds, milliseconds, microseconds and nanoseconds are told apart by size; ObjectId, ULID and UUID by their form. Choose one to overrule that, or another system.',
    ],
    ['Now', 'The current timestamp runs at the top; Use Current Time enters it.'],
  ],
});
