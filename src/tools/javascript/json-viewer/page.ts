import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Paste into JSON Input or use Import from Clipboard, and the tree opens. Or type, drop a file or Upload, then press Parse JSON.',
    'Open and close branches in the Tree Viewer. Search finds keys and values; Enter goes to the next. Table, Columns and Graph show the same data in other ways.',
    'Copy a row’s path or value, or bookmark it. Edit changes the document; Save keeps it if it is valid.',
    'Copy the Raw JSON, or download it as data.json.',
  ],
});
