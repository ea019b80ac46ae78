import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Type HEX with 3, 4, 6 or 8 digits, with or without #, or pick a color. RGB to HEX takes R, G and B from 0 to 255.',
    'Alpha sets how opaque the color is; the last digits of HEX with 4 or 8 digits do the same.',
    'The result updates as you type. Percentage writes RGB in percent.',
    'Copy the result or any part of it. Reset restores the first color.',
  ],
});
