import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Color Contrast Checker',
  description:
    'Check text and background colors against WCAG 2.2 AA and AAA and APCA, and get the nearest color that passes.',
  keywords: [
    'wcag contrast',
    'contrast ratio',
    'accessibility',
    'a11y',
    'aa aaa',
    'apca',
    'color accessibility',
    'readable colors',
  ],
  icon: 'contrast',
  popularity: 1,
  related: [
    'color-picker',
    'shades-and-tints-generator',
    'color-palette-generator',
    'responsive-text-tester',
    'image-color-extractor',
  ],
});
