import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['1. pear\n2. apple\n3. fig', '# Notes\n\nSee [the guide](https://example.org/guide) and **this**.\n'],
  no: ['# hashtag', '- milk\n- eggs'],
} satisfies DetectExamples;
