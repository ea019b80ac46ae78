import { describe, expect, it } from 'vitest';
import { Lines } from './lines';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('lines', () => {
  it('come out whole, wherever the chunks are cut', () => {
    const text = 'one\r\ntwo äß€😀\n\nfour\n';
    const whole = bytes(text);
    for (let size = 1; size <= whole.length; size++) {
      const lines = new Lines(100);
      const found: (string | undefined)[] = [];
      for (let at = 0; at < whole.length; at += size) found.push(...lines.add(whole.subarray(at, at + size)));
      expect(found).toEqual(['one', 'two äß€😀', '', 'four']);
    }
  });

  it('that are too long are let go, and the next one is read', () => {
    const lines = new Lines(5);
    const chunks = ['123', '456', '789\n12', '345\n', '123456\nend\n'];
    expect(chunks.flatMap((chunk) => [...lines.add(bytes(chunk))])).toEqual([undefined, '12345', undefined, 'end']);
  });

  it('take time by their length, not by its square', () => {
    const chunk = new Uint8Array(4096).fill(97);
    const timeFor = (count: number) => {
      const lines = new Lines(1e9);
      const started = performance.now();
      for (let at = 0; at < count; at++) for (const _ of lines.add(chunk)) expect.unreachable();
      expect([...lines.add(bytes('\n'))][0]).toHaveLength(count * chunk.length);
      return performance.now() - started;
    };
    // By the square, the second would copy 68 GB.
    timeFor(100);
    expect(timeFor(6000)).toBeLessThan(3000);
  });
});
