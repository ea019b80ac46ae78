import { describe, expect, it } from 'vitest';
import { findFile, keyOf } from './files';

const files = {
  'index.html': ['a', 1, 0],
  'tool/x/index.html': ['b', 1, 0],
  'assets/y-1.js': ['', 1, 0],
  '404.html': ['c', 1, 0],
} as const;

describe('finding the file of an address', () => {
  it.each([
    ['', 'index.html'],
    ['/', 'index.html'],
    ['tool/x', 'tool/x/index.html'],
    ['tool/x/', 'tool/x/index.html'],
    ['tool/x/index.html', 'tool/x/index.html'],
    ['assets/y-1.js', 'assets/y-1.js'],
    ['404', '404.html'],
    ['tool/none', undefined],
    ['__proto__', undefined],
    ['constructor', undefined],
  ])('%s', (path, file) => expect(findFile(files, path)).toBe(file));

  it('keeps revisions apart', () => {
    expect(keyOf('assets/y-1.js', '')).toBe('assets/y-1.js');
    expect(keyOf('index.html', 'a')).not.toBe(keyOf('index.html', 'b'));
  });
});
