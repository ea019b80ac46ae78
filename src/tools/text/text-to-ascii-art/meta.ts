import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Text to ASCII Art',
  description:
    'Turn text into big letters made of characters, in over 300 styles that you see drawn, to copy, as a comment or as a picture.',
  keywords: [
    'ascii letters',
    'text art',
    'fancy text',
    'big letters',
    'figlet online',
    'word art',
    'ascii text generator',
  ],
  icon: 'type-outline',
  related: ['ascii-art-generator', 'ascii-table', 'lorem-ipsum-generator', 'string-case-converter', 'text-formatter'],
  alsoIn: ['ascii'],
  similar: { others: ['ascii-art-generator'] },
});
