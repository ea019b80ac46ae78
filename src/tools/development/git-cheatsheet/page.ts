import { definePage } from '@/kit/page';

export default definePage({
  help: [
    ['Search', 'Type words from a command or its description. All must match.'],
    ['Category', 'Choose one, or All. Favourites shows only the commands you starred.'],
    ['Copy', 'The button next to a command copies it. Replace the words in angle brackets.'],
    ['Export', 'Saves the commands you see to git-cheatsheet.md.'],
  ],
});
