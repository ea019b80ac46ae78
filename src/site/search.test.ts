import { describe, expect, it } from 'vitest';
import { searchTools } from './search';

describe('searching the catalogue', () => {
  it.each([
    ['b64', 'base64-string'],
    ['jsno formater', 'json-formatter'],
    ['pretty print json', 'json-formatter'],
    ['paswword', 'random-password'],
    ['uiid', 'uuid'],
    ['epoch', 'unix-timestamp-converter'],
    ['md5', 'hash-text'],
    ['regx', 'regex-tester'],
    ['sha256', 'hash-text'],
    ['diff text', 'text-diff-checker'],
    ['qr', 'qr-generator'],
  ])('finds what “%s” means', (typed, slug) => {
    expect(
      searchTools(typed, 3)
        .map((entry) => entry.slug)
        .join(),
    ).toContain(slug);
  });

  it('finds nothing for nothing', () => expect(searchTools('  ')).toEqual([]));
});
