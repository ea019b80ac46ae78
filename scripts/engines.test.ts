import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Each is a folder of pure domain logic; only `testing` is for the tests themselves. */
const engines = readdirSync('src/engines', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .map(({ name }) => name);

it.each(engines)('the engine %s has a test of its own', (name) => {
  expect(readdirSync(`src/engines/${name}`).some((file) => /\.test\.ts$/.test(file))).toBe(true);
});
