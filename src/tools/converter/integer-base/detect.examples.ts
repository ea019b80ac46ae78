import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['ff to decimal', '1A3 in binary', '0xff', '0b1010', '0o755', '3.5', '-0.25', '1010 1100 0011'],
  no: ['dec to binary', 'bad to decimal', '0b12', '0xyz', 'ox', '3.5.1', '007.5', '0000 0000', '1010 1100 11'],
} satisfies DetectExamples;
