import { converter, differenceEuclidean } from 'culori';
import { describe, expect, it } from 'vitest';
import { cluster, nearestPoint, settle, toPoints } from './cluster';
// By ml-kmeans: see fixtures/make-clusters.txt.
import cases from './fixtures/clusters.json';
import { assignColors, averageAt } from './pick';
import { findColors, leaveOut } from './places';
import { quantize } from './quantize';

const pixels = (...colors: (readonly number[])[]) =>
  Uint8ClampedArray.from(colors.flatMap((color) => (color.length === 4 ? color : [...color, 255])));

describe('clusters in OKLab', () => {
  it.each(cases.map((one) => [one.start.length, one] as const))('are those of ml-kmeans: %i', (_, one) => {
    const points = Float64Array.from(one.points.flat());
    const { centers, shares } = settle(
      { points, weights: new Float64Array(one.points.length).fill(1) },
      Float64Array.from(one.start.flat()),
    );
    for (const [at, value] of one.centroids.flat().entries()) expect(centers[at]).toBeCloseTo(value, 6);
    expect([...shares]).toEqual(one.counts);
  });

  it('know OKLab as culori does', () => {
    const { l, a, b } = converter('oklab')('#e07a5f')!;
    for (const [at, value] of [l, a, b].entries()) expect(toPoints([[224, 122, 95]])[at]).toBeCloseTo(value, 6);
  });

  it('are nearer to the colors of a picture than boxes are, and the same every time', () => {
    let state = 7;
    const random = () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 2 ** 32;
    };
    const data = pixels(
      ...Array.from({ length: 4000 }, (_, i) => {
        const shade = random() * 90;
        return i % 5 === 0 ? [200 + shade / 2, 60 + shade / 3, 30] : [shade / 2, 40 + shade, 90 + shade];
      }),
    );
    const apart = differenceEuclidean('oklab');
    const rgb = ([r, g, b]: readonly number[]) => ({ mode: 'rgb', r: r! / 255, g: g! / 255, b: b! / 255 }) as const;
    const error = (palette: ReturnType<typeof quantize>) => {
      let sum = 0;
      for (let at = 0; at < data.length; at += 4)
        sum += Math.min(...palette.map((color) => apart(rgb([...data.subarray(at, at + 3)]), rgb(color.rgb)))) ** 2;
      return sum;
    };
    expect(cluster(data, 6)).toEqual(cluster(data, 6));
    expect(error(cluster(data, 6))).toBeLessThan(error(quantize(data, 6)));
    expect(cluster(data, 6).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  it('leave a picture of few colors as it is', () => {
    const data = pixels([1, 2, 3], [1, 2, 3], [250, 0, 0]);
    expect(cluster(data, 5)).toEqual(quantize(data, 5));
    expect(
      nearestPoint(
        toPoints([[255, 0, 0]]),
        0,
        toPoints([
          [0, 0, 0],
          [250, 0, 0],
        ]),
      ),
    ).toBe(1);
  });
});

describe('what is picked from pixels', () => {
  const image = {
    width: 3,
    height: 2,
    data: pixels([0, 0, 0], [30, 60, 90], [60, 0, 0], [90, 90, 90], [255, 0, 0, 0], [0, 0, 0]),
  };

  it('is a mean of what lies in the image and can be seen', () => {
    expect(averageAt(image, 1, 0, 1)).toEqual([30, 60, 90]);
    expect(averageAt(image, 1, 0, 3)).toEqual([36, 30, 36]);
    expect(averageAt(image, 0, 0, 3)).toEqual([40, 50, 60]);
    expect(averageAt(image, 0, 0, 5)).toEqual([36, 30, 36]);
    expect(averageAt(image, 1, 1, 1)).toBeUndefined();
  });

  it('leaves out near-white and translucent pixels where asked to', () => {
    const data = pixels([240, 255, 250], [239, 255, 255], [1, 1, 1, 254], [2, 2, 2]);
    const alphas = (kept: Uint8ClampedArray) => [3, 7, 11, 15].map((at) => kept[at]);
    expect(alphas(leaveOut(data, { nearWhite: true, translucent: false }))).toEqual([0, 255, 254, 255]);
    expect(alphas(leaveOut(data, { nearWhite: false, translucent: true }))).toEqual([255, 255, 0, 255]);
    expect(alphas(data)).toEqual([255, 255, 254, 255]);
  });

  it('tells where a color is', () => {
    expect(
      findColors(image, [
        [58, 2, 0],
        [91, 91, 91],
        [255, 0, 0],
      ]),
    ).toEqual([
      [2, 0],
      [0, 1],
      [2, 0],
    ]);
    expect([
      ...assignColors(image, [
        [0, 0, 0],
        [80, 80, 80],
      ]),
    ]).toEqual([0, 1, 1, 1, 1, 0]);
  });
});
