import { expect, it } from 'vitest';
import { curveAt } from '@/engines/animation/curve';
// As the two design systems publish them.
import published from './fixtures/looks.json';
import { LOOKS } from './more-presets';
import { convertShadow } from './outputs';
import { parseShadows, pasteShadows, writeShadows } from './shadow';
import { readCurve, SMOOTH, smoothShadow } from './smooth';
import { LOOK_NAMES } from './useLooks';

const as = (color: string) => color;

it('has the shadows of Tailwind and of Material Design', () => {
  const named = (prefix: string) => LOOKS.filter(({ name }) => name.startsWith(prefix)).map(({ shadows }) => shadows);
  expect(named('Tailwind')).toEqual(Object.values(published.tailwind));
  expect(named('Material')).toEqual(published.material);
  expect(LOOKS.map(({ name }) => name)).toEqual(LOOK_NAMES);
  // All of them fit the fields.
  for (const { shadows } of LOOKS) expect(parseShadows(shadows, as).length).toBeGreaterThan(0);
});

it('takes a shadow as style sheets have it, and says where it was made to fit', () => {
  expect(pasteShadows('box-shadow: 0 4px 6px -1px rgb(0 0 0 / 0.1), 0 2px 4px #0002;', as)).toMatchObject({
    isFitted: false,
  });
  const { shadows, isFitted } = pasteShadows('-webkit-box-shadow: .25rem 0.4px 120px 1em red inset', as);
  expect([writeShadows(shadows), isFitted]).toEqual(['inset 4px 0px 100px 16px red', true]);
  expect(() => pasteShadows('0 4vw #000', as)).toThrow('“4vw” isn’t in px, rem or em');
  expect(() => pasteShadows('box-shadow: none', as)).toThrow('isn’t a shadow');
});

it('follows a curve as CSS does', () => {
  expect(curveAt([0, 0, 1, 1], 0.3)).toBeCloseTo(0.3);
  // ease-in-out is symmetric; ease at a half is 0.8024 in every browser.
  expect(curveAt([0.42, 0, 0.58, 1], 0.5)).toBeCloseTo(0.5);
  expect(curveAt([0.25, 0.1, 0.25, 1], 0.5)).toBeCloseTo(0.8024, 4);
  expect(readCurve('cubic-bezier(0, 0.5, 1, .25)')).toEqual([0, 0.5, 1, 0.25]);
  expect(() => readCurve('0, 2, 1, 1')).toThrow('Curve, number 2');
  expect(() => readCurve('0, 1, 1')).toThrow('Curve');
});

it('spreads one soft shadow over layers, away from the light', () => {
  const start = Object.fromEntries(Object.entries(SMOOTH).map(([name, option]) => [name, option.initial]));
  const of = (changes: object) => smoothShadow({ ...start, curve: '0, 0, 1, 1', ...changes } as never, [1, 2, 3]);
  expect(of({ layers: 2, distance: 40, smoothBlur: 60, opacity: 20 })).toBe(
    '0px 10px 15px 0px rgb(1 2 3 / 0.1), 0px 40px 60px 0px rgb(1 2 3 / 0.2)',
  );
  expect(of({ layers: 2, light: 90, smoothSpread: -4 })).toContain('-40px 0px 60px -4px');
  expect(of({ layers: 2, light: 225 })).toContain('28.3px -28.3px 60px');
});

it('writes other properties, and says what they lack', () => {
  expect(convertShadow('1px 2px 10px 3px #000, inset 0px 0px 4px 0px #fff', 'drop-shadow')).toEqual({
    value: 'drop-shadow(1px 2px 5px #000)',
    notes: [
      'drop-shadow() has no inset: 1 of 2 shadows left out.',
      'drop-shadow() has no spread: 1 of 2 shadows are drawn without it.',
    ],
  });
  expect(convertShadow('1px 2px 10px 0px rgb(0 0 0 / 0.5)', 'text-shadow')).toEqual({
    value: '1px 2px 10px rgb(0 0 0 / 0.5)',
    notes: [],
  });
});
