import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['# Notes\n\nSee [the guide](https://example.org/guide) and **this**.\n'],
  no: ['# hashtag', '- milk\n- eggs'],
} satisfies DetectExamples;
