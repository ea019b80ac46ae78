import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Git Cheatsheet',
  description: 'More than 200 Git commands explained, by category: search, star, copy and export as Markdown.',
  keywords: ['git commands', 'git reference', 'undo commit', 'git rebase', 'git stash', 'git reset', 'version control'],
  icon: 'git-branch',
  related: ['regex-cheatsheet', 'crontab', 'chmod-calculator', 'docker-compose', 'text-diff-checker'],
});
