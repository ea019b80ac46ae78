import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'NATO Alphabet',
  description:
    'Spell text with the NATO phonetic alphabet (Alfa, Bravo, Charlie) for phone and radio, or read it back into text.',
  keywords: [
    'nato phonetic alphabet',
    'spelling alphabet',
    'icao',
    'alfa bravo charlie',
    'radio alphabet',
    'spell out',
  ],
  icon: 'radio',
  related: ['text-binary', 'text-unicode', 'case', 'text-to-ascii-converter', 'string-reverser'],
  alsoIn: ['text'],
});
