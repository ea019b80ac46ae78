import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Type into the cells, or paste cells copied from a spreadsheet. Enter and the arrow keys move between rows.',
    'Choose the style, the alignment and whether the first row is a heading.',
    'The table updates as you type. Preview shows the table alone.',
    'Copy the table or download it as a file.',
  ],
});
