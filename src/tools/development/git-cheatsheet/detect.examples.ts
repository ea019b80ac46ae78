import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['git rebase -i HEAD~3', '$ git stash pop'],
  no: ['git is a tool', 'digit', 'Get git'],
} satisfies DetectExamples;
