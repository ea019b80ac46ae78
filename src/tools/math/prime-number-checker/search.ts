import { factorByCurves } from '@/engines/number/elliptic';
import { isPrime } from '@/engines/number/primes';
import type { Context } from '@/kit/tool';

/** Factors of a composite number, by elliptic curves. It may take minutes: between two curves it can be stopped. */
export async function searchFactors(number: bigint, { progress, signal }: Context): Promise<bigint[]> {
  const found: bigint[] = [];
  const open = [number];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (isPrime(one)) continue;
    const factor = await factorByCurves(one, async (done) => {
      progress(done);
      await new Promise((resolve) => setTimeout(resolve));
      signal.throwIfAborted();
    });
    if (factor === undefined) continue;
    found.push(factor, one / factor);
    open.push(factor, one / factor);
  }
  return found;
}
