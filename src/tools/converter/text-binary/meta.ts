import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Text to Binary',
  description: 'Convert text to binary code and binary back to text, as UTF-8, so accents, Chinese and emoji survive.',
  keywords: [
    'binary code',
    'binary translator',
    'text to bits',
    'binary to text',
    'utf-8 bits',
    '01',
    'text to binary code',
  ],
  icon: 'binary',
  popularity: 1,
  related: ['text-unicode', 'binary-to-ascii-converter', 'base64-string', 'integer-base', 'nato-alphabet'],
});
