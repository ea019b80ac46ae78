import { MOST_DIGITS } from './digits';
import { type Real, tidy } from './real';

/** An exact number with all its digits, any other rounded; whether what is written is exactly the number. */
export function formatReal(real: Real, digits: number): { text: string; exact: boolean } {
  const value = tidy(real);
  const shown = real.exact ? value : value.toSignificantDigits(digits);
  // A rounded number that came out round is as good as exact: sin 30° is 0.5.
  return {
    text: shown.isZero() ? '0' : shown.toString(),
    exact: real.exact || value.toSignificantDigits(MOST_DIGITS).eq(shown),
  };
}
