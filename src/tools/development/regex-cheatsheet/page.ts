import { definePage } from '@/kit/page';

export default definePage({
  help: [
    ['Category', 'Choose a category, or search all of them by a word or a sign.'],
    ['Try', 'Opens a try-out below the expression. Pattern, flags and text can be changed.'],
    ['Matches', 'Each match is marked as you type. A pattern that runs for more than two seconds is stopped.'],
    ['Copy and Export', 'Copy an expression, or export the rows you see as Markdown.'],
  ],
});
