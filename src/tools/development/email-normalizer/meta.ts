import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Email Normalizer',
  description:
    'Clean a list of email addresses: lower case, Gmail dots, typos in domains, duplicates; invalid ones are listed separately.',
  keywords: [
    'clean email list',
    'deduplicate emails',
    'gmail dots',
    'plus addressing',
    'email typo',
    'mailing list',
    'emails',
  ],
  icon: 'mail-check',
  related: ['list-converter', 'remove-duplicate-lines', 'regex-tester', 'safelink-decoder'],
  alsoIn: ['text'],
});
