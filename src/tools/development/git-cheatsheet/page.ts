import { definePage } from '@/kit/page';

export default definePage({
  help: [
    ['Search', 'Type words of a command or of what it does. All of them must occur.'],
    ['Category', 'Choose one, or All. Favourites shows only the commands you starred.'],
    ['Copy', 'The button beside a command copies it. Words in angle brackets are yours to fill in.'],
    ['Export', 'Writes the commands you see to git-cheatsheet.md.'],
  ],
});
