import { jsonLook } from '@/engines/looks/json';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text, isCut) => {
  const look = jsonLook(text, isCut);
  if (!look) return undefined;
  if (look.isValid) return { score: 0.58, why: `JSON, ${look.size}` };
  return { score: 0.9, why: look.form === 'lines' ? `JSON Lines, ${look.size}` : 'JSON with a mistake' };
});
