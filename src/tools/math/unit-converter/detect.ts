import { conversionIn } from '@/engines/units/phrase';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const asked = text.length < 80 ? conversionIn(text) : undefined;
  if (!asked) return undefined;
  const { value, from, to, category, says, isTiny, other } = asked;
  // An answer of 0 would be none.
  const shared = { category, ...(isTiny && { rounding: 'digits6' }) };
  const guess = { score: 0.95, why: says, input: value, options: { ...shared, from, to } };
  if (!other) return guess;
  const why = `${other.from} to ${other.to}`;
  return [guess, { ...guess, score: 0.9, why, options: { ...shared, from: other.from, to: other.to } }];
});
