import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How do I undo my last commit?',
    answer:
      'git reset --soft HEAD~1 takes the commit back and keeps its changes staged. If it was pushed already, git revert HEAD makes a new commit that undoes it, and nobody’s history is rewritten.',
  },
  {
    question: 'What is the difference between git reset, git restore and git revert?',
    answer:
      'Reset moves the branch to another commit, restore brings files back without moving anything, and revert adds a commit that undoes an earlier one. Only revert is safe for commits others have.',
  },
  {
    question: 'What is the difference between git fetch and git pull?',
    answer:
      'Fetch brings the commits of the remote and leaves your branch as it is. Pull does the same and then merges them, or rebases on them with --rebase.',
  },
  {
    question: 'How do I get back a commit or branch I have lost?',
    answer:
      'git reflog lists where HEAD has been, also after a reset or a deleted branch. git switch -c rescued <commit> gives what you find there a branch again.',
  },
  {
    question: 'Are my favourites kept?',
    answer:
      'For as long as this tab is open. Export writes the list you see, favourites included, to git-cheatsheet.md.',
  },
] satisfies Question[];
