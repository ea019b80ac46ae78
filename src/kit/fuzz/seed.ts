import fc from 'fast-check';
import { runs } from '@/engines/testing/long';

/**
 * Every property is tested with the same examples in every run, so that a change is judged by what it changed.
 * `npm run fuzz` draws new ones, and says with which seed.
 */
export const SEED = Number(process.env.FUZZ_SEED ?? 20_260_115);

fc.configureGlobal({ seed: SEED, numRuns: runs(100) });
