import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Text to Unicode',
  description:
    'Turn text into Unicode code points, escapes (\\u0041, &#x41;, CSS, strings of programs), UTF-8, UTF-16 and UTF-32 bytes, Punycode, and back.',
  keywords: [
    'unicode escape',
    'code points',
    'unescape unicode',
    'u+',
    'css escape',
    'html entity hex',
    'javascript escape',
    'utf-8 bytes',
    'utf-16 bytes',
    'punycode',
    'python escape',
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
