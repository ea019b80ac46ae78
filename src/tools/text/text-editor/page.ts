import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Write in the editor; the buttons apply to the selection. Drop or paste a picture to insert it. Press Escape, then Tab to leave the editor.',
    'Font Size sets the size in the editor and on the page. Custom CSS only styles the preview and the exported page.',
    'Export .md saves exported_markdown.md, Export .html saves exported_html.html. Copy copies either without a file.',
    'Sidebar shows your documents and the outline; Table changes the table at the cursor. The preview updates when you pause. Everything you write is saved in this browser.',
  ],
});
