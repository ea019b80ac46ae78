import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Type or paste a password. It is masked; Show Password reveals it.',
    'Add Your Own Words, such as names and birthdays, if someone who knows you might guess.',
    'The verdict updates as you type. Word lists are loaded from this site with the first password.',
    'See the verdict, what was found in it, and below that the score by brute force alone. The password stays in this tab and isn’t stored or put in links.',
  ],
});
