import { expect, it } from 'vitest';
import { initialValues } from '@/kit/option';
import { bitsOf, formatsOf, insetPlace, pictureOf, SETTINGS, type Settings, typeOf } from './settings';

const settings = (changes: Partial<Settings> = {}): Settings => ({ ...initialValues(SETTINGS), ...changes });

it('asks for Full HD unless something else is chosen', () => {
  expect(pictureOf(settings())).toEqual({ width: { ideal: 1920 }, height: { ideal: 1080 } });
  expect(pictureOf(settings({ resolution: '480', frameRate: '60' }))).toEqual({
    width: { ideal: 853 },
    height: { ideal: 480 },
    frameRate: { ideal: 60 },
  });
  expect(bitsOf(settings())).toBeUndefined();
  expect(bitsOf(settings({ bitRate: '2.5' }))).toBe(2_500_000);
});

it('writes what the browser can, and offers nothing else', () => {
  const chromium = (type: string) => /webm/.test(type) || type === 'video/mp4;codecs=avc1.42E01E,mp4a.40.2';
  const safari = (type: string) => /mp4/.test(type) && !/vp|640028/.test(type);
  expect(typeOf('auto', chromium)).toBe('video/webm;codecs=vp9,opus');
  expect(typeOf('mp4', chromium)).toBe('video/mp4;codecs=avc1.42E01E,mp4a.40.2');
  expect(typeOf('auto', safari)).toBe('video/mp4');
  expect(typeOf('webm', safari)).toBeUndefined();
  expect(formatsOf(chromium)).toEqual(['auto', 'webm', 'mp4']);
  expect(formatsOf(safari)).toEqual(['auto', 'mp4']);
  expect(formatsOf(() => false)).toEqual(['auto']);
});

it('keeps the shape of the camera, and all of it within the screen', () => {
  for (const camera of [
    { width: 640, height: 480 },
    { width: 720, height: 1280 },
  ]) {
    const place = insetPlace({ width: 1920, height: 1080 }, camera);
    expect(place.width / place.height).toBeCloseTo(camera.width / camera.height, 2);
    expect(place.x + place.width).toBeLessThan(1920);
    expect(place.y + place.height).toBeLessThan(1080);
    expect(Math.min(place.x, place.y)).toBeGreaterThan(0);
  }
  expect(insetPlace({ width: 1920, height: 1080 }, { width: 0, height: 0 }).height).toBe(0);
});
