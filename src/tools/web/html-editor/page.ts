import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Write in Preview, or paste from Word, Google Docs or any page. Drop or paste a picture to put it into the text.',
    'The buttons act on what is selected; arrow keys move along them. Keep Styles is for what you paste from now on.',
    'Source Code shows the HTML, and what you change there is read when you go back. Escape, then Tab, leaves the text.',
    'Copy gives the HTML, Download a page that any browser opens. What you write is kept in this browser.',
  ],
});
