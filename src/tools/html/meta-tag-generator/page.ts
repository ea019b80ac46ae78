import { definePage } from '@/kit/page';

export default definePage({
  rerunOnChange: true,
  help: [
    'Fill in Basic Tags and Social Media Tags; icons, canonical address and robots are under Advanced Options.',
    'An empty field writes no tag.',
    'The tags follow as you type. The previews show how the page will look in a list of results and when it is shared.',
    'Press Copy to Clipboard and paste the tags into the head of your page.',
  ],
});
