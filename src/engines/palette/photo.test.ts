import { expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
// By ImageMagick: see fixtures/make-photos.sh.
import photos from './fixtures/photos.json';
import { decodePhoto, isPhoto } from './photo';

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));

it.each(photos.map((photo) => [photo.name, photo] as const))('reads %s as ImageMagick does', async (name, photo) => {
  const { width, height, data } = await decodePhoto(bytesOf(photo.file));
  const theirs = bytesOf(photo.pixels);
  expect([width, height, data.length]).toEqual([24, 16, theirs.length]);
  const apart = data.map((value, at) => Math.abs(value - theirs[at]!));
  // JPEG leaves it open how color is spread over the pixels that share it.
  const [most, mean] = name.endsWith('.jpg') ? [24, 3] : [1, 0.1];
  expect(Math.max(...apart)).toBeLessThanOrEqual(most);
  expect(apart.reduce((sum, value) => sum + value, 0) / apart.length).toBeLessThan(mean);
});

it('refuses what is damaged', async () => {
  for (const { file } of photos) {
    const bytes = bytesOf(file);
    expect(isPhoto(bytes)).toBe(true);
    for (const length of [12, 40, Math.floor(bytes.length / 2)]) {
      const part = bytes.subarray(0, length);
      await decodePhoto(part).then(
        ({ data }) => expect(data.length).toBe(24 * 16 * 4),
        (error) => expect(error).toBeInstanceOf(InputError),
      );
    }
  }
  expect(isPhoto(new Uint8Array(20))).toBe(false);
});
