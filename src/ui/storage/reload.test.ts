import { expect, it } from 'vitest';
import { canSurviveReload } from './reload';

it('only text of less than a megabyte survives a reload', () => {
  expect(canSurviveReload({ input: 'a', other: '' })).toBe(true);
  expect(canSurviveReload({ input: 'a'.repeat(600_000), other: 'b'.repeat(600_000) })).toBe(false);
  expect(canSurviveReload({ input: new Blob(['a']) })).toBe(false);
});
