import { defineDetect } from '@/kit/detect/guess';

const SHADOW = /^(?:-webkit-)?box-shadow\s*:\s*([^;{}]+);?$/i;
/** The value alone: two lengths at least, and a color. */
const LENGTH = '-?(?:0|(?:\\d+\\.?\\d*|\\.\\d+)(?:px|r?em))';
const COLOR = '(?:#[\\da-f]{3,8}|(?:rgba?|hsla?|oklch)\\([^()]{3,60}\\)|black|currentcolor)';
const ONE = `(?:inset\\s+)?${LENGTH}\\s+${LENGTH}(?:\\s+${LENGTH}){0,2}\\s+${COLOR}(?:\\s+inset)?`;
const VALUE = new RegExp(`^${ONE}(?:\\s*,\\s*${ONE})*;?$`, 'i');

export default defineDetect((text) => {
  const [, shadows] = SHADOW.exec(text) ?? [undefined, text.length < 300 && VALUE.test(text) ? text : undefined];
  return shadows && /\d/.test(shadows)
    ? { score: 0.93, why: 'CSS shadow', options: { shadows: shadows.trim() } }
    : undefined;
});
