import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Type or paste a password. It is masked; Show Password reveals it.',
    'There are no options.',
    'The result follows as you type. Second Opinion fetches word lists from this site and estimates again.',
    'Read the score and the crack time. The password stays in this tab and is not stored or put into links.',
  ],
});
