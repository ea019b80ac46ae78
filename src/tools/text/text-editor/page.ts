import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Write in the editor; the buttons act on what is selected. Drop or paste a picture to put it into the text. Escape, then Tab, leaves the editor.',
    'Font Size sets the size in the editor and in the page. Custom CSS styles the preview and the exported page only.',
    'Export .md saves exported_markdown.md, Export .html saves exported_html.html. Copy gives either without a file.',
    'The preview follows when you pause. Everything you write is kept in this browser.',
  ],
});
