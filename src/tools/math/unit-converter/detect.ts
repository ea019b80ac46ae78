import { conversionIn, quantityIn, unitsIn } from '@/engines/units/phrase';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect(
  (text) => {
    if (text.length >= 80) return undefined;
    const question = conversionIn(text);
    const bare = question ? undefined : unitsIn(text);
    const asked = question ?? bare ?? quantityIn(text);
    if (!asked) return undefined;
    const { value, from, to, category, says, isTiny, other } = asked;
    // An answer of 0 would be none.
    const shared = { category, ...(isTiny && { rounding: 'digits6' }) };
    const guess = {
      score: question ? 0.95 : bare ? 0.8 : 0.7,
      why: says,
      input: value,
      options: { ...shared, from, to },
      ...(bare && { typed: true as const }),
    };
    if (!other) return guess;
    const why = `${other.from} to ${other.to}`;
    return [
      guess,
      { ...guess, score: guess.score - 0.05, why, options: { ...shared, from: other.from, to: other.to } },
    ];
  },
  { reads: 'number' },
);
