export { type Banner, drawBanner, LONGEST_TEXT } from './banner';
export { FONT_NAMES } from './fonts';
