import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'HTML Entity Encoder/Decoder',
  description:
    'Encode characters as named, decimal or hex HTML entities and decode the full HTML5 table, with a grid of common entities.',
  keywords: [
    'html encode',
    'html decode',
    'escape html',
    'unescape html',
    'html special characters',
    'character codes',
    '&nbsp;',
    'htmlspecialchars',
  ],
  icon: 'ampersands',
  related: ['html-entities', 'html-formatter', 'html-viewer', 'text-unicode', 'url-encoder-decoder'],
  similar: { isFor: 'named, decimal or hex entities for the characters you choose', others: ['html-entities'] },
});
