import type { Snippet } from './types';

/** Colours. */
export const COLOR_SNIPPETS: readonly Snippet[] = [
  // colours
  { text: '#1e90ff', wants: ['color', 'color-picker', 'hex-to-rgb-converter', 'hex-to-rgba-converter'] },
  { text: '#FFF', wants: ['color', 'color-picker', 'hex-to-rgb-converter', 'hex-to-rgba-converter'] },
  { text: '#f0a8', wants: ['color', 'color-picker', 'hex-to-rgb-converter', 'hex-to-rgba-converter'] },
  { text: '#3b82f680', wants: ['color', 'color-picker', 'hex-to-rgb-converter', 'hex-to-rgba-converter'] },
  { text: ' #0a0A0a\n', wants: ['color', 'color-picker', 'hex-to-rgb-converter', 'hex-to-rgba-converter'] },
  { text: 'rgb(30, 144, 255)', wants: ['color', 'color-picker', 'hex-to-rgb-converter', 'hex-to-rgba-converter'] },
  { text: 'rgba(0,0,0,.35)', wants: ['color', 'color-picker', 'hex-to-rgb-converter', 'hex-to-rgba-converter'] },
  { text: 'rgb(255 99 71 / 50%)', wants: ['color', 'color-picker', 'hex-to-rgb-converter', 'hex-to-rgba-converter'] },
  { text: 'hsl(210, 100%, 56%)', wants: ['color', 'color-picker', 'hex-to-rgb-converter', 'hex-to-rgba-converter'] },
  {
    text: 'hsla(120deg 60% 50% / 0.3)',
    wants: ['color', 'color-picker', 'hex-to-rgb-converter', 'hex-to-rgba-converter'],
  },
  {
    text: 'oklch(62.8% 0.2577 29.23)',
    wants: ['color', 'color-picker', 'hex-to-rgb-converter', 'hex-to-rgba-converter'],
  },
  { text: 'lab(52% 40 59)', wants: ['color', 'color-picker', 'hex-to-rgb-converter', 'hex-to-rgba-converter'] },
  { text: 'hwb(194 0% 0%)', wants: ['color', 'color-picker', 'hex-to-rgb-converter', 'hex-to-rgba-converter'] },
  {
    text: 'color(display-p3 1 0.5 0)',
    wants: ['color', 'color-picker', 'hex-to-rgb-converter', 'hex-to-rgba-converter'],
  },
  { text: '#C0FFEE;', wants: ['color', 'color-picker', 'hex-to-rgb-converter', 'hex-to-rgba-converter'] },
  { text: "'#ff6347'", wants: ['color', 'color-picker', 'hex-to-rgb-converter', 'hex-to-rgba-converter'] },
  {
    text: 'color: rebeccapurple;',
    wants: ['color', 'color-picker', 'hex-to-rgb-converter', 'hex-to-rgba-converter', 'css-formatter'],
  },
  {
    text: 'background-color: tomato',
    wants: ['color', 'color-picker', 'hex-to-rgb-converter', 'hex-to-rgba-converter', 'css-formatter'],
  },
  {
    text: 'border-color: #dc143c;',
    wants: ['color', 'color-picker', 'hex-to-rgb-converter', 'hex-to-rgba-converter', 'css-formatter'],
  },
  // several colours
  {
    text: '#777777 #ffffff',
    wants: ['color-contrast-checker', 'color', 'color-picker', 'hex-to-rgb-converter', 'hex-to-rgba-converter'],
  },
  {
    text: '#264653\n#2a9d8f\n#e9c46a\n#f4a261\n#e76f51\n',
    wants: [
      'color',
      'color-picker',
      'hex-to-rgb-converter',
      'hex-to-rgba-converter',
      'color-contrast-checker',
      'color-palette-generator',
    ],
  },
  {
    text: 'color: #333; background: #fafafa;',
    wants: [
      'color-contrast-checker',
      'color',
      'color-picker',
      'hex-to-rgb-converter',
      'hex-to-rgba-converter',
      'css-formatter',
    ],
  },
];
