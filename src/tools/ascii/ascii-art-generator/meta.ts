import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'ASCII Art Generator',
  description:
    'Turn a word into a large banner of plain characters: over 300 FIGlet fonts, all drawn with your words, as text, comment or image.',
  keywords: [
    'figlet',
    'ascii banner',
    'ascii text art',
    'big text',
    'text banner',
    'terminal banner',
    'ascii fonts',
    'taag',
  ],
  icon: 'brush',
  popularity: 1,
  related: ['text-to-ascii-art', 'ascii-table', 'text-to-ascii-converter', 'svg-placeholder', 'string-case-converter'],
  similar: { others: ['text-to-ascii-art'] },
});
