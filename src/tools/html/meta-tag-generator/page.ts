import { definePage } from '@/kit/page';

export default definePage({
  rerunOnChange: true,
  help: [
    'Fill in Basic Tags and Social Media Tags; icons, canonical URL and robots are under Advanced Options.',
    'An empty field writes no tag.',
    'The tags update as you type. The previews show how the page will look in search results and when shared.',
    'Press Copy to Clipboard and paste the tags into the head of your page.',
  ],
});
