import { choice, defineTool, InputError, table, text } from '@/kit';
import { CATEGORIES, findCommands } from './commands';

export default defineTool({
  input: text('Search', { short: true, optional: true, placeholder: 'undo commit' }),
  options: {
    category: choice('Category', Object.fromEntries(['All', ...CATEGORIES].map((name) => [name, name])), 'All'),
  },
  output: table({ label: 'Commands' }),
  action: 'Search',
  emptyInput: true,
  run(input, { category }) {
    const rows = findCommands(input, category);
    if (rows.length === 0) throw new InputError('No command found. Try fewer words or another category.');
    return {
      columns: ['Command', 'Description', 'Category'],
      rows: rows.map(({ command, description, category: of }) => [command, description, of]),
    };
  },
  examples: [
    {
      title: 'Undo the last commit',
      input: 'undo last commit',
      output: {
        columns: ['Command', 'Description', 'Category'],
        rows: [
          ['git reset --soft HEAD~1', 'Undo the last commit and keep its changes staged', 'Undo'],
          ['git reset HEAD~1', 'Undo the last commit and keep its changes unstaged', 'Undo'],
          ['git reset --hard HEAD~1', 'Undo the last commit and lose its changes', 'Undo'],
        ],
      },
    },
    {
      title: 'Put work aside',
      input: 'stash drop',
      output: {
        columns: ['Command', 'Description', 'Category'],
        rows: [
          ['git stash pop', 'Apply the newest stash and drop it', 'Stash'],
          ['git stash drop <stash>', 'Delete a stash', 'Stash'],
        ],
      },
    },
  ],
});
