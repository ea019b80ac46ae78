import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatColor } from './format';
import { readHex8, writeHex8, writeRgb8 } from './rgb8';
import { parseHexDigits } from './srgb';

const hex = fc
  .tuple(fc.constantFrom('', '#', ' #'), fc.constantFrom(3, 4, 6, 8), fc.integer({ min: 0, max: 0xffffffff }))
  .map(([mark, length, value]) => mark + value.toString(16).padStart(8, '0').slice(0, length));

it('reads and writes as the rest of the engine does', () => {
  fc.assert(
    fc.property(hex, fc.boolean(), fc.boolean(), (text, percent, alwaysAlpha) => {
      const quick = readHex8(text)!;
      const full = parseHexDigits(text)!;
      expect(writeHex8(quick, { alwaysAlpha })).toBe(formatColor(full, 'hex', { alwaysAlpha }));
      expect(writeRgb8(quick, { percent, alwaysAlpha })).toBe(formatColor(full, 'rgb', { percent, alwaysAlpha }));
    }),
  );
});

it('reads nothing else', () => {
  for (const text of ['', '#', '#12', '#12345', '#1234567', '##fff', 'red', '#fff\0', 'x'.repeat(1_000_000)])
    expect(readHex8(text)).toBeUndefined();
});
