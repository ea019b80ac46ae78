import { describe, expect, it } from 'vitest';
import { repairDuration, withDuration } from './webm';

const bytes = (...parts: (readonly number[] | string)[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : [...part])));

/** Header, a segment of unknown size with Info (scale of a millisecond, two names) and the start of Tracks: as Chromium writes it. */
const EBML = [0x1a, 0x45, 0xdf, 0xa3, 0x84, 0x42, 0x82, 0x81, 0x77];
const SEGMENT = [0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];
const INFO_CONTENT = [0x2a, 0xd7, 0xb1, 0x83, 0x0f, 0x42, 0x40, 0x4d, 0x80, 0x81, 0x43];
const INFO = [0x15, 0x49, 0xa9, 0x66, 0x80 | INFO_CONTENT.length, ...INFO_CONTENT];
const TRACKS = [0x16, 0x54, 0xae, 0x6b, 0x82, 0x01, 0x02];
const recording = bytes(EBML, SEGMENT, INFO, TRACKS);

describe('the length of a recording', () => {
  it('is written into Info, and nothing else is changed', () => {
    const out = withDuration(recording, 1500)!;
    const info = EBML.length + SEGMENT.length;
    expect([...out.subarray(0, info + 4)]).toEqual([...recording.subarray(0, info + 4)]);
    expect([...out.subarray(info + 4, info + 12)]).toEqual([1, 0, 0, 0, 0, 0, 0, INFO_CONTENT.length + 11]);
    expect([...out.subarray(info + 12, info + 12 + INFO_CONTENT.length)]).toEqual(INFO_CONTENT);
    const duration = out.subarray(info + 12 + INFO_CONTENT.length, info + 12 + INFO_CONTENT.length + 11);
    expect([...duration.subarray(0, 3)]).toEqual([0x44, 0x89, 0x88]);
    expect(new DataView(duration.buffer, duration.byteOffset + 3).getFloat64(0)).toBe(1500);
    expect([...out.subarray(-TRACKS.length)]).toEqual(TRACKS);
  });

  it('is left alone where it is known, and where the file is something else', () => {
    expect(withDuration(withDuration(recording, 1500)!, 9)).toBeUndefined();
    const sized = [0x18, 0x53, 0x80, 0x67, 0x80 | (INFO.length + TRACKS.length)];
    for (const other of [
      bytes(),
      bytes('ftypmp42'),
      bytes(EBML),
      bytes(EBML, SEGMENT),
      bytes(EBML, sized, INFO, TRACKS),
      recording.slice(0, -15),
    ])
      expect(withDuration(other, 1)).toBeUndefined();
  });

  it('keeps every byte behind the head', async () => {
    const rest = new Uint8Array(10_000).fill(7);
    const repaired = await repairDuration(new Blob([recording, rest], { type: 'video/webm;codecs=vp8' }), 1500);
    expect(repaired.size).toBe(recording.length + rest.length + 11 + 7);
    expect(new Uint8Array(await repaired.arrayBuffer()).subarray(-10_000)).toEqual(rest);
    const other = new Blob([recording], { type: 'video/mp4' });
    expect(await repairDuration(other, 1)).toBe(other);
  });
});
