import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exportSaved, importSaved, isOurs, OTHER_KEYS, readSaved, removeSaved } from './saved-data';

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? sources(join(folder, entry.name))
      : /(?<!\.(test|e2e))\.tsx?$/.test(entry.name)
        ? [readFileSync(join(folder, entry.name), 'utf8')]
        : [],
  );

it('knows every name that something is kept under', () => {
  const named = sources('src').flatMap((source) =>
    [...source.matchAll(/\bpersist(?:<[^(]*>)?\(\s*(['`])([^'`$]+)/g)].map(([, , key]) => key!),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((key) => !isOurs(key))).toEqual([]);
  expect(OTHER_KEYS.filter((key) => !named.includes(key))).toEqual([]);
});

describe('what is kept', () => {
  /** Room for so many characters. */
  const storage = (room = 1000) => {
    const values = new Map<string, string>();
    return new Proxy(
      {
        getItem: (key: string) => values.get(key) ?? null,
        setItem(key: string, value: string) {
          if (value.length > room) throw new Error('full');
          values.set(key, value);
        },
        removeItem: (key: string) => values.delete(key),
      },
      { ownKeys: () => [...values.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) },
    );
  };
  beforeEach(() => vi.stubGlobal('localStorage', storage()));
  afterEach(() => vi.unstubAllGlobals());

  it('comes back from its file as it was, and another site’s stays out', () => {
    localStorage.setItem('localkit:theme', '"dark"');
    localStorage.setItem('markdown', '# Mine');
    localStorage.setItem('theirs', 'x');
    const file = exportSaved();
    removeSaved();
    expect(Object.keys(localStorage)).toEqual(['theirs']);
    expect(importSaved(readSaved(file)!)).toBe(true);
    expect(localStorage.getItem('markdown')).toBe('# Mine');
    expect(exportSaved()).toBe(file);
  });

  it('is read from its own kind of file alone', () => {
    for (const other of ['', '[]', '{"a":1}', '{"localkit":"chain","steps":[]}', '{"localkit":"kept","kept":null}'])
      expect(readSaved(other)).toBeUndefined();
    expect([...readSaved('{"localkit":"kept","kept":{"theirs":"x","localkit:a":1,"localkit:b":"1"}}')!]).toEqual([
      ['localkit:b', '1'],
    ]);
  });

  it('stays as it is where there is no room for all of it', () => {
    localStorage.setItem('localkit:a', 'old');
    expect(
      importSaved(
        new Map([
          ['localkit:a', 'new'],
          ['localkit:b', 'x'.repeat(2000)],
        ]),
      ),
    ).toBe(false);
    expect(localStorage.getItem('localkit:a')).toBe('old');
  });
});
