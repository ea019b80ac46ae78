import type { Angle, Evaluated, Real } from '@/engines/calculate';
import { InputError } from '@/engines/input-error';

const LONGEST_TERM = 120;

export type Engine = typeof import('@/engines/calculate');

type Tried = { evaluated: Evaluated; error?: undefined } | { error: InputError; evaluated?: undefined };
export function attempt(engine: Engine, expression: string, angle: Angle): Tried {
  try {
    return { evaluated: engine.evaluate(expression, angle) };
  } catch (error) {
    if (error instanceof InputError) return { error };
    throw error;
  }
}

/**
 * How a result goes on in the next expression: an exact one as its digits, any other as where it came from, so that no digit is lost, unless
 * that would mean something else with the present angle.
 */
export function getTerm(
  engine: Engine,
  expression: string,
  { value, exact }: Real,
  digits: number,
  angle: Angle,
): string {
  const asDigits = () => engine.formatReal({ value, exact }, digits).text.replace('-', '−');
  if (exact || expression.length > LONGEST_TERM) return asDigits();
  if (!attempt(engine, expression, angle).evaluated?.result.value.eq(value)) return asDigits();
  return /^\([^()]*\)$|^[\d.]+$/.test(expression) ? expression : `(${expression})`;
}
