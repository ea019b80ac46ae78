import { defineDetect } from '@/kit/detect/guess';

const SHADOW = /^(?:-webkit-)?box-shadow\s*:\s*([^;{}]+);?$/i;

export default defineDetect((text) => {
  const [, shadows] = SHADOW.exec(text) ?? [];
  return shadows && /\d/.test(shadows)
    ? { score: 0.93, why: 'CSS shadow', options: { shadows: shadows.trim() } }
    : undefined;
});
