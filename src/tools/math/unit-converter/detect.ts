import { conversionIn } from '@/engines/units/phrase';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const asked = text.length < 80 ? conversionIn(text) : undefined;
  if (!asked) return undefined;
  const { value, from, to, category } = asked;
  return { score: 0.95, why: `${from} to ${to}`, input: value, options: { category, from, to } };
});
