import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Text to Unicode',
  description: 'Turn text into Unicode code points and escapes (U+0041, \\u0041, \\u{41}, &#x41;, CSS) and back.',
  keywords: [
    'unicode escape',
    'code points',
    'unescape unicode',
    'u+',
    'css escape',
    'html entity hex',
    'javascript escape',
  ],
  icon: 'omega',
  related: [
    'text-binary',
    'html-entities',
    'text-to-ascii-converter',
    'url-encoder-decoder',
    'string-length-calculator',
  ],
  alsoIn: ['string'],
});
