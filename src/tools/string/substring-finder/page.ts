import { definePage } from '@/kit/page';

export default definePage({
  keepHistory: false,
  help: [
    'Type, paste or upload the text to search.',
    'Type the Substring. Case Sensitive, Whole Word and Regex narrow the search.',
    'Matches are highlighted and listed with its position, counted from 0. Press one to see it in the text.',
    'Replace All replaces every match with Replace With; Undo reverts it.',
  ],
});
