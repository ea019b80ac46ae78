import { definePage } from '@/kit/page';

export default definePage({
  rerunOnChange: true,
  help: [
    'Fill in General, Image and Twitter. Choose Article as Page Type to get another tab.',
    'Empty fields don’t add tags. Separate several Authors or Tags with commas.',
    'The tags update as you type; Generate Meta Tags runs it again.',
    'Copy the result into the head of your page.',
  ],
});
