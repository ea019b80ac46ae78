import { describe, expect, it } from 'vitest';
import type { Entry } from './entry';
import { documentFrame, FRAME } from './frame';
import { append, BLOCK, EMPTY } from './log';

describe('the log', () => {
  const entry = (n: number): Entry => ({ type: 'log', parts: [['t', String(n)]], depth: 0, parent: 0 });
  const many = (count: number) => Array.from({ length: count }, (_, n) => entry(n));
  it('leaves full blocks alone as it grows', () => {
    const first = append(EMPTY, many(BLOCK + 10));
    const second = append(first, many(BLOCK));
    expect(second.blocks[0]).toBe(first.blocks[0]);
    expect(second.blocks.map((block) => block.length)).toEqual([BLOCK, BLOCK, 10]);
    expect(second.count).toBe(2 * BLOCK + 10);
  });
  it('lets go of the oldest beyond what it keeps', () => {
    const log = append(append(EMPTY, many(200_000)), many(120));
    expect(log.count).toBeLessThanOrEqual(200_000);
    expect(log.count + log.left).toBe(200_120);
  });
});

it('the frame is given a script that can be compiled', () => {
  for (const setup of [FRAME, documentFrame(5), documentFrame(0)])
    expect(() => new Function('port', 'scripts', setup)).not.toThrow();
});
