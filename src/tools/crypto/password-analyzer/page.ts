import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Type or paste a password. It is masked; Show Password reveals it.',
    'No settings needed.',
    'The result updates as you type. Second Opinion loads word lists from this site for a better estimate.',
    'See the score and the crack time. The password stays in this tab and isn’t stored or put in links.',
  ],
});
