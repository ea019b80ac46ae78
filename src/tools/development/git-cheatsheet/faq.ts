import type { Question } from '@/kit/meta';

export default [
  {
    question: 'I don’t know the command’s name. How do I find it?',
    answer:
      'Start with “I want to …” at the top: it asks what you want to undo, change, move or find, whether it’s pushed and what to keep, and gives the commands in order, with what each does and what would be lost.',
  },
  {
    question: 'How do I undo my last commit?',
    answer:
      'git reset --soft HEAD~1 undoes the commit and keeps its changes staged. If you already pushed it, git revert HEAD makes a new commit that undoes it, and nobody’s history is rewritten.',
  },
  {
    question: 'What is the difference between git reset, git restore and git revert?',
    answer:
      'Reset moves the branch to another commit, restore resets files without moving anything, and revert adds a commit that undoes an earlier one. Only revert is safe for commits others have.',
  },
  {
    question: 'What is the difference between git fetch and git pull?',
    answer:
      'Fetch gets the remote’s commits and leaves your branch alone. Pull does the same, then merges them, or rebases with --rebase.',
  },
  {
    question: 'How do I get back a commit or branch I lost?',
    answer:
      'git reflog lists where HEAD has been, even after a reset or a deleted branch. git switch -c rescued <commit> puts what you find on a new branch.',
  },
  {
    question: 'Are my favourites kept?',
    answer:
      'Yes, as long as this tab is open. Export writes the list you see, favourites included, to git-cheatsheet.md.',
  },
] satisfies Question[];
