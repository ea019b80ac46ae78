import { definePage } from '@/kit/page';

/** Of both tools that draw banners. */
export const ART_PAGE = definePage({
  help: [
    'Type a word or a few into Text. Line breaks are kept.',
    'Choose a font and how wide the art may get: words that do not fit go to the next line.',
    'The art follows shortly after each change. Theme and Animate set how the preview looks.',
    'Copy Text for a terminal, a README or a comment; Download Image for everywhere else.',
  ],
});
