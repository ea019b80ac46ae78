import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Paste into JSON Input or use Import from Clipboard, and the tree opens. Or type, drop a file or Upload, then press Parse JSON.',
    'Open and close branches in the Tree Viewer. Search shows keys and values in it; Enter goes to the next. Table, Columns and Graph show the same another way.',
    'Copy the path or the value of a row, or bookmark it. Edit changes the document; Save keeps it if it is valid.',
    'Copy the Raw JSON, or download it as data.json.',
  ],
});
