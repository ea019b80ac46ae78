import { definePage } from '@/kit/page';

export default definePage({
  keepHistory: false,
  help: [
    'Type, paste or upload the text to search.',
    'Type the Substring. Case Sensitive, Whole Word and Regex narrow the search.',
    'Every match is marked and listed with its position, counted from 0. Press one to see it in the text.',
    'Replace All puts Replace With in place of every match; Undo takes it back.',
  ],
});
