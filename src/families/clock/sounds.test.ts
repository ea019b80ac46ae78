import { describe, expect, it } from 'vitest';
import { playSound, prepareSounds, renderSound, SOUNDS } from './sounds';

describe.each(SOUNDS)('%s', (sound) => {
  const samples = renderSound(sound, 44_100);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

  it('is loud enough to be heard and is never cut off', () => {
    expect(peak).toBeGreaterThan(0.25);
    expect(peak).toBeLessThanOrEqual(1);
  });

  it('begins and ends in silence, so that it can be repeated without a click', () => {
    expect(Math.abs(samples[0]!)).toBeLessThan(0.01);
    expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.01);
  });
});

it('is silent, and nothing worse, where there is no audio', () => {
  expect(() => {
    prepareSounds();
    playSound('Beep')();
    playSound('Alarm', { loop: true, volume: 300 })();
  }).not.toThrow();
});
