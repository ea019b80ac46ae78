import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: [
    'git rebase -i HEAD~3',
    '$ git stash pop',
    'git describe --tags',
    'git -C ../a status',
    'git add .\ngit commit -m "a"\ngit push',
  ],
  no: ['git is a tool', 'digit', 'Get git', 'git pull\nand then rest', 'git along'],
} satisfies DetectExamples;
