import { describe, expect, it } from 'vitest';
import { cacheKey, type Files, filesNamedBy, filesReachedFrom, findFile, hasRightType } from './files';

const files: Files = {
  'index.html': ['a', 1, 0, [2]],
  'tool/x/index.html': ['b', 1, 0, [2, 4]],
  'assets/y-1.js': ['', 1, 0, [4, 5]],
  '404.html': ['c', 1, 0],
  'assets/z-1.js': ['', 50, 0, [2]],
  'assets/large-1.js': ['', 900, 1],
};

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
    expect(cacheKey('assets/y-1.js', '')).toBe('assets/y-1.js');
    expect(cacheKey('index.html', 'a')).not.toBe(cacheKey('index.html', 'b'));
  });
});

describe('what belongs to a page', () => {
  it('is what its HTML names', () => {
    expect(filesNamedBy(files, 'tool/x/index.html')).toEqual(['tool/x/index.html', 'assets/y-1.js', 'assets/z-1.js']);
    expect(filesNamedBy(files, '404.html')).toEqual(['404.html']);
  });
  it('and what these can load, without heavy parts and those that are too large', () => {
    expect(filesReachedFrom(files, ['index.html'])).toEqual(['index.html', 'assets/y-1.js', 'assets/z-1.js']);
    expect(filesReachedFrom(files, ['index.html'], 10)).toEqual(['index.html', 'assets/y-1.js']);
  });
  it('a list of choices brings none of them', () => {
    const list: Files = {
      'list.js': ['', 1, 0, Array.from({ length: 101 }, (_, at) => at + 1)],
      ...Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`${at}.js`, ['', 1, 0] as const])),
    };
    expect(filesReachedFrom(list, ['list.js'])).toEqual(['list.js']);
  });
});

it.each([
  ['assets/a.js', 'text/javascript; charset=utf-8', true],
  ['assets/a.js', 'application/javascript', true],
  ['assets/a.js', 'text/html', false],
  ['assets/a.js', null, false],
  ['assets/a.css', 'text/css', true],
  ['assets/a.css', 'text/html; charset=utf-8', false],
  ['index.html', 'text/html', true],
  ['index.html', 'application/json', false],
  ['assets/a.wasm', 'application/wasm', true],
  ['assets/a.wasm', 'application/octet-stream', true],
  ['assets/a.wasm', 'text/html', false],
  ['icon.svg', 'image/svg+xml', true],
])('%s as %s: %s', (file, type, expected) => expect(hasRightType(file, type)).toBe(expected));
