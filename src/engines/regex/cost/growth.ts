export interface Measured {
  /** Repetitions of what is repeated. */
  times: number;
  steps: number;
}

export interface Growth {
  kind: 'polynomial' | 'exponential';
  /** Of the polynomial; 1 is linear. */
  degree: number;
  /** By how much the steps multiply with each repetition, at the end. */
  factor: number;
}

interface Line {
  slope: number;
  /** Mean square of what is left over. */
  error: number;
}

function lineThrough(points: readonly (readonly [number, number])[]): Line {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanX = mean(points.map(([x]) => x));
  const meanY = mean(points.map(([, y]) => y));
  const slope =
    points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) /
    points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  return { slope, error: mean(points.map(([x, y]) => (y - meanY - slope * (x - meanX)) ** 2)) };
}

/** A slope this much below the degree that is expected may still become it: lower powers weigh more in short texts. */
const SLACK = 0.75;

/**
 * How steps grow with repetitions, judged by the later half of what was measured: which of two laws it follows more closely.
 * @param expected degree of the polynomial, by the form of the pattern.
 */
export function estimateGrowth(measured: readonly Measured[], expected: number): Growth {
  const late = measured.slice(Math.min(Math.floor(measured.length / 2), Math.max(0, measured.length - 4)));
  const power = lineThrough(late.map(({ times, steps }) => [Math.log(times), Math.log(steps)]));
  const exponential = lineThrough(late.map(({ times, steps }) => [times, Math.log(steps)]));
  const last = lineThrough(measured.slice(-3).map(({ times, steps }) => [Math.log(times), Math.log(steps)]));
  const isExponential = exponential.error < power.error && power.slope > 2.5;
  return {
    kind: isExponential ? 'exponential' : 'polynomial',
    degree: Math.abs(last.slope - expected) < SLACK ? expected : Math.max(1, Math.round(last.slope + 0.1)),
    factor: Math.exp(exponential.slope),
  };
}
