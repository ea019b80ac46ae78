import { definePage } from '@/kit/page';

export default definePage({
  help: [
    ['Category', 'Choose a category, or search all of them by word or symbol.'],
    ['Try', 'Opens an editor below the expression to change pattern, flags and text.'],
    ['Matches', 'Matches are highlighted as you type. A pattern that runs for more than two seconds is stopped.'],
    ['Copy and Export', 'Copy an expression, or export the rows you see as Markdown.'],
  ],
});
