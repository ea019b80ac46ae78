import { converter } from 'culori';
import { expect, it } from 'vitest';
// By colorjs.io: see fixtures/make-gamut.txt.
import fixture from './fixtures/gamut.json';
import { encodeLight, greatestChroma, oklchToLight, toP3Light } from './gamut';

it('knows the edges of sRGB and Display P3 as colorjs.io does', () => {
  expect(fixture).toHaveLength(105);
  for (const [l, hue, srgb, p3] of fixture) {
    expect(greatestChroma(l!, hue!, 'srgb'), `${l} ${hue}`).toBeCloseTo(srgb!, 3);
    expect(greatestChroma(l!, hue!, 'p3'), `${l} ${hue}`).toBeCloseTo(p3!, 3);
  }
  expect([0, 1].map((l) => greatestChroma(l, 40, 'p3'))).toEqual([0, 0]);
});

it('gives the channels that culori gives', () => {
  for (const [l, hue, c] of fixture) {
    const { r, g, b } = converter('p3')({ mode: 'oklch', l: l!, c: c!, h: hue! });
    for (const [at, channel] of [r, g, b].entries())
      expect(encodeLight(toP3Light(oklchToLight(l!, c!, hue!))[at]!)).toBeCloseTo(channel, 3);
  }
});
