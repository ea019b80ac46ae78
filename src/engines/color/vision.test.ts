import { describe, expect, it } from 'vitest';
// By colorspacious: see fixtures/make-seen.py.
import fixture from './fixtures/seen.json';
import { parseHexDigits } from './srgb';
import { formatSrgb } from './srgb-format';
import { seenWith, VISION_NAMES } from './vision';

const bytesOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

describe('colors as others see them', () => {
  it.each(VISION_NAMES.map((vision, at) => [vision, at] as const))('are those of colorspacious: %s', (vision, at) => {
    // Rounding to eight bits may fall either way where two programs differ in the last digit.
    const far = fixture.filter((row) => {
      const seen = bytesOf(formatSrgb(seenWith(parseHexDigits(row[0]!)!, vision), 'hex'));
      return bytesOf(row[at + 1]!).some((byte, i) => Math.abs(byte - seen[i]!) > 1);
    });
    expect(far).toEqual([]);
    expect(fixture).toHaveLength(325);
  });

  it('keep black, white, grays and the alpha', () => {
    for (const vision of VISION_NAMES)
      for (const hex of ['#000000', '#ffffff', '#80808080', '#33333300'])
        expect(formatSrgb(seenWith(parseHexDigits(hex)!, vision), 'hex'), vision).toBe(hex);
  });
});
