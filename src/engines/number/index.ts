export * from './exact';
export * from './primes';
