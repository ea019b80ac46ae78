import { definePage } from '@/kit/page';

/** Of both tools that draw banners. */
export const ART_PAGE = definePage({
  help: [
    'Type a word or a few into Text. Line breaks are kept.',
    'Choose a font, from the menu or from the list in which every font is drawn with your words, and the maximum width.',
    'The art updates shortly after each change. Theme and Animate change the preview.',
    'Copy Text for a terminal, a README or a comment; Download Image for anything else.',
  ],
});
