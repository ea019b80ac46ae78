import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['<ul><li>One</li><li>Two</li></ul>', '<!DOCTYPE html><title>x</title>'],
  no: ['<3', 'a <b> c', '<ada@example.org>'],
} satisfies DetectExamples;
