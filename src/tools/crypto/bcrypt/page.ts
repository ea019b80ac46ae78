import { definePage } from '@/kit/page';

export default definePage({
  live: false,
  help: [
    'Enter the password. It is read as UTF-8; a line break at the end counts.',
    'Hash: choose the Cost and version. Compare: paste the hash to check against.',
    'Press the button. High costs take seconds; they show their progress and can be stopped.',
    'Copy the hash. Password and hash stay in this tab: they are not stored or put into links.',
  ],
});
