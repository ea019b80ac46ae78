import { expect, it } from 'vitest';
import { initialValues } from '@/kit/option';
import type { DrawOptions } from './draw-code';
import { LOOK_OPTIONS } from './look-options';
import { doubtsOf, readBack } from './read-back';

const PLAIN: DrawOptions = {
  ...initialValues(LOOK_OPTIONS),
  foreground: '#000000',
  background: '#ffffff',
  level: 'L',
  size: 128,
};

it('reads what is saved, and says what scanners may fail on', async () => {
  const text = 'x'.repeat(300);
  const look = { ...PLAIN, dots: 'dots', eyeFrame: 'circle', eyeCenter: 'circle' } as const;
  expect(await readBack(text, look)).toBe('good');
  expect(await readBack(text, { ...look, foreground: '#aaaaaa' })).toBe('colors');
  // Pale dots of one pixel: the colors alone would do, and so would the dots.
  expect(await readBack(text, { ...look, foreground: '#8a8a8a' })).toBe('look');
  expect(await readBack(text, { ...look, foreground: '#8a8a8a', exportScale: '4' })).toBe('good');
  expect(await doubtsOf(text, look)).toEqual([]);
  expect(await doubtsOf(text, { ...look, foreground: '#8a8a8a' })).toEqual([
    'A reader did not get the text back from this look, so scanners may fail on it too.',
  ]);
});

it('reads a code that has no room at the size without its scale', async () => {
  expect(await readBack('x'.repeat(2000), { ...PLAIN, exportScale: '8' })).toBe('good');
});
