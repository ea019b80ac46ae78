import { definePage } from '@/kit/page';

export default definePage({
  rerunOnChange: true,
  help: [
    'Fill in General, Image and Twitter. Choose Article as Page Type for a further tab.',
    'An empty field writes no tag. Authors and Tags take several, separated by commas.',
    'The tags follow as you type; Generate Meta Tags writes them again.',
    'Copy the result into the head of your page.',
  ],
});
