/** Steps shown before the rest is left out. */
const SHOWN = 20;

/** How a factorial comes about, line by line. */
export function getSteps(number: bigint): string[] {
  if (number === 0n) return ['0! = 1, by definition'];
  const factors = Array.from({ length: Math.min(Number(number), 6) }, (_, at) => String(number - BigInt(at)));
  const product = number > 6n ? `${factors.slice(0, 3).join(' × ')} × … × 3 × 2 × 1` : factors.join(' × ');
  const steps = [`${number}! = ${product}`];
  let running = 1n;
  for (let n = 1n; n <= number && n <= SHOWN; n++) {
    const before = running;
    running *= n;
    steps.push(n === 1n ? '1! = 1' : `${n}! = ${n} × ${before} = ${running}`);
  }
  if (number > SHOWN) steps.push(`… and so on up to ${number}! = ${number} × ${number - 1n}!`);
  return steps;
}
