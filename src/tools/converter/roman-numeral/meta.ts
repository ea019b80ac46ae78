import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Roman Numeral Converter',
  description: 'Convert numbers from 1 to 3999 to Roman numerals and Roman numerals to numbers, both ways as you type.',
  keywords: [
    'roman numerals',
    'roman to number',
    'number to roman',
    'mcmxciv',
    'latin numbers',
    'year in roman numerals',
    'vinculum',
  ],
  icon: 'landmark',
  related: ['integer-base', 'case', 'text-unicode', 'unit-converter', 'nato-alphabet'],
  alsoIn: ['math'],
});
