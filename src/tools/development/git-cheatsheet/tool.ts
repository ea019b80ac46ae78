import { choice, defineTool, InputError, result, table, text } from '@/kit';
import { CATEGORIES, findCommands } from './commands';
import { ANSWERS, type AnswerName } from './guide';

const GOALS = Object.fromEntries(Object.entries(ANSWERS).map(([name, { title }]) => [name, title])) as Record<
  AnswerName,
  string
>;

export default defineTool({
  input: text('Search', { short: true, optional: true, placeholder: 'undo commit' }),
  options: {
    category: choice('Category', Object.fromEntries(['All', ...CATEGORIES].map((name) => [name, name])), 'All'),
    goal: choice('I Want To', { none: 'Search the list', ...GOALS }, 'none', { hidden: true }),
  },
  output: table({ label: 'Commands' }),
  action: 'Search',
  emptyInput: true,
  run(input, { category, goal }) {
    if (goal !== 'none') {
      const answer: { steps: readonly (readonly [string, string])[]; warning?: string } = ANSWERS[goal];
      return result(
        {
          columns: ['Command', 'Description', 'Category'],
          rows: answer.steps.map(([command, why], at) => [command, why, `Step ${at + 1}`]),
        },
        { notes: answer.warning ? [answer.warning] : [] },
      );
    }
    const rows = findCommands(input, category);
    if (rows.length === 0) throw new InputError('No command found. Try fewer words or another category.');
    return result(
      {
        columns: ['Command', 'Description', 'Category'],
        rows: rows.map(({ command, description, category: of }) => [command, description, of]),
      },
      {},
    );
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
    {
      title: 'I want to undo the last commit, and keep its changes',
      input: '',
      options: { goal: 'undo-commit-staged' },
      output: {
        columns: ['Command', 'Description', 'Category'],
        rows: [['git reset --soft HEAD~1', 'Take the commit back; everything in it is staged again', 'Step 1']],
      },
    },
  ],
});
