import { expect, it } from 'vitest';
import { encodeBase32 } from './base32';

it.each([
  // RFC 4648, section 10.
  ['', ''],
  ['f', 'MY======'],
  ['fo', 'MZXQ===='],
  ['foo', 'MZXW6==='],
  ['foob', 'MZXW6YQ='],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI======'],
])('Base32 of %j is %s', (text, encoded) => expect(encodeBase32(new TextEncoder().encode(text))).toBe(encoded));
