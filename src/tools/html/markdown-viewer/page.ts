import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Write Markdown on the left, or open a file. The buttons above apply to the selection.',
    'Custom CSS and Font Size change the preview and the exported file. Drag the bar between the panes, or use its arrow keys.',
    'Export saves exported.html. Save Draft keeps the text in this browser; that also happens every five seconds.',
    'The preview updates as you write and scrolls along, line by line. Sidebar shows your drafts and the contents; Print prints the page alone.',
  ],
});
