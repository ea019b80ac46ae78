import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['01ARZ3NDEKTSV4RRFFQ69G5FAV'],
  no: ['ulid'],
} satisfies DetectExamples;
