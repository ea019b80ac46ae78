import { definePage } from '@/kit/page';

export default definePage({
  live: false,
  help: [
    'Enter the password. It is read as UTF-8; a line break at its end counts.',
    'Hash: choose the Cost and the version mark. Compare: paste the hash the password should fit.',
    'Press the button. High costs take seconds; they show their progress and can be stopped.',
    'Copy the hash. Password and hash stay in this tab: they are not stored or put into links.',
  ],
});
