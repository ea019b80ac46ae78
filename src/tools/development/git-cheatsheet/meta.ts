import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Git Cheatsheet',
  description:
    'Say what you want to do and get the Git commands in order, or search more than 200 commands by category, star, copy and export them.',
  keywords: [
    'git commands',
    'git reference',
    'undo commit',
    'git rebase',
    'git stash',
    'git reset',
    'version control',
    'undo git',
  ],
  icon: 'git-branch',
  related: ['regex-cheatsheet', 'crontab', 'chmod-calculator', 'docker-compose', 'text-diff-checker'],
});
