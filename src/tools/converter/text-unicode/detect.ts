import { defineDetect } from '@/kit/detect/guess';

const ESCAPES = /\\u[\da-f]{4}|\\u\{[\da-f]{1,6}\}|\\U[\da-f]{8}|U\+[\da-f]{4,6}\b/gi;

export default defineDetect((text) => {
  if (/^[[{<]/.test(text)) return undefined;
  const found = text.slice(0, 20_000).match(ESCAPES) ?? [];
  const isAll = found.join('').length >= text.replace(/[\s,]/g, '').length;
  if (found.length < (isAll || /\\u/i.test(found[0] ?? '') ? 1 : 2)) return undefined;
  return {
    score: isAll ? 0.94 : 0.88,
    why: `Unicode escapes, ${found.length}`,
    options: { mode: 'decode' },
    unpacks: true,
  };
});
