import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Write in Preview, or paste from Word, Google Docs or any page. Drop or paste a picture to insert it.',
    'The buttons apply to the selection; arrow keys move along them. Keep Styles applies to what you paste from now on.',
    'Source Code shows the HTML, and you can edit it there. Press Escape, then Tab to leave the text.',
    'Copy copies the HTML, Download saves a page that any browser opens. Your text is saved in this browser.',
  ],
});
