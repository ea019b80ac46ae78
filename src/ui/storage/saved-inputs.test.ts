import { beforeEach, describe, expect, it, vi } from 'vitest';
import { KEY } from './reload';
import { getSavedInputs, saveInputs } from './saved-inputs';

const stored = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});
beforeEach(() => stored.clear());

describe('saved inputs', () => {
  it('come back by page, and leave nothing once cleared', () => {
    saveInputs('a', { input: 'one' });
    saveInputs('b', { input: 'two' });
    expect(getSavedInputs('a')).toEqual({ input: 'one' });
    saveInputs('a', undefined);
    saveInputs('b', undefined);
    expect(stored.size).toBe(0);
  });

  it.each(['null', '1', '"x"', '[', '[1]', '{"a":null}', '{"a":{"input":1}}'])('survive %s in their place', (text) => {
    stored.set(KEY, text);
    expect(getSavedInputs('a')).toBeUndefined();
    saveInputs('b', { input: 'two' });
    expect(getSavedInputs('b')).toEqual({ input: 'two' });
  });
});
